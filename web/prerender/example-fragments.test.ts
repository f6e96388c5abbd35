import { expect, test } from 'vitest';
import { evaluationFragment, mealFragment, plateFragment } from './example-fragments.ts';

const valueOf = (rows: readonly { label: string; value: string }[], label: string) =>
  rows.find((row) => row.label === label)?.value ?? '';

test('the total of the meal equals the sum of its rows', () => {
  const { rows, source } = mealFragment();
  const kcal = rows.map(({ value }) => Number.parseInt(value, 10));
  expect(kcal.slice(0, -1).reduce((sum, each) => sum + each, 0)).toBe(kcal.at(-1));
  expect(source?.path).toBe('/fuentes#fdc');
});

test('the evaluation shows its scores, the best improvements and the source of its thresholds', () => {
  const { rows, source } = evaluationFragment();
  expect(valueOf(rows, 'Puntaje general')).toMatch(/^\d+(,\d)? de 100, (Muy Bueno|Bueno|Regular)$/);
  expect(rows).toHaveLength(4);
  expect(rows.at(-1)?.value).toMatch(/^\+[1-9]/);
  expect(source?.path).toBe('/fuentes#lloydjones2022');
});

test('the plates of both sides and the bar add up to the load', () => {
  const [load, plates] = plateFragment().rows.map(({ value }) => value.replaceAll(',', '.'));
  const side = (plates ?? '').split(' + ').reduce((sum, kg) => sum + Number(kg), 0);
  expect(20 + 2 * side).toBe(Number.parseFloat(load ?? ''));
});
