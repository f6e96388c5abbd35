import { traced } from '@forja/domain/evidence/traced';
import { expect, test } from 'vitest';
import { formulaLines, inputLines } from './formula-text.ts';

const resting = traced(
  { rule: 'x', title: 'x', unit: 'kcal', basis: 'source', sources: [] },
  { pesoKg: 80, alturaCm: 180, edad: 30 },
  [
    ['basal', '10 * pesoKg + 6.25 * alturaCm - 5 * edad + 5'],
    ['redondeado', 'max(round(basal), 0)'],
  ],
);

test('a formula is printed in ordinary notation, with and without the values', () => {
  expect(formulaLines(resting)).toEqual([
    {
      name: 'basal',
      formula: '10 × peso kg + 6,25 × altura cm − 5 × edad + 5',
      withValues: '10 × 80 + 6,25 × 180 − 5 × 30 + 5',
      result: '1.780',
    },
    {
      name: 'redondeado',
      formula: 'el mayor de(redondear(basal); 0)',
      withValues: 'el mayor de(redondear(1.780); 0)',
      result: '1.780',
    },
  ]);
});

test('the values of the person have names', () => {
  expect(inputLines(resting)).toContainEqual({ name: 'peso kg', value: '80' });
});

test('a constant of a formula is printed in full', () => {
  const wathan = traced(
    { rule: 'x', title: 'x', unit: 'kg', basis: 'source', sources: [] },
    { repeticiones: 5 },
    [['factor', '48.8 + 53.8 * exp(-0.075 * repeticiones)']],
  );
  expect(formulaLines(wathan)[0]?.withValues).toBe('48,8 + 53,8 × exp(−0,075 × 5)');
});
