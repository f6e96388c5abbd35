import { expect, test } from 'vitest';
import { compareExpenditures } from './compare-expenditures.ts';

const measured = { expenditure: { value: 2400 }, standardError: { value: 126 } };

test.each([
  [2400, 0, false],
  [2148, 252, false],
  [2652, -252, false],
  [2147, 253, true],
  [2653, -253, true],
])('a formula of %d kcal differs by %d', (formula, difference, isOutsideMargin) => {
  expect(compareExpenditures({ value: formula }, measured)).toEqual({
    margin: 252,
    difference,
    isOutsideMargin,
  });
});
