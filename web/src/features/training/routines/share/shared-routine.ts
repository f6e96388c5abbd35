import type { OwnExercise } from '@forja/domain/exercises/own-exercise';
import type { Routine, RoutineExercise } from '@forja/domain/routines/routine';
import { copyRoutine } from '../copy-routine.ts';

/** A routine with its own exercises by id. */
export type SharedRoutine = {
  routine: Routine;
  exercises: Readonly<Record<string, OwnExercise>>;
};

/** Removes health adjustments always, and notes unless the person includes them. */
export function prepareShared(
  routine: Routine,
  ownExercises: Readonly<Record<string, OwnExercise>>,
  { withNotes }: { withNotes: boolean },
): SharedRoutine {
  const used = new Set<string>();
  const { notes: _notes, origin: _origin, ...rest } = routine;
  const days = changeDays(routine, (exercise) => {
    used.add(exercise.exerciseId);
    const { leastReserve: _least, notes, ...others } = exercise;
    return withNotes && notes !== undefined ? { ...others, notes } : others;
  });
  const exercises = Object.entries(ownExercises)
    .filter(([id]) => used.has(id))
    .map(([id, exercise]): [string, OwnExercise] => {
      const { notes, ...others } = exercise;
      return [id, withNotes && notes !== undefined ? exercise : others];
    });
  return {
    routine: {
      ...rest,
      ...(withNotes && routine.notes !== undefined && { notes: routine.notes }),
      isArchived: false,
      days: withNotes
        ? days
        : Object.fromEntries(
            Object.entries(days).map(([id, { notes: _dayNotes, ...day }]) => [id, day]),
          ),
    },
    exercises: Object.fromEntries(exercises),
  };
}

const changeDays = (
  { days }: Routine,
  change: (exercise: RoutineExercise & { order: string }) => RoutineExercise & { order: string },
): Routine['days'] =>
  Object.fromEntries(
    Object.entries(days).map(([id, day]) => [
      id,
      {
        ...day,
        exercises: Object.fromEntries(
          Object.entries(day.exercises).map(([key, exercise]) => [key, change(exercise)]),
        ),
      },
    ]),
  );

type Adopted = { routine: Routine; newExercises: Readonly<Record<string, OwnExercise>> };

/** Gives a shared routine new ids, and reuses own exercises by name. */
export function adoptShared(
  { routine, exercises }: SharedRoutine,
  ownExercises: Readonly<Record<string, OwnExercise>>,
  createId: () => string,
): Adopted {
  const ids = new Map<string, string>();
  const newExercises: Record<string, OwnExercise> = {};
  for (const [id, exercise] of Object.entries(exercises)) {
    const [existing] =
      Object.entries(ownExercises).find(([, { name }]) => name === exercise.name) ?? [];
    const adoptedId = existing ?? createId();
    ids.set(id, adoptedId);
    if (existing === undefined) newExercises[adoptedId] = exercise;
  }
  const copy = copyRoutine(routine, createId);
  const days = changeDays(copy, (exercise) => ({
    ...exercise,
    exerciseId: ids.get(exercise.exerciseId) ?? exercise.exerciseId,
  }));
  return {
    routine: { ...copy, days, isArchived: false, origin: { kind: 'shared', id: createId() } },
    newExercises,
  };
}
