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

test('each food is listed once, in the order of the entries, with current own foods', () => {
  const before = { name: 'Galletitas', figures: { ...figures, kcal: 400 } };
  const entries = [entry('palta'), entry('biscuit', before), entry('palta')];
  const recent = recentFoods(entries, [BISCUIT]);
  expect(recent.map(({ id }) => id)).toEqual(['palta', 'biscuit']);
  expect(recent[1]).toBe(BISCUIT);
});

test('deleted own foods and unknown foods are not offered', () => {
  expect(recentFoods([entry('biscuit', { name: 'x', figures }), entry('of-2030')], [])).toEqual([]);
});

test('an own food is shown as it was eaten until own foods load', () => {
  const [food] = recentFoods([entry('biscuit', { name: 'Galletitas', figures })], undefined);
  expect(food).toMatchObject({ id: 'biscuit', name: 'Galletitas', figures, isOwn: true });
});
