import { expect, test } from 'vitest';
import { prescribedDay } from './prescribed-day.ts';
import { aDay, anExercise, aSet, countIds } from './routine.fixture.ts';

const createId = countIds();
const warmUp = aSet({ kind: 'warmup', repsMin: 5, weightKg: 20 });
const day = aDay(
  'A',
  [
    anExercise({ exerciseId: 'bench-press', sets: [warmUp, aSet(), aSet(), aSet()] }, createId),
    anExercise({ exerciseId: 'curl-of-mine', sets: [aSet(), aSet(), aSet()] }, createId),
    anExercise({ exerciseId: 'of-a-knee', sets: [aSet()], leastReserve: 4 }, createId),
  ],
  createId,
);
const week = {
  isDeload: true,
  setsFactor: 0.5,
  repsInReserve: 3,
  isolationReserve: 2,
  instruction: 'Descarga.',
};

test('a day without a cycle is prescribed as written', () => {
  expect(prescribedDay(day, undefined).map(({ sets }) => sets.length)).toEqual([4, 3, 1]);
});

test('a week scales the working sets of the day and keeps its warm-up and every exercise', () => {
  const kinds = prescribedDay(day, week).map(({ sets }) => sets.map(({ kind }) => kind));
  expect(kinds).toEqual([['warmup', 'working', 'working'], ['working'], ['working']]);
});

test('a week with more sets repeats the last set', () => {
  const [first] = prescribedDay(day, { ...week, setsFactor: 1.4 });
  expect(first?.sets.length).toBe(5);
  expect(first?.sets.at(-1)).toMatchObject({ repsMin: 8, repsMax: 12 });
});

test('the reserve comes from the week by kind of exercise, and never falls below the exercise’s own', () => {
  const reserves = prescribedDay(day, week).map(({ sets }) => sets.at(-1)?.repsInReserve);
  expect(reserves).toEqual([3, 2, 4]);
});
