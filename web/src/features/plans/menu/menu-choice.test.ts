import { expect, test } from 'vitest';
import {
  anotherDay,
  anotherMeal,
  anotherWeekOfMenus,
  FIRST_WEEK,
  isFirstWeek,
  readMenuChoice,
  withSwappedFood,
} from './menu-choice.ts';

const swap = { day: 2, meal: 'dinner', slot: 0, foodId: 'merluza-cruda' } as const;

test('what this device kept comes back', () => {
  const kept = anotherMeal(withSwappedFood(anotherWeekOfMenus(FIRST_WEEK), swap), 4, 'lunch');
  expect(readMenuChoice(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
});

test.each([
  undefined,
  null,
  'x',
  { training: { seed: 3, swaps: [] }, rest: { seed: 0, swaps: [] } },
  { seed: -1, changes: [] },
  { seed: 0, changes: [{ kind: 'day', day: 9 }] },
])('what another version left behind (%j) counts as nothing chosen', (stored) => {
  expect(readMenuChoice(stored)).toEqual(FIRST_WEEK);
});

test('another week forgets all the changes; another day and another meal, only the foods changed in them', () => {
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
