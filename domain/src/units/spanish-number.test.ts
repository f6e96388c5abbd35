import { expect, test } from 'vitest';
import { spanishNumber } from './spanish-number.ts';

test.each([
  [10_000, '10.000'],
  [72.5, '72,5'],
  [-0.4, '−0,4'],
  [1 / 3, '0,33'],
])('%d is read "%s"', (value, text) => {
  expect(spanishNumber(value)).toBe(text);
});
