import { findOrder } from '@forja/contract/records/children';
import { type Children, sortChildren } from '@forja/domain/records/children';
import type {
  Routine,
  RoutineDay,
  RoutineExercise,
  RoutineSet,
} from '@forja/domain/routines/routine';
import { copyDay, copyExercise } from '../copy-routine.ts';

/** Shares untouched parts with the original. */
export type RoutineEdit = (routine: Routine) => Routine;

type CreateId = () => string;
type ExercisePath = { dayId: string; exerciseKey: string };

function insertChild<Child>(
  byId: Children<Child>,
  { id, child, index }: { id: string; child: Child; index: number },
): Children<Child> {
  return { ...byId, [id]: { ...child, order: findOrder(sortChildren(byId), index) } };
}

function changeChild<Child>(
  byId: Children<Child>,
  id: string,
  change: (child: Child) => Child,
): Children<Child> {
  const child = byId[id];
  return child === undefined ? byId : { ...byId, [id]: { ...change(child), order: child.order } };
}

function removeChild<Child>(byId: Children<Child>, id: string): Children<Child> {
  const { [id]: _removed, ...others } = byId;
  return others;
}

function moveChild<Child>(byId: Children<Child>, id: string, index: number): Children<Child> {
  const child = byId[id];
  const others = sortChildren(removeChild(byId, id));
  return child === undefined
    ? byId
    : { ...byId, [id]: { ...child, order: findOrder(others, index) } };
}

const findIndex = <Child>(byId: Children<Child>, id: string): number =>
  sortChildren(byId).findIndex((child) => child.id === id);

const inDays =
  (change: (days: Routine['days']) => Routine['days']): RoutineEdit =>
  (routine) => ({ ...routine, days: change(routine.days) });

const inDay = (dayId: string, change: (day: RoutineDay) => RoutineDay): RoutineEdit =>
  inDays((days) => changeChild(days, dayId, change));

const inExercises = (
  dayId: string,
  change: (exercises: RoutineDay['exercises']) => RoutineDay['exercises'],
): RoutineEdit => inDay(dayId, (day) => ({ ...day, exercises: change(day.exercises) }));

const inSets = (
  { dayId, exerciseKey }: ExercisePath,
  change: (sets: RoutineExercise['sets']) => RoutineExercise['sets'],
): RoutineEdit =>
  inExercises(dayId, (exercises) =>
    changeChild(exercises, exerciseKey, (exercise) => ({
      ...exercise,
      sets: change(exercise.sets),
    })),
  );

export const setRoutineFields =
  (fields: Partial<Pick<Routine, 'name' | 'notes'>>): RoutineEdit =>
  (routine) => ({ ...routine, ...fields });

export const addDay = (name: string, id: string): RoutineEdit =>
  inDays((days) =>
    insertChild(days, { id, child: { name, exercises: {} }, index: Object.keys(days).length }),
  );
export const setDayFields = (
  dayId: string,
  fields: Partial<Pick<RoutineDay, 'name' | 'notes'>>,
): RoutineEdit => inDay(dayId, (day) => ({ ...day, ...fields }));
export const removeDay = (dayId: string): RoutineEdit => inDays((days) => removeChild(days, dayId));
export const moveDay = (dayId: string, index: number): RoutineEdit =>
  inDays((days) => moveChild(days, dayId, index));
export const duplicateDay = (dayId: string, name: string, createId: CreateId): RoutineEdit =>
  inDays((days) => {
    const day = days[dayId];
    if (day === undefined) return days;
    const child = { ...copyDay(day, createId), name };
    return insertChild(days, { id: createId(), child, index: findIndex(days, dayId) + 1 });
  });

export const addExercise = (dayId: string, exercise: RoutineExercise, id: string): RoutineEdit =>
  inExercises(dayId, (exercises) =>
    insertChild(exercises, { id, child: exercise, index: Object.keys(exercises).length }),
  );
export const setExerciseFields = (
  { dayId, exerciseKey }: ExercisePath,
  fields: Partial<Omit<RoutineExercise, 'sets'>>,
): RoutineEdit =>
  inExercises(dayId, (exercises) =>
    changeChild(exercises, exerciseKey, (exercise) => ({ ...exercise, ...fields })),
  );
export const moveExercise = ({ dayId, exerciseKey }: ExercisePath, index: number): RoutineEdit =>
  inExercises(dayId, (exercises) => moveChild(exercises, exerciseKey, index));
export const removeExercise = ({ dayId, exerciseKey }: ExercisePath): RoutineEdit =>
  inExercises(dayId, (exercises) => separateLone(removeChild(exercises, exerciseKey)));
export const duplicateExercise = (
  { dayId, exerciseKey }: ExercisePath,
  createId: CreateId,
): RoutineEdit =>
  inExercises(dayId, (exercises) => {
    const exercise = exercises[exerciseKey];
    if (exercise === undefined) return exercises;
    const child = { ...copyExercise(exercise, createId), supersetId: undefined };
    return insertChild(exercises, {
      id: createId(),
      child,
      index: findIndex(exercises, exerciseKey) + 1,
    });
  });

/** Joins an exercise and its superset with the next one. */
export const joinWithNext = (
  { dayId, exerciseKey }: ExercisePath,
  createId: CreateId,
): RoutineEdit =>
  inExercises(dayId, (exercises) => {
    const sorted = sortChildren(exercises);
    const index = sorted.findIndex(({ id }) => id === exerciseKey);
    const [exercise, next] = [sorted[index], sorted[index + 1]];
    if (!exercise || !next) return exercises;
    const supersetId = exercise.supersetId ?? next.supersetId ?? createId();
    const isJoined = (id: string, each: RoutineExercise) =>
      id === exercise.id ||
      id === next.id ||
      (each.supersetId !== undefined && each.supersetId === next.supersetId);
    return Object.fromEntries(
      Object.entries(exercises).map(([id, each]) => [
        id,
        isJoined(id, each) ? { ...each, supersetId } : each,
      ]),
    );
  });
export const separate = ({ dayId, exerciseKey }: ExercisePath): RoutineEdit =>
  inExercises(dayId, (exercises) =>
    separateLone(
      changeChild(exercises, exerciseKey, ({ supersetId: _removed, ...exercise }) => exercise),
    ),
  );

/** A superset needs two exercises. */
function separateLone(exercises: RoutineDay['exercises']): RoutineDay['exercises'] {
  const all = Object.values(exercises);
  return Object.fromEntries(
    Object.entries(exercises).map(([id, exercise]) => {
      const { supersetId, ...single } = exercise;
      const companions = all.filter((each) => each.supersetId === supersetId);
      return [id, supersetId !== undefined && companions.length < 2 ? single : exercise];
    }),
  );
}

export const addSet = (path: ExercisePath, set: RoutineSet, id: string): RoutineEdit =>
  inSets(path, (sets) => insertChild(sets, { id, child: set, index: Object.keys(sets).length }));
/** Warm-up sets precede the others. */
export const addWarmUpSet = (path: ExercisePath, set: RoutineSet, id: string): RoutineEdit =>
  inSets(path, (sets) => {
    const index = sortChildren(sets).filter(({ kind }) => kind === 'warmup').length;
    return insertChild(sets, { id, child: { ...set, kind: 'warmup' }, index });
  });
export const setSet = (path: ExercisePath, setId: string, set: RoutineSet): RoutineEdit =>
  inSets(path, (sets) => changeChild(sets, setId, () => set));
export const removeSet = (path: ExercisePath, setId: string): RoutineEdit =>
  inSets(path, (sets) => removeChild(sets, setId));
