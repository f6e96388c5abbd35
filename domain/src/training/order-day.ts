import type { Entry } from './fill-week.ts';
import type { Exercise, Pattern } from './training-plan.ts';

const LAST: readonly Pattern[] = ['core', 'carry'];

/** Explosive, then heavy, then the other compounds, then isolation, then the trunk and the carries. */
function place({ pattern, heavy, compound }: Exercise): number {
  if (pattern === 'power') return 0;
  if (LAST.includes(pattern)) return 4 + LAST.indexOf(pattern);
  if (heavy) return 1;
  return compound && pattern !== 'elbow_extension' && pattern !== 'elbow_flexion' ? 2 : 3;
}

/** What is done fresh goes first; among equals, the order of the day's needs stays. */
export const orderDay = (entries: readonly Entry[]): Entry[] =>
  entries.toSorted((a, b) => place(a.choice.exercise) - place(b.choice.exercise));

const OPPOSITE: Readonly<Partial<Record<Pattern, Pattern>>> = {
  elbow_flexion: 'elbow_extension',
  knee_flexion: 'knee_extension',
};

/** Pairs of opposite isolation exercises of one day, by id both ways: one works while the other rests. */
export function pairsOf(exercises: readonly Exercise[]): ReadonlyMap<string, string> {
  const pairs = new Map<string, string>();
  for (const one of exercises) {
    const other = exercises.find(({ id, pattern }) => pattern === OPPOSITE[one.pattern] && !pairs.has(id));
    if (!other || pairs.has(one.id)) continue;
    pairs.set(one.id, other.id);
    pairs.set(other.id, one.id);
  }
  return pairs;
}
