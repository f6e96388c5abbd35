import { FOOD_ENTRY_HELP } from '@forja/contract/calculator/food-entries';
import { loggableOwn, tableFood } from '@forja/domain/food-log/loggable-food';
import { expect, test } from 'vitest';
import { findRules } from '../../../shared/records/collection.ts';
import { foodEntries, type SavedFoodEntry } from '../food-entries.collection.ts';
import { changedEntry, mealOfHour, newEntry, readEntry, restoreEntry } from './entry-draft.ts';

const avocado = tableFood('palta');
if (!avocado) throw new Error('avocado is not in the food table');

const value = { eatenOn: '2026-11-21', meal: 'lunch', foodId: 'palta', grams: 80 } as const;

test('stored entries have the day in their id and are listed by it', () => {
  expect(findRules('food-entries')?.getSortKey(value)).toBe('2026-11-21');
  expect(foodEntries.label(value)).toBe('Alimento anotado del 21/11/2026');
  expect(foodEntries.decode({ ...value, grams: 'two' })).toBeUndefined();
});

test('a new entry starts with one portion of the food, in the usual meal of the hour', () => {
  const draft = newEntry(avocado, 13);
  expect(readEntry(draft, '2026-11-21').value).toEqual({ ...value, grams: avocado.portion.grams });
  expect([5, 11, 17, 22, 2].map(mealOfHour)).toEqual([
    'breakfast',
    'lunch',
    'snack',
    'dinner',
    'dinner',
  ]);
});

test.each(['', '0', 'dos', '5001', '-3'])('%j grams say what to type', (grams) => {
  expect(readEntry({ ...newEntry(avocado, 13), grams }, '2026-11-21').error).toBe(
    FOOD_ENTRY_HELP.grams,
  );
});

test('an edit accepts a decimal comma and keeps the fields of a newer version', () => {
  const stored = { ...value, mood: 'fine' };
  const record: SavedFoodEntry = { id: 'a', value: stored, stored, state: 'in-account' };
  const draft = { ...changedEntry(avocado, record), grams: '80,5' };
  expect(readEntry(draft, '2026-11-21').value).toEqual({ ...stored, grams: 80.5 });
});

test('a form is restored as typed, with the entry under edit', () => {
  const changing: SavedFoodEntry = { id: 'a', value, stored: value, state: 'in-account' };
  const entry = { ...changedEntry(avocado, changing), grams: '8,' };
  expect(restoreEntry(JSON.parse(JSON.stringify({ entry })))).toEqual({ entry });
  const { changing: _, ...fresh } = entry;
  expect(restoreEntry({ entry: fresh })).toEqual({ entry: fresh });
});

test('an own food is logged with its current figures, and its form is restored', () => {
  const figures = { kcal: 433, protein: 10, carbs: 66, fat: 14 };
  const biscuit = loggableOwn('8f0e6f0a-0000-4000-8000-000000000001', {
    name: 'Galletitas',
    figures,
    portionGrams: 30,
  });
  const entry = newEntry(biscuit, 17);
  expect(readEntry(entry, '2026-11-21').value).toEqual({
    eatenOn: '2026-11-21',
    meal: 'snack',
    foodId: biscuit.id,
    grams: 30,
    ownFood: { name: 'Galletitas', figures },
  });
  expect(restoreEntry(JSON.parse(JSON.stringify({ entry })))).toEqual({ entry });
});

test('a recipe is logged with its ingredients, also from a restored form', () => {
  const figures = { kcal: 160, protein: 2, carbs: 8.5, fat: 14.7 };
  const food = {
    ...loggableOwn('recipe', { name: 'Guacamole', figures, portionGrams: 100 }),
    ingredients: [{ foodId: 'palta', gramsPer100g: 100 }],
  };
  const entry = newEntry(food, 17);
  expect(readEntry(entry, '2026-11-21').value?.ingredients).toEqual(food.ingredients);
  expect(restoreEntry(JSON.parse(JSON.stringify({ entry })))).toEqual({ entry });
});

test.each([null, 'text', {}, { entry: { food: { id: 'none' } } }, { entry: { food: avocado } }])(
  '%j is not a draft',
  (stored) => {
    expect(restoreEntry(stored)).toBeUndefined();
  },
);
