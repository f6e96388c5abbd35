import type { SourceKey } from '../evidence/sources.ts';

/** Cited sources in order of first mention: position + 1 is the badge number. */
export function citedSources(cited: object, keys = new Set<SourceKey>()): Set<SourceKey> {
  // A plan is plain data without inherited names; `for in` avoids an array per node.
  for (const name in cited) {
    const value = (cited as Record<string, unknown>)[name]; // any object allows it
    if (typeof value !== 'object' || value === null) continue;
    // Values of a calculation have no sources of their own.
    if (name === 'inputs' || name === 'steps') continue;
    // Arrays named so hold only source keys, by type.
    if (name === 'sources' || name.endsWith('Sources'))
      for (const key of value as SourceKey[]) keys.add(key);
    else citedSources(value, keys);
  }
  return keys;
}
