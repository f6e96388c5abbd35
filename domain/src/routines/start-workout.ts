import type { Children } from '../records/children.ts';
import type { RoutineDay, RoutineExercise, RoutineSet } from './routine.ts';
import type { SetTarget, Workout, WorkoutExercise, WorkoutSet } from '../workouts/workout.ts';

type Start = Pick<Workout, 'day' | 'startedAt' | 'routineId' | 'routineDayId'>;

/** A workout with the exercises and sets of a day of a routine, under the same ids. */
export const startFromDay = (day: RoutineDay, start: Start): Workout => ({
  name: day.name,
  ...start,
  exercises: mapChildren(day.exercises, exerciseToDo),
});

export const startEmpty = (name: string, start: Start): Workout => ({
  name,
  ...start,
  exercises: {},
});

const exerciseToDo = ({
  muscleGroup: _,
  sets,
  ...exercise
}: RoutineExercise & { order: string }): WorkoutExercise & { order: string } => ({
  ...exercise,
  sets: mapChildren(sets, setToDo),
});

/** The routine asks, and nothing is done yet: what it asks is the target. */
function setToDo({ kind, order, ...asked }: RoutineSet & { order: string }): WorkoutSet & {
  order: string;
} {
  const target: SetTarget = asked;
  return { kind, order, ...(Object.keys(target).length > 0 ? { target } : {}) };
}

const mapChildren = <From, To>(
  children: Children<From>,
  map: (child: From & { order: string }) => To & { order: string },
): Children<To> =>
  Object.fromEntries(Object.entries(children).map(([id, child]) => [id, map(child)]));
