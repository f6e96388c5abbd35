import { dayTime } from '@forja/domain/measures/weight-trend';
import { expect, test } from 'vitest';
import { CHARTED_FIGURES, figurePoints, getFields } from './figure-series.ts';
import { FIELDS } from './measure-draft.ts';

test('every figure has a chart: the weight in its own card, the rest here', () => {
  const chartedFields = CHARTED_FIGURES.flatMap((figure) => getFields(figure));
  expect(new Set(['weightKg', ...chartedFields])).toEqual(new Set(FIELDS));
});

test('a chart spans the measured days only', () => {
  const measures = [
    { takenOn: '2026-11-21', waistCm: 86 },
    { takenOn: '2026-11-14', weightKg: 78.9 },
    { takenOn: '2026-11-07', waistCm: 87, bloodPressure: { systolic: 120, diastolic: 80 } },
  ];
  expect(figurePoints(measures, 'waistCm').points).toEqual([
    { x: dayTime('2026-11-07'), y: 87 },
    { x: dayTime('2026-11-21'), y: 86 },
  ]);
  expect(figurePoints(measures, 'diastolic').points).toEqual([{ x: dayTime('2026-11-07'), y: 80 }]);
});

test('several readings of one day make one point with all readings and a narrower band', () => {
  const takenOn = '2026-11-21';
  const single = figurePoints([{ takenOn, waistCm: 86 }], 'waistCm');
  const repeated = figurePoints(
    [85, 86, 90].map((waistCm) => ({ takenOn, waistCm })),
    'waistCm',
  );
  expect(repeated.points).toEqual(single.points);
  expect(repeated.raw.map(({ y }) => y)).toEqual([85, 86, 90]);
  const width = ({ band: [only] }: typeof single) => (only ? only.high - only.low : 0);
  expect(width(repeated)).toBeCloseTo(width(single) / Math.SQRT2, 9);
  expect(figurePoints([{ takenOn, restingPulse: 60 }], 'restingPulse').band).toEqual([]);
});
