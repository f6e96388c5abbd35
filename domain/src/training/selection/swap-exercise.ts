import { EXERCISES, exerciseById } from '../../exercises/library/exercise-library.ts';
import type { Profile } from '../../profile/profile.ts';
import { trainingCautions } from '../training-cautions.ts';
import { isSubstitute } from './choose-exercises.ts';
import { isAllowed, exerciseLimits } from './exercise-pool.ts';
import type { Exercise } from '../../exercises/exercise.ts';

type Swaps = Readonly<Record<string, string>>;

/** Lower is closer: too heavy last, same pattern first, then shared muscles. */
function substituteDistance(
  original: Exercise,
  other: Exercise,
  tooHeavy: ReadonlySet<string>,
): number {
  const sharedPrimary = other.primary.filter((muscle) => original.primary.includes(muscle)).length;
  const sharedSecondary = other.secondary.filter((muscle) =>
    original.secondary.includes(muscle),
  ).length;
  return (
    (tooHeavy.has(other.id) ? 1000 : 0) +
    (other.pattern === original.pattern ? 0 : 100) +
    (other.compound === original.compound ? 0 : 10) -
    sharedPrimary * 3 -
    sharedSecondary
  );
}

/** Closest first. Empty for an unknown exercise or without a safe option. */
export function findAlternatives(exerciseId: string, profile: Profile): Exercise[] {
  const original = exerciseById(exerciseId);
  if (!original) return [];
  const limits = exerciseLimits(profile, trainingCautions(profile));
  return EXERCISES.filter(
    (other) =>
      other.id !== original.id && isSubstitute(original, other) && isAllowed(other, limits),
  ).toSorted(
    (a, b) =>
      substituteDistance(original, a, limits.tooHeavy) -
      substituteDistance(original, b, limits.tooHeavy),
  );
}

/**
 * Adds a swap for `trainingPlan`, which reassigns the sets. Swapping a replacement changes the
 * original's swap; swapping back removes it.
 */
export function addSwap(swaps: Swaps, from: string, to: string): Swaps {
  const original =
    Object.entries(swaps).find(([, replacement]) => replacement === from)?.[0] ?? from;
  const others = Object.fromEntries(Object.entries(swaps).filter(([id]) => id !== original));
  return original === to ? others : { ...others, [original]: to };
}
