import { expect, test } from 'vitest';
import { oneRepMax } from '../training/lifts/one-rep-max.ts';
import { estimateMax } from './estimated-max.ts';

test.each([
  { weightKg: 100, repetitions: 1 },
  { weightKg: 100, repetitions: 5 },
  { weightKg: 62.5, repetitions: 12 },
])('$weightKg kg for $repetitions is the range of the formulas', (set) => {
  const outcome = oneRepMax(set);
  if (!outcome.ok) throw new Error(outcome.reason.code);
  expect(estimateMax(set)?.lowKg).toBeCloseTo(outcome.low.value, 2);
  expect(estimateMax(set)?.highKg).toBeCloseTo(outcome.high.value, 2);
});

test('the repetitions left in reserve count as done, up to the limit of the formulas', () => {
  expect(estimateMax({ weightKg: 100, repetitions: 5, repsInReserve: 2.5 })).toEqual(
    estimateMax({ weightKg: 100, repetitions: 7 }),
  );
  expect(estimateMax({ weightKg: 100, repetitions: 11, repsInReserve: 4 })).toEqual(
    estimateMax({ weightKg: 100, repetitions: 12 }),
  );
});

test.each([
  { weightKg: 100, repetitions: 13 },
  { weightKg: 100, repetitions: 0 },
  { weightKg: 0, repetitions: 5 },
  { repetitions: 5 },
  { weightKg: 100 },
])('nothing is estimated from %o', (set) => {
  expect(estimateMax(set)).toBeUndefined();
});
