import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { suitsPattern } from '../foods/food.ts';
import { foodById } from '../foods/foods.ts';
import { makeMenu } from './make-menu.ts';
import { menuFood } from './menu-food.ts';
import { anyMenuRequest } from './menu.fixture.ts';

// Thousands of menus on a busy machine take more than the five seconds of a test of one.
vi.setConfig({ testTimeout: 300_000 });

/** The most that a plate of the biggest eater grows. */
const STRETCH = 1.8;

test('no menu has a food that is avoided or outside the pattern, nor a portion that no cook would serve', () => {
  let served = 0;
  fc.assert(
    fc.property(anyMenuRequest, (request) => {
      const outcome = makeMenu(request);
      if (!outcome.ok) return;
      for (const { foodId, grams, household } of outcome.menu.meals.flatMap(({ items }) => items)) {
        served += 1;
        const food = foodById(foodId);
        if (!food || !suitsPattern(food, request.foodPattern)) throw new Error(`${foodId} is outside the pattern`);
        if (request.foodsToAvoid.includes(foodId)) throw new Error(`${foodId} is avoided`);
        const { measure, step, most } = menuFood(foodId);
        const steps = grams / measure.grams / step;
        if (Math.abs(steps - Math.round(steps)) * step * measure.grams >= 1)
          throw new Error(`${grams} g of ${foodId} is not a whole number of steps`);
        const grows = ['meat', 'fish', 'starches'].includes(food.group);
        if (grams > (most * (grows ? STRETCH : 1) + step / 2) * measure.grams + 1)
          throw new Error(`${grams} g of ${foodId} is more than a plate`);
        if (!/^(\d+[¼½¾]?|[¼½¾]) \p{L}/u.test(household)) throw new Error(`"${household}" is no measure`);
      }
    }),
    { numRuns: 5000 },
  );
  expect(served).toBeGreaterThan(50_000);
});
