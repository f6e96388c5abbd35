import type { SourceKey } from '../evidence/sources.ts';

/** Every source that a plan cites, in order of first mention: its position + 1 is the number of the stamp. */
export function citedSources(cited: unknown, found = new Set<SourceKey>()): Set<SourceKey> {
  if (Array.isArray(cited)) for (const item of cited) citedSources(item, found);
  else if (typeof cited === 'object' && cited !== null)
    for (const [name, value] of Object.entries(cited)) {
      // The only arrays named so in a plan are of source keys: the types of its parts say it.
      if (name.toLowerCase().endsWith('sources')) for (const key of value as SourceKey[]) found.add(key);
      else citedSources(value, found);
    }
  return found;
}
