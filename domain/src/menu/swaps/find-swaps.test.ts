import { expect, test } from 'vitest';
import { suitsPattern } from '../../foods/food.ts';
import { foodById } from '../../foods/foods.ts';
import type { MenuRequest } from '../day/make-menu.fixture.ts';
import { createDayAim, makeMenu } from '../day/make-menu.fixture.ts';
import { meetsTargets } from '../targets/meets-targets.ts';
import { aMenuRequest } from '../day/menu-request.fixture.ts';
import { findSwaps } from './find-swaps.ts';

const swapContext = (request: MenuRequest) => ({
  eater: request,
  aim: createDayAim(request.targets),
});

test.each(['all', 'vegetarian', 'vegan'] as const)(
  'every swap of a %s menu changes one food and keeps the day on target',
  (foodPattern) => {
    let offered = 0;
    for (let seed = 0; seed < 12; seed += 1) {
      const request = aMenuRequest({ foodPattern, seed, foodsToAvoid: ['manzana-con-cascara'] });
      const outcome = makeMenu(request);
      if (!outcome.ok) throw new Error('no menu');
      for (const { meal, items } of outcome.menu.meals)
        for (const { slot, foodId } of items)
          for (const { item, oil, menu } of findSwaps({
            ...swapContext(request),
            menu: outcome.menu,
            meal,
            slot,
          })) {
            offered += 1;
            const food = foodById(item.foodId);
            expect(food && suitsPattern(food, foodPattern)).toBe(true);
            expect(['manzana-con-cascara', foodId]).not.toContain(item.foodId);
            expect(meetsTargets(menu.totals, request.targets)).toBe(true);
            const before = outcome.menu.meals.flatMap((one) => one.items);
            const changed = menu.meals
              .flatMap((one) => one.items)
              .filter((one, index) => one !== before[index]);
            expect(changed).toHaveLength(oil ? 2 : 1);
          }
    }
    expect(offered).toBeGreaterThan(200);
  },
);

test('the title of the dish follows the swap', () => {
  const request = aMenuRequest({ seed: 7 });
  const outcome = makeMenu(request);
  if (!outcome.ok) throw new Error('no menu');
  const swaps = outcome.menu.meals.flatMap(({ meal }) =>
    findSwaps({ ...swapContext(request), menu: outcome.menu, meal, slot: 2 }).map((swap) => ({
      meal,
      swap,
    })),
  );
  expect(swaps.length).toBeGreaterThan(0);
  for (const { meal, swap } of swaps) {
    const title = swap.menu.meals.find((one) => one.meal === meal)?.title ?? '';
    if (/\{2\}/.test(title)) throw new Error('unfilled title');
    expect(title).not.toBe('');
  }
});

test('a slot that is not in the menu has no swaps', () => {
  const request = aMenuRequest();
  const outcome = makeMenu(request);
  if (!outcome.ok) throw new Error('no menu');
  expect(
    findSwaps({ ...swapContext(request), menu: outcome.menu, meal: 'lunch', slot: 99 }),
  ).toEqual([]);
});
