import { dayTime } from '@forja/domain/measures/weight-trend';
import { expect, test } from 'vitest';
import { CHARTED_FIGURES, figurePoints, getFields } from './figure-series.ts';
import { FIELDS } from './measure-draft.ts';

test('everything that is measured is drawn: weight in its own card, and the rest here', () => {
  const drawn = CHARTED_FIGURES.flatMap((figure) => getFields(figure));
  expect(new Set(['weightKg', ...drawn])).toEqual(new Set(FIELDS));
});

test('a figure is drawn from the first day to the last, without the days that it was not measured', () => {
  const measures = [
    { takenOn: '2026-11-21', waistCm: 86 },
    { takenOn: '2026-11-14', weightKg: 78.9 },
    { takenOn: '2026-11-07', waistCm: 87, bloodPressure: { systolic: 120, diastolic: 80 } },
  ];
  expect(figurePoints(measures, 'waistCm')).toEqual([
    { x: dayTime('2026-11-07'), y: 87 },
    { x: dayTime('2026-11-21'), y: 86 },
  ]);
  expect(figurePoints(measures, 'diastolic')).toEqual([{ x: dayTime('2026-11-07'), y: 80 }]);
});
