import { sortChildren } from '../records/children.ts';
import type { SetTarget, Workout, WorkoutExercise, WorkoutSet } from './workout.ts';

type WithId<Of> = Of & { id: string; order: string };

export const listShownExercises = (
  workout: Pick<Workout, 'exercises'>,
): WithId<WorkoutExercise>[] =>
  sortChildren(workout.exercises).filter(
    ({ isSkipped, sets }) =>
      !isSkipped || Object.values(sets).some(({ doneAt }) => doneAt !== undefined),
  );

export const findNextSet = ({
  sets,
}: Pick<WorkoutExercise, 'sets'>): WithId<WorkoutSet> | undefined =>
  sortChildren(sets).find(({ doneAt }) => doneAt === undefined);

export const isToDo = (exercise: WorkoutExercise): boolean =>
  exercise.isSkipped !== true && findNextSet(exercise) !== undefined;

const countDone = ({ sets }: WorkoutExercise): number =>
  Object.values(sets).filter(({ doneAt }) => doneAt !== undefined).length;

export type NextTurn = {
  exerciseId: string | undefined;
  /** False between the exercises of a superset, until the round ends. */
  rests: boolean;
};

export function findNextTurn(workout: Workout, currentId: string): NextTurn {
  const exercises = listShownExercises(workout);
  const at = exercises.findIndex(({ id }) => id === currentId);
  const current = exercises[at];
  const after = [...exercises.slice(at + 1), ...exercises.slice(0, Math.max(0, at))];
  const partner = after
    .filter((one) => current?.supersetId !== undefined && one.supersetId === current.supersetId)
    .filter((one) => isToDo(one) && current && countDone(one) < countDone(current))
    .at(0);
  if (partner) return { exerciseId: partner.id, rests: false };
  const firstOfSuperset = exercises.find(
    (one) =>
      current?.supersetId !== undefined && one.supersetId === current.supersetId && isToDo(one),
  );
  if (firstOfSuperset) return { exerciseId: firstOfSuperset.id, rests: true };
  if (current && isToDo(current)) return { exerciseId: current.id, rests: true };
  const next = after.find(isToDo);
  return { exerciseId: next?.id, rests: next !== undefined };
}

export type SetFigures = Pick<
  WorkoutSet,
  'weightKg' | 'repetitions' | 'seconds' | 'distanceMeters' | 'repsInReserve'
>;

/**
 * Defaults of a set's fields: its own values, today's previous weight, last time's set, the
 * routine.
 */
export function suggestFigures(
  exercise: Pick<WorkoutExercise, 'sets'>,
  setId: string,
  previous: WorkoutSet | undefined,
): SetFigures {
  const sets = sortChildren(exercise.sets);
  const at = sets.findIndex(({ id }) => id === setId);
  const set = sets[at];
  if (!set) return {};
  const earlier = sets
    .slice(0, at)
    .findLast(({ kind, doneAt }) => kind === set.kind && doneAt !== undefined);
  const target: SetTarget = set.target ?? {};
  return {
    weightKg: set.weightKg ?? earlier?.weightKg ?? previous?.weightKg ?? target.weightKg,
    repetitions: set.repetitions ?? previous?.repetitions ?? target.repsMin ?? earlier?.repetitions,
    seconds: set.seconds ?? previous?.seconds ?? target.seconds ?? earlier?.seconds,
    distanceMeters: set.distanceMeters ?? previous?.distanceMeters,
    repsInReserve: set.repsInReserve,
  };
}
