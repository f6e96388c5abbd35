import { createChildren, sortChildren } from '@forja/domain/records/children';
import type { Routine, RoutineDay, RoutineExercise } from '@forja/domain/routines/routine';

type CreateId = () => string;

/** Drops the id and the order among siblings. */
const dropPosition = <Child extends { id: string; order: string }>({
  id: _id,
  order: _order,
  ...child
}: Child): Omit<Child, 'id' | 'order'> => child;

export const copyExercise = (exercise: RoutineExercise, createId: CreateId): RoutineExercise => ({
  ...exercise,
  sets: createChildren(sortChildren(exercise.sets).map(dropPosition), createId),
});

/** New ids, so that the copies are independent. */
export function copyDay(day: RoutineDay, createId: CreateId): RoutineDay {
  const supersets = new Map<string, string>();
  const copySuperset = (id: string | undefined) => {
    if (id === undefined) return {};
    const copy = supersets.get(id) ?? createId();
    supersets.set(id, copy);
    return { supersetId: copy };
  };
  const exercises = sortChildren(day.exercises).map((exercise) => ({
    ...copyExercise(dropPosition(exercise), createId),
    ...copySuperset(exercise.supersetId),
  }));
  return { ...day, exercises: createChildren(exercises, createId) };
}

export const copyRoutine = (routine: Routine, createId: CreateId): Routine => ({
  ...routine,
  days: createChildren(
    sortChildren(routine.days).map((day) => copyDay(dropPosition(day), createId)),
    createId,
  ),
});
