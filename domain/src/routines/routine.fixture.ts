import { createChildren } from '../records/children.ts';
import type { Routine, RoutineDay, RoutineExercise, RoutineSet } from './routine.ts';

export function countIds(): () => string {
  let last = 0;
  return () => `0193b4f5-7e36-7c2a-9a51-${String((last += 1)).padStart(12, '0')}`;
}

export const aSet = (fields: Partial<RoutineSet> = {}): RoutineSet => ({
  kind: 'working',
  repsMin: 8,
  repsMax: 12,
  ...fields,
});

export const anExercise = (
  { sets = [aSet()], ...fields }: Partial<Omit<RoutineExercise, 'sets'>> & { sets?: RoutineSet[] },
  createId: () => string,
): RoutineExercise => ({
  exerciseId: 'bench-press',
  name: 'Press de banca',
  muscleGroup: 'chest',
  sets: createChildren(sets, createId),
  restSeconds: 120,
  ...fields,
});

export const aDay = (
  name: string,
  exercises: RoutineExercise[],
  createId: () => string,
): RoutineDay => ({ name, exercises: createChildren(exercises, createId) });

export const aRoutine = (
  { days = [], ...fields }: Partial<Omit<Routine, 'days'>> & { days?: RoutineDay[] },
  createId: () => string,
): Routine => ({
  name: 'Torso y piernas',
  isArchived: false,
  days: createChildren(days, createId),
  ...fields,
});
