import { EXERCISES, exerciseById } from '../exercises/exercise.ts';
import type { Profile } from '../person/profile.ts';
import { trainingCautions } from './cautions.ts';
import { isRelated } from './choose-exercises.ts';
import { isAllowed, limitsOf } from './exercise-pool.ts';
import type { Exercise } from './training-plan.ts';

type Swaps = Readonly<Record<string, string>>;

/** Lower is closer: same pattern first, then the more muscles they share. */
function distance(original: Exercise, other: Exercise): number {
  const shared = other.primary.filter((muscle) => original.primary.includes(muscle)).length;
  const helped = other.secondary.filter((muscle) => original.secondary.includes(muscle)).length;
  return (
    (other.pattern === original.pattern ? 0 : 100) +
    (other.compound === original.compound ? 0 : 10) -
    shared * 3 -
    helped
  );
}

/** What this person can do instead, the closest first. Empty when the library has no such exercise or nothing is safe. */
export function alternativesFor(exerciseId: string, profile: Profile): Exercise[] {
  const original = exerciseById(exerciseId);
  if (!original) return [];
  const limits = limitsOf(profile, trainingCautions(profile));
  return EXERCISES.filter(
    (other) => other.id !== original.id && isRelated(original, other) && isAllowed(other, limits),
  ).toSorted((a, b) => distance(original, a) - distance(original, b));
}

/**
 * The swaps after one more, for `trainingPlan(profile, { swaps })`, which shares the sets out again so that the weekly
 * volume stays in its range. Changing a replacement changes what it replaced; going back to the original forgets it.
 */
export function withSwap(swaps: Swaps, from: string, to: string): Swaps {
  const original = Object.entries(swaps).find(([, replacement]) => replacement === from)?.[0] ?? from;
  const others = Object.fromEntries(Object.entries(swaps).filter(([id]) => id !== original));
  return original === to ? others : { ...others, [original]: to };
}
