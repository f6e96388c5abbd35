import type { SourceKey } from '../evidence/sources.ts';

/** Every source that a plan cites, in order of first mention: its position + 1 is the number of its badge. */
export function citedSources(cited: object, keys = new Set<SourceKey>()): Set<SourceKey> {
  // A plan is plain data without inherited names; `for in` avoids an array for each of its thousand parts.
  for (const name in cited) {
    const value = (cited as Record<string, unknown>)[name]; // any object may be read by the names it has
    if (typeof value !== 'object' || value === null) continue;
    // The values of a calculation have no sources of their own.
    if (name === 'inputs' || name === 'steps') continue;
    // The only arrays named so in a plan are of source keys: the types of its parts say it.
    if (name === 'sources' || name.endsWith('Sources'))
      for (const key of value as SourceKey[]) keys.add(key);
    else citedSources(value, keys);
  }
  return keys;
}
