import { expect, test } from 'vitest';
import { planWarmUpRamp } from './warm-up-ramp.ts';
import { DEFAULT_TRAINING_SETTINGS } from '../workouts/training-settings.ts';
import fc from 'fast-check';

const plates = DEFAULT_TRAINING_SETTINGS;

test('the ramp has half and three quarters of the load, rounded down to the own plates', () => {
  expect(planWarmUpRamp({ weightKg: 87.5, repetitions: 8, implement: 'barbell' }, plates)).toEqual([
    { weightKg: 42.5, repetitions: 8 },
    { weightKg: 65, repetitions: 4 },
  ]);
});

test('a heavy set gets another warm-up set', () => {
  expect(planWarmUpRamp({ weightKg: 140, repetitions: 3, implement: 'barbell' }, plates)).toEqual([
    { weightKg: 70, repetitions: 8 },
    { weightKg: 105, repetitions: 4 },
    { weightKg: 125, repetitions: 1 },
  ]);
});

test.each([
  { name: 'the empty bar', weightKg: 20, implement: 'barbell' as const },
  { name: 'the lightest dumbbell', weightKg: 2, implement: 'dumbbells' as const },
])('$name needs no ramp', ({ weightKg, implement }) => {
  expect(planWarmUpRamp({ weightKg, repetitions: 8, implement }, plates)).toEqual([]);
});

test('a ramp always rises and stays below the working load', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 600 }),
      fc.integer({ min: 1, max: 20 }),
      fc.constantFrom('barbell' as const, 'dumbbells' as const, 'machine' as const),
      (weightKg, repetitions, implement) => {
        const weights = planWarmUpRamp({ weightKg, repetitions, implement }, plates).map(
          (set) => set.weightKg,
        );
        expect(weights).toEqual([...new Set(weights)].toSorted((one, other) => one - other));
        for (const weight of weights) expect(weight).toBeLessThan(weightKg);
      },
    ),
  );
});
