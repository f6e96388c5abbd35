import { expect, test } from 'vitest';
import { findPreviousSets } from './previous-sets.ts';
import { doneSet, exerciseOf, workoutOf } from './workout.fixture.ts';

const bench = (...sets: Parameters<typeof exerciseOf>[1]) => exerciseOf('bench-press', sets);
const old = workoutOf('2026-01-05', [bench(doneSet(75, 8))]);
const last = workoutOf('2026-01-08', [
  bench(
    doneSet(40, 8, { kind: 'warmup' }),
    doneSet(80, 8),
    doneSet(80, 7),
    doneSet(80, 6, { doneAt: undefined }),
  ),
]);
const other = workoutOf('2026-01-10', [exerciseOf('back-squat', [doneSet(100, 5)])]);

test('the previous working sets are returned in order', () => {
  const found = findPreviousSets([last, other, old], 'bench-press');
  expect(found?.day).toBe('2026-01-08');
  expect(found?.sets.map(({ weightKg, repetitions }) => [weightKg, repetitions])).toEqual([
    [80, 8],
    [80, 7],
  ]);
});

test('a past workout uses only earlier ones', () => {
  const found = findPreviousSets([old, last], 'bench-press', { startedBefore: last.startedAt });
  expect(found?.day).toBe('2026-01-05');
});

test('an exercise never done has no previous sets', () => {
  expect(findPreviousSets([old, last, other], 'deadlift')).toBeUndefined();
});
