import { ENGINE_CHANGES } from './engine-changes.data.ts';
import type { DifferencePart } from './plan-difference.ts';

export type ComparedItem = { readonly part: DifferencePart; readonly what: string };

/** Sortable number for "1.10.0". Parts stay under a thousand. */
const versionRank = (version: string): number =>
  version.split('.').reduce((sum, part) => sum * 1000 + Number(part), 0);

/** Spanish explanation of a difference, oldest version first; undefined if none. */
export function findEngineChange(
  { part, what }: ComparedItem,
  [from, to]: readonly [string, string],
): string | undefined {
  const changes = ENGINE_CHANGES.filter(
    (change) =>
      versionRank(change.version) > versionRank(from) &&
      versionRank(change.version) <= versionRank(to) &&
      change.part === part &&
      (change.of?.some((start) => what.startsWith(start)) ?? true),
  );
  const firstByVersion = changes
    .filter(({ version }, at) => changes.findIndex((one) => one.version === version) === at)
    .toSorted((one, other) => versionRank(one.version) - versionRank(other.version));
  return firstByVersion.length === 0
    ? undefined
    : [...new Set(firstByVersion.map(({ text }) => text))].join(' ');
}
