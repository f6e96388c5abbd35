import type { Children } from '../records/children.ts';
import type { Workout, WorkoutExercise, WorkoutSet } from './workout.ts';

export type ChildSlot = { id: string; order: string };

export type SetPatch = Partial<Omit<WorkoutSet, 'doneAt'>>;
type Child<Of> = Of & { order: string };

/** Edits keep unnamed fields, so that two devices merge set by set. Missing parts are ignored. */
export const markSetDone = (
  workout: Workout,
  exerciseId: string,
  setId: string,
  completion: SetPatch & { doneAt: string },
): Workout => changeSet(workout, exerciseId, setId, (set) => ({ ...set, ...completion }));

export const markSetUndone = (workout: Workout, exerciseId: string, setId: string): Workout =>
  changeSet(workout, exerciseId, setId, ({ doneAt: _, ...set }) => set);

export const changeSetFigures = (
  workout: Workout,
  exerciseId: string,
  setId: string,
  patch: SetPatch,
): Workout => changeSet(workout, exerciseId, setId, (set) => ({ ...set, ...patch }));

export const addSet = (
  workout: Workout,
  exerciseId: string,
  { id, order }: ChildSlot,
  set: WorkoutSet,
): Workout =>
  changeExercise(workout, exerciseId, (exercise) => ({
    ...exercise,
    sets: { ...exercise.sets, [id]: { ...set, order } },
  }));

export const removeSet = (workout: Workout, exerciseId: string, setId: string): Workout =>
  changeExercise(workout, exerciseId, (exercise) => ({
    ...exercise,
    sets: without(exercise.sets, setId),
  }));

export const addExercise = (
  workout: Workout,
  { id, order }: ChildSlot,
  exercise: WorkoutExercise,
): Workout => ({
  ...workout,
  exercises: { ...workout.exercises, [id]: { ...exercise, order } },
});

export const removeExercise = (workout: Workout, exerciseId: string): Workout =>
  workout.exercises[exerciseId]
    ? { ...workout, exercises: without(workout.exercises, exerciseId) }
    : workout;

export const skipExercise = (workout: Workout, exerciseId: string, isSkipped: boolean): Workout =>
  changeExercise(workout, exerciseId, ({ isSkipped: _, ...exercise }) =>
    isSkipped ? { ...exercise, isSkipped } : exercise,
  );

export const noteExercise = (
  workout: Workout,
  exerciseId: string,
  patch: Pick<WorkoutExercise, 'notes' | 'restSeconds'>,
): Workout => changeExercise(workout, exerciseId, (exercise) => ({ ...exercise, ...patch }));

/** Skips the replaced exercise but keeps its sets, which another device may be editing. */
export function swapExercise(
  workout: Workout,
  replacedId: string,
  slot: ChildSlot,
  replacement: WorkoutExercise,
): Workout {
  const replaced = workout.exercises[replacedId];
  if (!replaced) return workout;
  return skipExercise(
    addExercise(workout, slot, {
      ...replacement,
      supersetId: replaced.supersetId,
      swappedFrom: replaced.swappedFrom ?? replaced.exerciseId,
    }),
    replacedId,
    true,
  );
}

export const finishWorkout = (workout: Workout, finishedAt: string): Workout => ({
  ...workout,
  finishedAt: finishedAt < workout.startedAt ? workout.startedAt : finishedAt,
});

export const reopenWorkout = ({ finishedAt: _, ...workout }: Workout): Workout => workout;

const changeSet = (
  workout: Workout,
  exerciseId: string,
  setId: string,
  change: (set: Child<WorkoutSet>) => Child<WorkoutSet>,
): Workout =>
  changeExercise(workout, exerciseId, (exercise) => {
    const set = exercise.sets[setId];
    return set ? { ...exercise, sets: { ...exercise.sets, [setId]: change(set) } } : exercise;
  });

function changeExercise(
  workout: Workout,
  exerciseId: string,
  change: (exercise: Child<WorkoutExercise>) => Child<WorkoutExercise>,
): Workout {
  const exercise = workout.exercises[exerciseId];
  return exercise
    ? { ...workout, exercises: { ...workout.exercises, [exerciseId]: change(exercise) } }
    : workout;
}

const without = <Of>(children: Children<Of>, id: string): Children<Of> =>
  Object.fromEntries(Object.entries(children).filter(([each]) => each !== id));
