import { expect, test } from 'vitest';
import { parseAmount } from './parse-amount.ts';

test.each([
  ['2500', 250_000],
  [' 2500,5 ', 250_050],
  ['0.01', 1],
  ['2.500', undefined],
  ['-1', undefined],
  ['', undefined],
])('%j is %s cents', (text, cents) => {
  expect(parseAmount(text)).toBe(cents);
});
