import { expect, test } from 'vitest';
import { findCurrentPrice } from './find-current-price.ts';

const from = (text: string) => ({ startsAt: new Date(text) });
const [march, april, may] = [
  from('2026-03-01T03:00:00Z'),
  from('2026-04-01T03:00:00Z'),
  from('2026-05-01T03:00:00Z'),
];

test.each([
  ['2026-03-01T02:59:59.999Z', undefined],
  ['2026-03-01T03:00:00Z', march],
  ['2026-04-01T02:59:59.999Z', march],
  ['2026-04-01T03:00:00Z', april],
  ['2030-01-01T00:00:00Z', may],
])('the current price at %s is the last one that started', (at, price) => {
  expect(findCurrentPrice([april, may, march], new Date(at))).toBe(price);
  expect(findCurrentPrice([march, april, may], new Date(at))).toBe(price);
});
