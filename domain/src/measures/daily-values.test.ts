import { expect, test } from 'vitest';
import { dailyValues, lastRepeatedDay } from './daily-values.ts';

const measures = [
  { takenOn: '2026-11-20', waistCm: 82 },
  { takenOn: '2026-11-18', waistCm: 80 },
  { takenOn: '2026-11-18', waistCm: 81 },
  { takenOn: '2026-11-20', waistCm: 95 },
  { takenOn: '2026-11-20', waistCm: 83 },
  { takenOn: '2026-11-22', waistCm: 82, weightKg: 80 },
];

test('a day with several readings has their median, in the order of the days', () => {
  expect(dailyValues(measures, 'waistCm')).toEqual([
    { takenOn: '2026-11-18', value: 80.5, readings: [80, 81] },
    { takenOn: '2026-11-20', value: 83, readings: [82, 95, 83] },
    { takenOn: '2026-11-22', value: 82, readings: [82] },
  ]);
});

test('the median compares numbers, not digits', () => {
  const weights = [100.2, 99.5, 100.4].map((weightKg) => ({ takenOn: '2026-11-18', weightKg }));
  expect(dailyValues(weights, 'weightKg')[0]?.value).toBe(100.2);
});

test('the last day with several readings is found, if there is one', () => {
  expect(lastRepeatedDay(measures, 'waistCm')?.takenOn).toBe('2026-11-20');
  expect(lastRepeatedDay(measures, 'weightKg')).toBeUndefined();
});
