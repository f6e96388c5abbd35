import { expect, test } from 'vitest';
import { findNextTurn, listShownExercises, suggestFigures } from './next-set.ts';
import type { Workout, WorkoutExercise } from './workout.ts';

const done = { doneAt: '2026-11-20T12:05:00.000Z' };
const sets = (...states: boolean[]): WorkoutExercise['sets'] =>
  Object.fromEntries(
    states.map((isDone, at) => [
      `s${at}`,
      { kind: 'working' as const, order: `a${at}`, ...(isDone ? done : {}) },
    ]),
  );
const workout = (exercises: Record<string, Partial<WorkoutExercise>>): Workout => ({
  name: 'Tirón',
  day: '2026-11-20',
  startedAt: '2026-11-20T12:00:00.000Z',
  exercises: Object.fromEntries(
    Object.entries(exercises).map(([id, exercise], at) => [
      id,
      { exerciseId: id, name: id, sets: {}, order: `a${at}`, ...exercise },
    ]),
  ),
});

test.each([
  [
    'the next set is of the same exercise',
    { row: { sets: sets(true, false) } },
    'row',
    'row',
    true,
  ],
  [
    'the next exercise follows the last set',
    { row: { sets: sets(true) }, curl: { sets: sets(false) } },
    'row',
    'curl',
    true,
  ],
  [
    'skipped exercises have no turn',
    {
      row: { sets: sets(true) },
      pull: { sets: sets(false), isSkipped: true },
      curl: { sets: sets(false) },
    },
    'row',
    'curl',
    true,
  ],
  [
    'unfinished exercises have their turn after the last one',
    { row: { sets: sets(false) }, curl: { sets: sets(true) } },
    'curl',
    'row',
    true,
  ],
  [
    'a superset alternates without a rest',
    {
      row: { sets: sets(true, false), supersetId: 'x' },
      curl: { sets: sets(false, false), supersetId: 'x' },
    },
    'row',
    'curl',
    false,
  ],
  [
    'a superset rests after each round',
    {
      row: { sets: sets(true, false), supersetId: 'x' },
      curl: { sets: sets(true, false), supersetId: 'x' },
    },
    'curl',
    'row',
    true,
  ],
  ['the last set has no rest', { row: { sets: sets(true) } }, 'row', undefined, false],
])('%s', (_, exercises, current, exerciseId, rests) => {
  expect(findNextTurn(workout(exercises), current)).toEqual({ exerciseId, rests });
});

test('a skipped exercise is shown only if it has done sets', () => {
  const shown = listShownExercises(
    workout({
      row: { sets: sets(true, false), isSkipped: true },
      curl: { sets: sets(false), isSkipped: true },
      pull: { sets: sets(false) },
    }),
  );
  expect(shown.map(({ id }) => id)).toEqual(['row', 'pull']);
});

const target = { repsMin: 6, repsMax: 8, weightKg: 70 };
const previous = { kind: 'working' as const, weightKg: 80, repetitions: 7 };

test('the fields default to the entered figures, the previous set, last time and the routine, in that order', () => {
  const fresh = { sets: { one: { order: 'a0', kind: 'working' as const, target } } };
  expect(suggestFigures(fresh, 'one', undefined)).toMatchObject({ weightKg: 70, repetitions: 6 });
  expect(suggestFigures(fresh, 'one', previous)).toMatchObject({ weightKg: 80, repetitions: 7 });
  const second = {
    sets: {
      one: { order: 'a0', kind: 'working' as const, weightKg: 82.5, repetitions: 8, ...done },
      two: { order: 'a1', kind: 'working' as const, target },
    },
  };
  expect(suggestFigures(second, 'two', previous)).toMatchObject({ weightKg: 82.5, repetitions: 7 });
  const typed = { sets: { one: { order: 'a0', kind: 'working' as const, weightKg: 60 } } };
  expect(suggestFigures(typed, 'one', previous).weightKg).toBe(60);
  expect(suggestFigures(typed, 'gone', previous)).toEqual({});
});

test('a warm-up set gives no default weight to a working set', () => {
  const afterWarmUp = {
    sets: {
      warm: { order: 'a0', kind: 'warmup' as const, weightKg: 40, repetitions: 8, ...done },
      one: { order: 'a1', kind: 'working' as const, target },
    },
  };
  expect(suggestFigures(afterWarmUp, 'one', undefined).weightKg).toBe(70);
});
