import { expect, test } from 'vitest';
import { dayMicronutrients } from './day-micronutrients.ts';
import { createChildren } from '../records/children.ts';
import { eatenPortions } from './eaten-portions.ts';
import type { FoodEntry } from '../food-log/food-entry.ts';
import { loggableRecipe } from '../food-log/recipes/recipe-portion.ts';

const DAY = { eatenOn: '2026-11-26', meal: 'lunch' } as const;

const logRecipe = (recipe: Parameters<typeof loggableRecipe>[1], grams: number): FoodEntry => {
  const food = loggableRecipe('recipe', recipe, []);
  if (!food) throw new Error('the recipe is not written');
  const { name, figures, ingredients = [] } = food;
  return {
    ...DAY,
    foodId: food.id,
    grams,
    ownFood: { name, figures },
    ingredients: [...ingredients],
  };
};

test('a recipe adds the calcium of the milk in the eaten portion', () => {
  let last = 0;
  const recipe = {
    name: 'Arroz con leche',
    portions: 4,
    finalGrams: 1000,
    ingredients: createChildren(
      [
        { foodId: 'leche-entera', grams: 1000 },
        { foodId: 'arroz-blanco-cocido', grams: 200 },
      ],
      () => `${(last += 1)}`,
    ),
  };
  const portions = eatenPortions(logRecipe(recipe, 250), 'otro');
  expect(portions.map(({ foodId, grams }) => [foodId, grams])).toEqual([
    ['leche-entera', 250],
    ['arroz-blanco-cocido', 50],
  ]);
  const milk = { foodId: 'leche-entera', name: 'Leche', grams: 250 };
  const rice = { foodId: 'arroz-blanco-cocido', name: 'Arroz', grams: 50 };
  const amounts = (eaten: Parameters<typeof dayMicronutrients>[0]) =>
    dayMicronutrients(eaten).rows.map(({ atLeast }) => atLeast);
  expect(amounts(portions)).toEqual(amounts([milk, rice]));
});

test('an own food in a recipe is named and has no data', () => {
  const figures = { kcal: 433, protein: 10, carbs: 66, fat: 14 };
  const entry: FoodEntry = {
    ...DAY,
    foodId: 'recipe',
    grams: 100,
    ownFood: { name: 'Torta', figures },
    ingredients: [
      { foodId: 'biscuit', name: 'Galletitas', gramsPer100g: 60 },
      { foodId: 'of-2030', gramsPer100g: 40 },
    ],
  };
  expect(eatenPortions(entry, 'otro')).toEqual([
    { foodId: 'biscuit', name: 'Galletitas', grams: 60 },
    { foodId: 'of-2030', name: 'otro', grams: 40 },
  ]);
});

test('an entry that is not a recipe is one named portion', () => {
  expect(eatenPortions({ ...DAY, foodId: 'palta', grams: 80 }, 'otro')).toEqual([
    { foodId: 'palta', name: 'Palta', grams: 80 },
  ]);
  expect(eatenPortions({ ...DAY, foodId: 'of-2030', grams: 80 }, 'otro')[0]?.name).toBe('otro');
});
