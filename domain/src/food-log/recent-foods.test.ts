import { expect, test } from 'vitest';
import type { FoodEntry } from './food-entry.ts';
import { loggableOwn } from './loggable-food.ts';
import { recentFoods } from './recent-foods.ts';

const figures = { kcal: 433, protein: 10, carbs: 66, fat: 14 };
const BISCUIT = loggableOwn('biscuit', { name: 'Galletitas', figures, portionGrams: 30 });
const entry = (foodId: string, ownFood?: FoodEntry['ownFood']): FoodEntry => ({
  eatenOn: '2026-11-21',
  meal: 'lunch',
  foodId,
  grams: 100,
  ...(ownFood && { ownFood }),
});

test('each food comes once, in the order of the entries, and an own one as it is now', () => {
  const before = { name: 'Galletitas', figures: { ...figures, kcal: 400 } };
  const entries = [entry('palta'), entry('biscuit', before), entry('palta')];
  const recent = recentFoods(entries, [BISCUIT]);
  expect(recent.map(({ id }) => id)).toEqual(['palta', 'biscuit']);
  expect(recent[1]).toBe(BISCUIT);
});

test('a deleted own food and one that this version does not know are not offered', () => {
  expect(recentFoods([entry('biscuit', { name: 'x', figures }), entry('of-2030')], [])).toEqual([]);
});

test('until the own foods are read, one is as it was eaten', () => {
  const [food] = recentFoods([entry('biscuit', { name: 'Galletitas', figures })], undefined);
  expect(food).toMatchObject({ id: 'biscuit', name: 'Galletitas', figures, isOwn: true });
});
