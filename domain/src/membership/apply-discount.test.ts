import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyDiscount } from './apply-discount.ts';

test.each([
  { list: 1_000_000, percent: 10, total: 900_000 },
  { list: 1_000, percent: 10, total: 900 },
  { list: 1_000_000, percent: 100, total: 0 },
  { list: 1_000_000, percent: 0, total: 1_000_000 },
  { list: 999, percent: 10, total: 899 },
  { list: 5, percent: 50, total: 2 },
])('$list cents with $percent % off are $total', ({ list, percent, total }) => {
  expect(applyDiscount(list, percent)).toEqual({ totalMinor: total, discountMinor: list - total });
});

test('a discounted price is a whole number of cents, never negative, and at most a cent below the promised one', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000_000), fc.integer({ min: 0, max: 100 }), (list, percent) => {
      const { totalMinor, discountMinor } = applyDiscount(list, percent);
      expect(Number.isSafeInteger(totalMinor)).toBe(true);
      expect(totalMinor).toBeGreaterThanOrEqual(0);
      expect(totalMinor + discountMinor).toBe(list);
      expect(discountMinor).toBeGreaterThanOrEqual((list * percent) / 100);
      expect(discountMinor).toBeLessThan((list * percent) / 100 + 1);
    }),
  );
});
