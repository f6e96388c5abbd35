import { sortChildren } from '../records/children.ts';
import type { Workout, WorkoutExercise, WorkoutSet } from './workout.ts';

export const isDoneWorkingSet = ({ kind, doneAt }: WorkoutSet): boolean =>
  kind === 'working' && doneAt !== undefined;

export const listDoneSets = ({ sets }: Pick<WorkoutExercise, 'sets'>): WorkoutSet[] =>
  sortChildren(sets).filter(isDoneWorkingSet);

export type DoneSet = Pick<
  WorkoutSet,
  'weightKg' | 'repetitions' | 'seconds' | 'distanceMeters' | 'repsInReserve'
> & {
  readonly exerciseId: string;
  readonly day: string;
  /** ISO 8601 start of its workout, which identifies it. */
  readonly startedAt: string;
};

export const flattenDoneSets = (
  workouts: Iterable<Pick<Workout, 'day' | 'startedAt' | 'exercises'>>,
): DoneSet[] =>
  [...workouts].flatMap(({ day, startedAt, exercises }) =>
    sortChildren(exercises).flatMap((exercise) =>
      listDoneSets(exercise).map(
        ({ weightKg, repetitions, seconds, distanceMeters, repsInReserve }) => ({
          exerciseId: exercise.exerciseId,
          day,
          startedAt,
          weightKg,
          repetitions,
          seconds,
          distanceMeters,
          repsInReserve,
        }),
      ),
    ),
  );
