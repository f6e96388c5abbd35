import { expect, test } from 'vitest';
import { addDays } from '../calendar/day.ts';
import { describeMeasurement } from './describe-measurement.ts';
import { measuredExpenditure } from './measured-expenditure.ts';

const FIRST = '2026-10-01';

/** Constant intake and weight change. */
function measure(days: number, kcal: number, dailyKg: number) {
  const all = Array.from({ length: days }, (_, index) => addDays(FIRST, index));
  const weights = all.map((day, index) => ({ day, weightKg: 80 + dailyKg * index }));
  const measured = measuredExpenditure(
    weights,
    all.map((day) => ({ day, kcal, isComplete: true })),
    { sex: 'male', resting: { value: 1500 } },
  );
  if (!measured.isKnown) throw new Error('it should be known');
  return describeMeasurement(measured, { value: 2848 });
}

test('a measurement has whole kcal, its days of records and the previous expenditure', () => {
  expect(measure(45, 2000, -0.05)).toEqual({
    kcal: 2385,
    standardErrorKcal: 254,
    recordDays: 28,
    previousKcal: 2848,
  });
});
