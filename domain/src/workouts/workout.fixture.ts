import type { Workout, WorkoutExercise, WorkoutSet } from './workout.ts';

const idOf = (index: number): string =>
  `0193b4f5-7e36-7c2a-9a51-${String(index).padStart(12, '0')}`;
const orderOf = (index: number): string => `a${index}`;

const toChildren = <Child>(list: readonly Child[]): Record<string, Child & { order: string }> =>
  Object.fromEntries(list.map((child, at) => [idOf(at), { ...child, order: orderOf(at) }]));

export const doneSet = (
  weightKg: number,
  repetitions: number,
  more: Partial<WorkoutSet> = {},
): WorkoutSet => ({
  kind: 'working',
  weightKg,
  repetitions,
  doneAt: '2026-01-01T10:00:00.000Z',
  ...more,
});

export const exerciseOf = (
  exerciseId: string,
  sets: readonly WorkoutSet[],
  more: Partial<WorkoutExercise> = {},
): WorkoutExercise => ({ exerciseId, name: exerciseId, sets: toChildren(sets), ...more });

export const workoutOf = (
  day: string,
  exercises: readonly WorkoutExercise[],
  more: Partial<Workout> = {},
): Workout => ({
  name: 'Torso',
  day,
  startedAt: `${day}T10:00:00.000Z`,
  finishedAt: `${day}T11:00:00.000Z`,
  exercises: toChildren(exercises),
  ...more,
});
