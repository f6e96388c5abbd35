import type { Versions } from './collection.ts';
import { sameValue } from './same-value.ts';

type Fields = Record<string, unknown>;
const areFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** One value with what each device changed, when they changed different fields; undefined when they did not agree. */
export function mergeFields({ before, mine, theirs }: Versions): unknown {
  if (!areFields(before) || !areFields(mine) || !areFields(theirs)) return undefined;
  const merged: Fields = {};
  for (const name of new Set([...Object.keys(before), ...Object.keys(mine), ...Object.keys(theirs)])) {
    const mineChanged = !sameValue(mine[name], before[name]);
    const theirsChanged = !sameValue(theirs[name], before[name]);
    if (mineChanged && theirsChanged && !sameValue(mine[name], theirs[name])) return undefined;
    const value = mineChanged ? mine[name] : theirs[name];
    if (value !== undefined) merged[name] = value;
  }
  return merged;
}
