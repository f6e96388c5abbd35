import { expect, test } from 'vitest';
import {
  addExercise,
  addSet,
  changeSetFigures,
  finishWorkout,
  markSetDone,
  markSetUndone,
  noteExercise,
  removeExercise,
  removeSet,
  reopenWorkout,
  skipExercise,
  swapExercise,
} from './edit-workout.ts';
import type { Workout } from './workout.ts';

const workout: Workout = {
  name: 'Tirón',
  day: '2026-11-20',
  startedAt: '2026-11-20T12:00:00.000Z',
  exercises: {
    row: {
      order: 'a0',
      exerciseId: 'barbell-row',
      name: 'Remo con barra',
      sets: {
        one: { order: 'a0', kind: 'working', target: { repsMin: 6 } },
        two: { order: 'a1', kind: 'working' },
      },
    },
  },
};
const setOf = (of: typeof workout, id: string) => of.exercises.row?.sets[id];
const DONE = { weightKg: 82.5, repetitions: 8, doneAt: '2026-11-20T12:05:00.000Z' };

test('a set marked done stores its figures and keeps them when unmarked', () => {
  const done = markSetDone(workout, 'row', 'one', DONE);
  expect(setOf(done, 'one')).toEqual({ ...setOf(workout, 'one'), ...DONE });
  const undone = markSetUndone(done, 'row', 'one');
  expect(setOf(undone, 'one')).toEqual({
    ...setOf(workout, 'one'),
    weightKg: 82.5,
    repetitions: 8,
  });
  expect(setOf(changeSetFigures(done, 'row', 'one', { repetitions: 7 }), 'one')).toEqual({
    ...setOf(done, 'one'),
    repetitions: 7,
  });
  expect(setOf(done, 'two')).toBe(setOf(workout, 'two'));
});

test('sets and exercises can be added and removed', () => {
  const more = addSet(workout, 'row', { id: 'three', order: 'a2' }, { kind: 'working' });
  expect(setOf(more, 'three')).toEqual({ order: 'a2', kind: 'working' });
  expect(removeSet(more, 'row', 'three')).toEqual(workout);
  const curl = { exerciseId: 'barbell-curl', name: 'Curl con barra', sets: {} };
  const two = addExercise(workout, { id: 'curl', order: 'a1' }, curl);
  expect(two.exercises.curl).toEqual({ ...curl, order: 'a1' });
  expect(removeExercise(two, 'curl')).toEqual(workout);
});

test('a skipped exercise can be restored', () => {
  const skipped = skipExercise(workout, 'row', true);
  expect(skipped.exercises.row?.isSkipped).toBe(true);
  expect(skipExercise(skipped, 'row', false)).toEqual(workout);
});

test('a swap keeps the done sets of the replaced exercise and records it', () => {
  const done = markSetDone(workout, 'row', 'one', DONE);
  const machine = { exerciseId: 'machine-row', name: 'Remo en máquina', sets: {} };
  const swapped = swapExercise(done, 'row', { id: 'machine', order: 'a1' }, machine);
  expect(swapped.exercises).toEqual({
    row: { ...done.exercises.row, isSkipped: true },
    machine: { ...machine, order: 'a1', swappedFrom: 'barbell-row' },
  });
  const swappedTwice = swapExercise(swapped, 'machine', { id: 'pulley', order: 'a2' }, machine);
  expect(swappedTwice.exercises.pulley?.swappedFrom).toBe('barbell-row');
});

test('a workout cannot end before its start, and can be resumed', () => {
  const early = finishWorkout(workout, '2026-11-20T11:00:00.000Z');
  expect(early.finishedAt).toBe(workout.startedAt);
  expect(reopenWorkout(early)).toEqual(workout);
});

test('parts removed by another device are not edited', () => {
  expect(markSetDone(workout, 'gone', 'one', DONE)).toBe(workout);
  expect(markSetDone(workout, 'row', 'gone', DONE)).toEqual(workout);
  expect(removeExercise(workout, 'gone')).toBe(workout);
  expect(swapExercise(workout, 'gone', { id: 'x', order: 'a1' }, startExercise)).toBe(workout);
  expect(noteExercise(workout, 'gone', { notes: 'x' })).toBe(workout);
});

const startExercise = { exerciseId: 'x', name: 'x', sets: {} };
