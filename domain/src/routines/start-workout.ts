import { createChildren } from '../records/children.ts';
import type { SetTarget, Workout, WorkoutSet } from '../workouts/workout.ts';
import { prescribedDay } from './prescribed-day.ts';
import type { RoutineDay, RoutineSet, RoutineWeek } from './routine.ts';

type Start = Pick<Workout, 'day' | 'startedAt' | 'routineId' | 'routineDayId'>;

export function startFromDay(
  day: RoutineDay,
  week: RoutineWeek | undefined,
  start: Start,
  createId: () => string,
): Workout {
  const exercises = prescribedDay(day, week).map(
    ({
      id: _id,
      order: _order,
      muscleGroup: _group,
      leastReserve: _reserve,
      sets,
      ...exercise
    }) => ({
      ...exercise,
      sets: createChildren(sets.map(setToDo), createId),
    }),
  );
  return { name: day.name, ...start, exercises: createChildren(exercises, createId) };
}

export const startEmpty = (name: string, start: Start): Workout => ({
  name,
  ...start,
  exercises: {},
});

const setToDo = ({ kind, ...target }: RoutineSet): WorkoutSet =>
  Object.keys(target).length > 0 ? { kind, target: target satisfies SetTarget } : { kind };
