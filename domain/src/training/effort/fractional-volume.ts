import { EXERCISES } from '../../exercises/library/exercise-library.ts';
import { MUSCLES, type Muscle } from '../../exercises/muscles.ts';
import type { Exercise } from '../../exercises/exercise.ts';
import type { Pattern } from '../../exercises/patterns.ts';

/** Weight of a set for secondary muscles: Pelland et al. 2026, doi:10.1007/s40279-025-02344-w */
const INDIRECT_SET = 0.5;

export type MuscleCredit = readonly [muscle: number, sets: number];

/** Excluded from the hard sets of the volume studies. */
const UNCOUNTED_PATTERNS: readonly Pattern[] = ['power', 'cardio', 'balance'];

const muscleIndexes: ReadonlyMap<Muscle, number> = new Map(
  MUSCLES.map((muscle, at) => [muscle, at]),
);
export const muscleIndex = (muscle: Muscle): number => muscleIndexes.get(muscle) ?? -1;

export type CreditedExercise = Pick<Exercise, 'pattern' | 'primary' | 'secondary'>;

export function calculateCredits(exercise: CreditedExercise): readonly MuscleCredit[] {
  if (UNCOUNTED_PATTERNS.includes(exercise.pattern)) return [];
  return [
    ...exercise.primary.map((muscle): MuscleCredit => [muscleIndex(muscle), 1]),
    ...exercise.secondary.map((muscle): MuscleCredit => [muscleIndex(muscle), INDIRECT_SET]),
  ];
}

const credits: ReadonlyMap<string, readonly MuscleCredit[]> = new Map(
  EXERCISES.map((exercise) => [exercise.id, calculateCredits(exercise)]),
);
export const exerciseCredits = (exerciseId: string): readonly MuscleCredit[] =>
  credits.get(exerciseId) ?? [];

export type MuscleSets = { direct: number; indirect: number };

/** Ordered as MUSCLES. */
export function countSets(exercises: Iterable<{ exerciseId: string; sets: number }>): MuscleSets[] {
  const muscleSets = MUSCLES.map(() => ({ direct: 0, indirect: 0 }));
  for (const { exerciseId, sets } of exercises)
    for (const [muscle, credit] of exerciseCredits(exerciseId)) {
      const entry = muscleSets[muscle];
      if (!entry) continue;
      if (credit === 1) entry.direct += sets;
      else entry.indirect += sets;
    }
  return muscleSets;
}
