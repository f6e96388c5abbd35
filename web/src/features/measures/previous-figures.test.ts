import { expect, test } from 'vitest';
import { previousFigures, stepText } from './previous-figures.ts';

const measures = [
  { takenOn: '2026-11-21', weightKg: 78.4 },
  { takenOn: '2026-11-14', weightKg: 78.9, waistCm: 86.5 },
  { takenOn: '2026-11-07', waistCm: 87, bloodPressure: { systolic: 120, diastolic: 80 } },
];

test('each figure has its own previous value, the last one up to the day of the form', () => {
  expect(previousFigures(measures, '2026-11-24')).toEqual({
    weightKg: { value: 78.4, takenOn: '2026-11-21' },
    waistCm: { value: 86.5, takenOn: '2026-11-14' },
    systolic: { value: 120, takenOn: '2026-11-07' },
    diastolic: { value: 80, takenOn: '2026-11-07' },
  });
  expect(previousFigures(measures, '2026-11-10').weightKg).toBeUndefined();
});

test.each([
  ['weightKg', '', 78.4, 1, '78,5'],
  ['weightKg', '78,9', 78.4, -1, '78,8'],
  ['waistCm', '86', undefined, 1, '86,5'],
  ['waistCm', '', undefined, 1, ''],
  ['waistCm', 'mucha', 86, 1, 'mucha'],
  ['restingPulse', '220', undefined, 1, '220'],
] as const)('%s "%s" after %s steps by %d to "%s"', (field, typed, previous, direction, after) => {
  expect(stepText(field, { typed, previous }, direction)).toBe(after);
});
