import { expect, test } from 'vitest';
import { judge } from './budgets.ts';

const budgets = { speed: { atLeast: 1000 }, weight: { atMost: 95 } };

test.each([
  { budget: 'speed', value: 1000, ok: true },
  { budget: 'speed', value: 999, ok: false },
  { budget: 'weight', value: 95, ok: true },
  { budget: 'weight', value: 95.1, ok: false },
  { budget: 'weight', value: Number.NaN, ok: false },
])('$value within the budget $budget: $ok', ({ budget, value, ok }) => {
  expect(judge({ name: 'a figure', unit: '', value, budget }, budgets).ok).toBe(ok);
});

test('a figure without a budget is only printed', () => {
  expect(judge({ name: 'a figure', unit: 's', value: 9 }, budgets)).toMatchObject({
    ok: true,
    limit: '',
  });
});

test('a misspelt budget is an error, not an unlimited figure', () => {
  expect(() => judge({ name: 'a figure', unit: '', value: 1, budget: 'sped' }, budgets)).toThrow(
    /no budget called sped/,
  );
});
