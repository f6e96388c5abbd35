import { expect, test } from 'vitest';
import {
  anotherDay,
  anotherMeal,
  anotherWeekOfMenus,
  FIRST_WEEK,
  isFirstWeek,
  withSwappedFood,
} from './menu-choice.ts';

const swap = { day: 2, meal: 'dinner', slot: 0, foodId: 'merluza-cruda' } as const;

test('another week drops all swaps; another day or meal drops only its own', () => {
  const changed = withSwappedFood(withSwappedFood(FIRST_WEEK, swap), {
    ...swap,
    day: 5,
    meal: 'lunch',
  });
  expect(anotherWeekOfMenus(changed)).toEqual({ seed: 1, changes: [] });
  expect(anotherDay(changed, 2).changes.map(({ kind, day }) => `${kind} ${day}`)).toEqual([
    'swap 5',
    'day 2',
  ]);
  expect(anotherMeal(changed, 2, 'lunch').changes).toHaveLength(3);
  expect(anotherMeal(changed, 5, 'lunch').changes.map(({ kind, day }) => `${kind} ${day}`)).toEqual(
    ['swap 2', 'meal 5'],
  );
  expect([isFirstWeek(FIRST_WEEK), isFirstWeek(changed)]).toEqual([true, false]);
});
