import { exerciseById } from '../../exercises/library/exercise-library.ts';
import type { CycleWeek, PlannedExercise, TrainingDay } from '../training-plan.ts';

/**
 * Scales the sets of a session, carrying rounding over so that the total follows the factor. Each
 * exercise keeps a set, because a deload keeps every movement.
 */
export function scaleWeekSets(planned: readonly number[], setsFactor: number): number[] {
  let carriedSets = 0;
  return planned.map((sets) => {
    const exact = sets * setsFactor + carriedSets;
    const roundedSets = Math.max(1, Math.round(exact));
    carriedSets = exact - roundedSets;
    return roundedSets;
  });
}

/** Isolation exercises keep a repetition less in reserve: they tire less and are safer. */
export const exerciseReserve = (compound: boolean, weekReserve: number, floor: number): number =>
  compound ? weekReserve : Math.max(floor, weekReserve - 1);

export function weekExercises(
  { exercises }: Pick<TrainingDay, 'exercises'>,
  { setsFactor, repsInReserve, isolationReserve }: CycleWeek,
): PlannedExercise[] {
  const sets = scaleWeekSets(
    exercises.map((planned) => planned.sets),
    setsFactor,
  );
  return exercises.map((planned, at) => ({
    ...planned,
    sets: sets[at] ?? planned.sets,
    repsInReserve: Math.max(
      planned.leastReserve ?? 0,
      exerciseById(planned.exerciseId)?.compound
        ? repsInReserve
        : (isolationReserve ?? repsInReserve),
    ),
  }));
}
