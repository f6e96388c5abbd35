import { expect, test } from 'vitest';
import type { RoutineDay } from './routine.ts';
import { startEmpty, startFromDay } from './start-workout.ts';

const day: RoutineDay = {
  name: 'Tirón',
  exercises: {
    curl: {
      order: 'a1',
      exerciseId: 'barbell-curl',
      name: 'Curl con barra',
      muscleGroup: 'arms',
      restSeconds: 90,
      sets: { only: { order: 'a0', kind: 'working' } },
    },
    row: {
      order: 'a0',
      exerciseId: 'barbell-row',
      name: 'Remo con barra',
      muscleGroup: 'back',
      restSeconds: 150,
      notes: 'Codos pegados',
      sets: {
        two: { order: 'a1', kind: 'working', repsMin: 6, repsMax: 8, repsInReserve: 2 },
        one: { order: 'a0', kind: 'warmup' },
      },
    },
  },
};
const start = { day: '2026-11-20', startedAt: '2026-11-20T12:00:00.000Z' };
const createIds = () => {
  let last = 0;
  return () => `id-${(last += 1)}`;
};

test('a started workout has the sets of the routine as targets, none done', () => {
  const workout = startFromDay(
    day,
    undefined,
    { ...start, routineId: 'r', routineDayId: 'd' },
    createIds(),
  );
  expect(workout).toEqual({
    ...start,
    name: 'Tirón',
    routineId: 'r',
    routineDayId: 'd',
    exercises: {
      'id-4': {
        order: 'a0',
        exerciseId: 'barbell-row',
        name: 'Remo con barra',
        restSeconds: 150,
        notes: 'Codos pegados',
        sets: {
          'id-1': { order: 'a0', kind: 'warmup' },
          'id-2': {
            order: 'a1',
            kind: 'working',
            target: { repsMin: 6, repsMax: 8, repsInReserve: 2 },
          },
        },
      },
      'id-5': {
        order: 'a1',
        exerciseId: 'barbell-curl',
        name: 'Curl con barra',
        restSeconds: 90,
        sets: { 'id-3': { order: 'a0', kind: 'working' } },
      },
    },
  });
});

test('an empty workout has no exercises', () => {
  expect(startEmpty('Libre', start)).toEqual({ name: 'Libre', ...start, exercises: {} });
});
