import { exerciseById } from '../exercises/exercise.ts';
import type { CycleWeek, PlannedExercise, TrainingDay } from './training-plan.ts';

/**
 * The sets of each exercise of a session in a week. What rounding takes from one goes to the next, so that the session
 * as a whole changes by the factor; none loses its last set, because a deload keeps every movement.
 */
export function setsInWeek(planned: readonly number[], setsFactor: number): number[] {
  let owed = 0;
  return planned.map((sets) => {
    const exact = sets * setsFactor + owed;
    const whole = Math.max(1, Math.round(exact));
    owed = exact - whole;
    return whole;
  });
}

/** Isolation work ends one repetition nearer to the limit than compounds: it tires less and errs without danger. */
export const reserveIn = (compound: boolean, weekReserve: number, floor: number): number =>
  compound ? weekReserve : Math.max(floor, weekReserve - 1);

/** One session as it is done in that week of the cycle. */
export function exercisesInWeek(
  { exercises }: Pick<TrainingDay, 'exercises'>,
  { setsFactor, repsInReserve, isolationReserve }: CycleWeek,
): PlannedExercise[] {
  const sets = setsInWeek(
    exercises.map((planned) => planned.sets),
    setsFactor,
  );
  return exercises.map((planned, at) => ({
    ...planned,
    sets: sets[at] ?? planned.sets,
    repsInReserve: Math.max(
      planned.leastReserve ?? 0,
      exerciseById(planned.exerciseId)?.compound ? repsInReserve : (isolationReserve ?? repsInReserve),
    ),
  }));
}
