import { ENGINE_CHANGES } from './engine-changes.data.ts';
import type { DifferencePart } from './plan-difference.ts';

export type Named = { readonly part: DifferencePart; readonly what: string };

/** "1.10.0" as a number that grows with it. Each part is under a thousand. */
const rank = (version: string): number => version.split('.').reduce((sum, part) => sum * 1000 + Number(part), 0);

/** What changed between two versions about a figure or a fact, in Spanish, or undefined when nothing known. */
export function engineChange({ part, what }: Named, [from, to]: readonly [string, string]): string | undefined {
  return ENGINE_CHANGES.find(
    (change) =>
      rank(change.version) > rank(from) &&
      rank(change.version) <= rank(to) &&
      change.part === part &&
      (change.of?.some((start) => what.startsWith(start)) ?? true),
  )?.text;
}
