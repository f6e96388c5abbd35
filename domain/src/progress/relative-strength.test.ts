import { expect, test } from 'vitest';
import { findRelativeStrength, isComparedLift } from './relative-strength.ts';

test('an estimate in body weights requires a body weight', () => {
  expect(findRelativeStrength({ lowKg: 120, highKg: 128 }, 80)).toEqual({ low: 1.5, high: 1.6 });
  expect(findRelativeStrength({ lowKg: 120, highKg: 128 }, undefined)).toBeUndefined();
});

test('norms exist for three lifts, and not for the overhead press', () => {
  expect(['back-squat', 'bench-press', 'deadlift', 'overhead-press'].map(isComparedLift)).toEqual([
    true,
    true,
    true,
    false,
  ]);
});
