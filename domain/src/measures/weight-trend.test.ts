import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayTime, lastSpan, weightChange, weightTrend } from './weight-trend.ts';

const measures = [
  { takenOn: '2026-11-21', weightKg: 78 },
  { takenOn: '2026-11-15', weightKg: 80 },
  { takenOn: '2026-11-14', weightKg: 90 },
  { takenOn: '2026-11-16' },
  { takenOn: '2026-08-01', weightKg: 84 },
];

test('the average of a day covers the seven days up to it', () => {
  const { weighings, averages } = weightTrend(measures);
  expect(weighings.map(({ weightKg }) => weightKg)).toEqual([84, 90, 80, 78]);
  expect(averages.at(-1)).toEqual({ day: dayTime('2026-11-21'), weightKg: 79, days: 2 });
});

test('two weighings of one day count as one day of the average', () => {
  const twice = [
    { takenOn: '2026-11-21', weightKg: 78 },
    { takenOn: '2026-11-21', weightKg: 80 },
  ];
  expect(weightTrend(twice).averages).toEqual([
    { day: dayTime('2026-11-21'), weightKg: 79, days: 1 },
  ]);
});

test('a span ends at the last weighing, whenever it was', () => {
  const span = lastSpan(weightTrend(measures), 'four');
  expect(span.weighings.map(({ weightKg }) => weightKg)).toEqual([90, 80, 78]);
});

test('the weekly change needs two weeks of weighings', () => {
  const at = (takenOn: string, weightKg: number) => ({ takenOn, weightKg });
  expect(weightChange(weightTrend([at('2026-11-01', 80), at('2026-11-15', 79)]))).toEqual({
    nowKg: 79,
    changeKg: -1,
    days: 14,
    perWeekKg: -0.5,
  });
  expect(
    weightChange(weightTrend([at('2026-11-08', 80), at('2026-11-18', 79)]))?.perWeekKg,
  ).toBeUndefined();
  expect(weightChange(weightTrend([]))).toBeUndefined();
});

test('an average is never outside the range of the weighings', () => {
  const weighing = fc.record({
    takenOn: fc
      .date({ min: new Date('2020-01-01'), max: new Date('2026-12-31'), noInvalidDate: true })
      .map((day) => day.toISOString().slice(0, 10)),
    weightKg: fc.integer({ min: 300, max: 3000 }).map((tenths) => tenths / 10),
  });
  fc.assert(
    fc.property(fc.array(weighing, { minLength: 1, maxLength: 40 }), (all) => {
      const weights = all.map(({ weightKg }) => weightKg);
      for (const { weightKg } of weightTrend(all).averages) {
        expect(weightKg).toBeGreaterThanOrEqual(Math.min(...weights) - 1e-9);
        expect(weightKg).toBeLessThanOrEqual(Math.max(...weights) + 1e-9);
      }
    }),
  );
});
