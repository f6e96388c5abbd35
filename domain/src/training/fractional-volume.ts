import { EXERCISES } from '../exercises/exercise.ts';
import { MUSCLES, type Exercise, type Muscle, type Pattern } from './training-plan.ts';

/** A set counts whole for the muscles that lead and half for those that help: Pelland et al. 2026, doi:10.1007/s40279-025-02344-w */
const INDIRECT_SET = 0.5;

/** Position in MUSCLES and what one set gives it. */
export type Credit = readonly [muscle: number, sets: number];

/** Jumps, throws, cardio and balance are not hard sets: they train, but nobody counted them in the volume studies. */
const UNCOUNTED: readonly Pattern[] = ['power', 'cardio', 'balance'];

const positions: ReadonlyMap<Muscle, number> = new Map(MUSCLES.map((muscle, at) => [muscle, at]));
export const muscleAt = (muscle: Muscle): number => positions.get(muscle) ?? -1;

function readCredits(exercise: Exercise): readonly Credit[] {
  if (UNCOUNTED.includes(exercise.pattern)) return [];
  return [
    ...exercise.primary.map((muscle): Credit => [muscleAt(muscle), 1]),
    ...exercise.secondary.map((muscle): Credit => [muscleAt(muscle), INDIRECT_SET]),
  ];
}

const credits: ReadonlyMap<string, readonly Credit[]> = new Map(
  EXERCISES.map((exercise) => [exercise.id, readCredits(exercise)]),
);
export const creditsOf = (exerciseId: string): readonly Credit[] => credits.get(exerciseId) ?? [];

export type MuscleSets = { direct: number; indirect: number };

/** Direct and indirect sets of every muscle, in the order of MUSCLES. */
export function countSets(exercises: Iterable<{ exerciseId: string; sets: number }>): MuscleSets[] {
  const counted = MUSCLES.map(() => ({ direct: 0, indirect: 0 }));
  for (const { exerciseId, sets } of exercises)
    for (const [muscle, credit] of creditsOf(exerciseId)) {
      const entry = counted[muscle];
      if (!entry) continue;
      if (credit === 1) entry.direct += sets;
      else entry.indirect += sets;
    }
  return counted;
}
