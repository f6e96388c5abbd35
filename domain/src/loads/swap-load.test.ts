import { expect, test } from 'vitest';
import { exerciseById } from '../exercises/library/exercise-library.ts';
import { flattenDoneSets } from '../workouts/done-sets.ts';
import { deriveSwapLoad } from './swap-load.ts';
import { DEFAULT_TRAINING_SETTINGS } from '../workouts/training-settings.ts';
import { doneSet, exerciseOf, workoutOf } from '../workouts/workout.fixture.ts';

const historyOf = (exerciseId: string, weightKg: number, repetitions: number, day = '2026-01-08') =>
  flattenDoneSets([workoutOf(day, [exerciseOf(exerciseId, [doneSet(weightKg, repetitions)])])]);

const swapTo = (id: string, history: ReturnType<typeof historyOf>) => {
  const to = exerciseById(id);
  if (!to) throw new Error(id);
  return deriveSwapLoad({
    to,
    target: { repetitions: 8, reserve: 2 },
    history,
    today: '2026-01-20',
    plates: DEFAULT_TRAINING_SETTINGS,
  });
};

test('the load comes from earlier sets of the same exercise', () => {
  const history = [...historyOf('bench-press', 100, 5), ...historyOf('incline-bench-press', 70, 8)];
  const swap = swapTo('incline-bench-press', history);
  expect(swap.kind).toBe('own-history');
  if (swap.kind === 'light') throw new Error(swap.text);
  expect(swap.weightKg).toBe(65);
  expect(swap.from.exerciseId).toBe('incline-bench-press');
});

test('the load of a new exercise comes from a relative with a ratio, rounded down', () => {
  const swap = swapTo('incline-bench-press', historyOf('bench-press', 100, 5));
  if (swap.kind === 'light') throw new Error(swap.text);
  expect(swap.kind).toBe('ratio');
  expect(swap.weightKg).toBe(60);
  expect(swap.text).toContain('regla nuestra');
});

test.each([
  { name: 'an exercise without a ratio', to: 'machine-chest-press', day: '2026-01-08', reps: 5 },
  { name: 'sets of long ago', to: 'incline-bench-press', day: '2025-01-08', reps: 5 },
  { name: 'sets of too many repetitions', to: 'incline-bench-press', day: '2026-01-08', reps: 15 },
])('the load starts light for $name', ({ to, day, reps }) => {
  expect(swapTo(to, historyOf('bench-press', 100, reps, day)).kind).toBe('light');
});
