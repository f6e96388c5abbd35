import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PROTEIN_MEALS, splitProtein } from './split-protein.ts';

test.each([
  [130, 4, [33, 33, 32, 32]],
  [120, 4, [30, 30, 30, 30]],
  [2, 3, [1, 1, 0]],
])('%i g in %i meals', (grams, meals, split) => {
  expect(splitProtein(grams, meals)).toEqual(split);
});

test('the meals add up to the day and differ by one gram at most', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 500 }),
      fc.constantFrom(...PROTEIN_MEALS),
      (grams, meals) => {
        const split = splitProtein(grams, meals);
        expect(split).toHaveLength(meals);
        expect(split.reduce((sum, each) => sum + each, 0)).toBe(grams);
        expect(Math.max(...split) - Math.min(...split)).toBeLessThanOrEqual(1);
      },
    ),
  );
});
