import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseDecimal } from './parse-decimal.ts';

test.each([
  ['78,4', 78.4],
  ['78.4', 78.4],
  [' 78,4 ', 78.4],
  ['78', 78],
  [',5', 0.5],
  ['.5', 0.5],
  ['0.500', 0.5],
  ['0,500', 0.5],
  ['1,000', 1],
  ['1.000', 1000],
  ['10.000', 10_000],
  ['1.234,5', 1234.5],
  ['1.234.567', 1_234_567],
  ['78.400', 78_400],
  ['1234.567', 1234.567],
  ['-3,2', -3.2],
])('"%s" is %d', (typed, number) => {
  expect(parseDecimal(typed)).toBe(number);
});

test.each([
  '',
  ' ',
  'abc',
  '78 kg',
  '7 8',
  '78,',
  '78.',
  ',',
  '.',
  '-',
  '1,2,3',
  '1.2.3',
  '1,234.5',
  '1.23,4',
  '12.34.567',
  '1e3',
  '0x10',
  'NaN',
  'Infinity',
  '٧٨',
  '--5',
  '+5',
  '1234567890123456',
])('"%s" is not a number', (typed) => {
  expect(parseDecimal(typed)).toBeUndefined();
});

test('numbers printed by the site can be typed back', () => {
  const es = new Intl.NumberFormat('es-AR', { maximumFractionDigits: 2 });
  fc.assert(
    fc.property(fc.integer({ min: -100_000_000, max: 100_000_000 }), (hundredths) => {
      const number = hundredths / 100;
      expect(parseDecimal(es.format(number))).toBeCloseTo(number, 10);
    }),
  );
});

test('any text gives a finite number or undefined', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[-0-9., ]{0,12}$/)), (typed) => {
      const number = parseDecimal(typed);
      return number === undefined || Number.isFinite(number);
    }),
  );
});
