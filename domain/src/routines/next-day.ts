import { sortChildren } from '../records/children.ts';
import type { Workout } from '../workouts/workout.ts';
import type { Routine, RoutineDay } from './routine.ts';

type Followed = { id: string; routine: Pick<Routine, 'days'> };
type FinishedWorkout = Pick<Workout, 'routineId' | 'routineDayId' | 'startedAt' | 'finishedAt'>;

/**
 * Day after the last finished one, cyclically: missed days are not skipped. Undefined without days.
 */
export function nextDay(
  { id: routineId, routine }: Followed,
  workouts: Iterable<FinishedWorkout>,
): (RoutineDay & { id: string }) | undefined {
  const days = sortChildren(routine.days);
  let last: FinishedWorkout | undefined;
  for (const workout of workouts)
    if (
      workout.routineId === routineId &&
      workout.finishedAt !== undefined &&
      workout.routineDayId !== undefined &&
      routine.days[workout.routineDayId] !== undefined &&
      (last === undefined || Date.parse(workout.startedAt) >= Date.parse(last.startedAt))
    )
      last = workout;
  const at = days.findIndex(({ id }) => id === last?.routineDayId);
  return days[(at + 1) % Math.max(1, days.length)];
}
