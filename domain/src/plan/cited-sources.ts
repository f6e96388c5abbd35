import type { SourceKey } from '../evidence/sources.ts';

/** Every source that a plan cites, in order of first mention: its position + 1 is the number of the stamp. */
export function citedSources(cited: object, found = new Set<SourceKey>()): Set<SourceKey> {
  // A plan is plain data, so every name is its own; `for in` reads a thousand parts without an array for each.
  for (const name in cited) {
    const value = (cited as Record<string, unknown>)[name]; // any object may be read by the names it has
    if (typeof value !== 'object' || value === null) continue;
    // The values of a calculation cite nobody: the calculation does.
    if (name === 'inputs' || name === 'steps') continue;
    // The only arrays named so in a plan are of source keys: the types of its parts say it.
    if (name === 'sources' || name.endsWith('Sources')) for (const key of value as SourceKey[]) found.add(key);
    else citedSources(value, found);
  }
  return found;
}
