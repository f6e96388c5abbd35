import { expect, test } from 'vitest';
import { findRelativeStrength, isComparedLift } from './relative-strength.ts';

test('an estimate is given in body weights, and without a body weight it is not', () => {
  expect(findRelativeStrength({ lowKg: 120, highKg: 128 }, 80)).toEqual({ low: 1.5, high: 1.6 });
  expect(findRelativeStrength({ lowKg: 120, highKg: 128 }, undefined)).toBeUndefined();
});

test('there are norms for three lifts, and none for the overhead press', () => {
  expect(['back-squat', 'bench-press', 'deadlift', 'overhead-press'].map(isComparedLift)).toEqual([
    true,
    true,
    true,
    false,
  ]);
});
