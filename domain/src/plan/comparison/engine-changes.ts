import { ENGINE_CHANGES } from './engine-changes.data.ts';
import type { DifferencePart } from './plan-difference.ts';

export type ComparedItem = { readonly part: DifferencePart; readonly what: string };

/** "1.10.0" as a number that grows with it. Each part is under a thousand. */
const versionRank = (version: string): number =>
  version.split('.').reduce((sum, part) => sum * 1000 + Number(part), 0);

/** The change between two versions that explains a difference, in Spanish, or undefined. */
export function findEngineChange(
  { part, what }: ComparedItem,
  [from, to]: readonly [string, string],
): string | undefined {
  return ENGINE_CHANGES.find(
    (change) =>
      versionRank(change.version) > versionRank(from) &&
      versionRank(change.version) <= versionRank(to) &&
      change.part === part &&
      (change.of?.some((start) => what.startsWith(start)) ?? true),
  )?.text;
}
