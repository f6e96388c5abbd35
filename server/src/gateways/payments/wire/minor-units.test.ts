import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decimalText, minorUnits } from './minor-units.ts';

test('cents are equal as a number or as text', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000_000), (minor) => {
      expect(minorUnits(minor / 100)).toBe(minor);
      expect(minorUnits(decimalText(minor))).toBe(minor);
    }),
  );
});

test.each([
  ['10', 1000],
  ['10.5', 1050],
  ['10.00', 1000],
  ['10.000', 1000],
  [10.1, 1010],
  [0, 0],
])('%j is %i cents', (amount, minor) => {
  expect(minorUnits(amount)).toBe(minor);
});

test.each([
  '10.005',
  '-1',
  '1e3',
  '',
  ' 10',
  '10,00',
  '١٠',
  10.005,
  -1,
  Number.NaN,
  Infinity,
  1e15,
  null,
  undefined,
  {},
])('%j is no amount', (amount) => {
  expect(minorUnits(amount)).toBeUndefined();
});
