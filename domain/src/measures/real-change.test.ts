import { expect, test } from 'vitest';
import { dailyValues } from './daily-values.ts';
import { noiseBand, realChange, type SteadyValue, steadyDay } from './real-change.ts';

const day = (value: number, averaged = 1): SteadyValue => ({ value, averaged });

test('a day with several readings has their median and keeps them', () => {
  const readings = [86, 90, 86.5].map((waistCm) => ({ takenOn: '2026-11-21', waistCm }));
  expect(dailyValues([...readings, { takenOn: '2026-11-01', waistCm: 88 }], 'waistCm')).toEqual([
    { takenOn: '2026-11-01', value: 88, readings: [88] },
    { takenOn: '2026-11-21', value: 86.5, readings: [86, 90, 86.5] },
  ]);
  expect(dailyValues(readings.slice(0, 2), 'waistCm')[0]?.value).toBe(88);
  expect(dailyValues(readings, 'armsCm')).toEqual([]);
});

test('three readings count as two averaged, because their median is not steadier', () => {
  const takenOn = '2026-11-21';
  expect(steadyDay({ takenOn, value: 86, readings: [86] }).averaged).toBe(1);
  expect(steadyDay({ takenOn, value: 86, readings: [85, 86, 87] }).averaged).toBe(2);
});

test('a pressure is read as two numbers', () => {
  const measure = { takenOn: '2026-11-21', bloodPressure: { systolic: 120, diastolic: 80 } };
  expect(dailyValues([measure], 'diastolic')[0]?.value).toBe(80);
});

// Evidence G: 2.77 × 1.5 % of 85 cm is 3.5 cm, and of 35 cm is 1.5 cm.
test.each([
  ['waistCm', 85, 3.5],
  ['armsCm', 35, 1.5],
  ['weightKg', 80, 1.9],
  ['bodyFatPercent', 20, 3],
] as const)('%s of %d needs a change of %d', (field, value, threshold) => {
  const needed = realChange(field, day(value), day(value))?.threshold.value ?? 0;
  expect(needed).toBeCloseTo(threshold, 1);
  expect(realChange(field, day(value), day(value - needed - 0.01))?.isReal).toBe(true);
  expect(realChange(field, day(value), day(value - needed + 0.01))?.isReal).toBe(false);
});

test('two readings per day lower the threshold by the square root of two', () => {
  const [one, two] = [day(85), day(85, 2)];
  const single = realChange('waistCm', one, one)?.threshold.value ?? 0;
  expect(realChange('waistCm', two, two)?.threshold.value).toBeCloseTo(single / Math.SQRT2, 9);
});

test.each(['restingPulse', 'systolic', 'diastolic'] as const)(
  'a change of %s is never classified, because its error has no source',
  (field) => {
    expect(realChange(field, day(60), day(90))).toBeUndefined();
    expect(noiseBand(field, day(60))).toBeUndefined();
  },
);

test('the band of a weight is 1.96 times 0.7 kg to each side', () => {
  const band = noiseBand('weightKg', day(80));
  expect(band?.low).toBeCloseTo(78.628, 3);
  expect(band?.high).toBeCloseTo(81.372, 3);
});
