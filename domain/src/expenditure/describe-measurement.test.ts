import { expect, test } from 'vitest';
import { addDays } from '../calendar/day.ts';
import { describeMeasurement } from './describe-measurement.ts';
import { measuredExpenditure } from './measured-expenditure.ts';

const FIRST = '2026-10-01';

/** Somebody who eats the same each day and whose weight moves the same each day. */
function measure(days: number, kcal: number, dailyKg: number) {
  const all = Array.from({ length: days }, (_, index) => addDays(FIRST, index));
  const weights = all.map((day, index) => ({ day, weightKg: 80 + dailyKg * index }));
  const measured = measuredExpenditure(
    weights,
    all.map((day) => ({ day, kcal, isComplete: true })),
  );
  if (!measured.isKnown) throw new Error('it should be known');
  return describeMeasurement(measured, weights, { value: 2848 });
}

test('a plan takes whole kcal, all the days of records and the expenditure of the plan before', () => {
  expect(measure(45, 2000, -0.05)).toEqual({
    kcal: 2385,
    standardErrorKcal: 126,
    recordDays: 45,
    previousKcal: 2848,
  });
});

test.each([
  [300, 0.2, 500],
  [9000, -0.5, 10_000],
])(
  'who writes %d kcal and moves %d kg a day has a measurement that can be saved',
  (kcal, kg, most) => {
    expect(measure(30, kcal, kg).kcal).toBe(most);
  },
);
