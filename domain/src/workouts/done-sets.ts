import { sortChildren } from '../records/children.ts';
import type { Workout, WorkoutExercise, WorkoutSet } from './workout.ts';

export const isDoneWorkingSet = ({ kind, doneAt }: WorkoutSet): boolean =>
  kind === 'working' && doneAt !== undefined;

/** The working sets that were done, in their order. */
export const listDoneSets = ({ sets }: Pick<WorkoutExercise, 'sets'>): WorkoutSet[] =>
  sortChildren(sets).filter(isDoneWorkingSet);

/** A working set that was done, with the exercise and the day. */
export type DoneSet = Pick<
  WorkoutSet,
  'weightKg' | 'repetitions' | 'seconds' | 'distanceMeters' | 'repsInReserve'
> & {
  readonly exerciseId: string;
  readonly day: string;
  /** Instant in ISO 8601 of the start of its workout, which names it. */
  readonly startedAt: string;
};

/** Every working set that was done in some workouts. */
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
