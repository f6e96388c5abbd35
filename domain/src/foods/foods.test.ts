import { expect, test } from 'vitest';
import { availableCarbohydrate, suitsPattern } from './food.ts';
import { FOOD_SYNONYMS } from './food-synonyms.data.ts';
import { foodById, FOODS } from './foods.ts';

const food = (id: string) => {
  const found = foodById(id);
  if (!found) throw new Error(`no food ${id}`);
  return found;
};

test('the table has its 204 foods, each once, with a name, an NDB number and a portion', () => {
  expect(FOODS).toHaveLength(204);
  expect(new Set(FOODS.map(({ id }) => id)).size).toBe(204);
  for (const { id, ndb, portion, refusePercent } of FOODS) {
    expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(ndb).toMatch(/^\d{5}$/);
    expect(portion.grams).toBeGreaterThan(0);
    expect(refusePercent).toBeLessThan(100);
    expect(refusePercent).toBeGreaterThanOrEqual(0);
  }
});

test('45 foods are the nearest equivalent, 52 portions are orientative, as the evidence counts them', () => {
  expect(FOODS.filter(({ usdaMatch }) => usdaMatch === 'nearest')).toHaveLength(45);
  expect(FOODS.filter(({ portionIsOrientative }) => portionIsOrientative)).toHaveLength(52);
});

test('the energy of every food is that of its macronutrients within 12 % or 16 kcal, except where USDA uses factors of its own', () => {
  for (const { id, group, per100g } of FOODS) {
    if (group === 'alcohol' || id === 'cacao-amargo-en-polvo') continue;
    const fromMacros = 4 * per100g.protein + 4 * per100g.carbs + 9 * per100g.fat;
    expect(Math.abs(fromMacros - per100g.kcal), id).toBeLessThanOrEqual(
      Math.max(0.12 * fromMacros, 16),
    );
  }
});

test('a blank of the table is no datum, not zero', () => {
  expect(food('langostino-camaron-crudo').per100g.fibre).toBeUndefined();
  expect(food('aceite-de-girasol').per100g.fibre).toBe(0);
});

test('carbohydrate is counted as the Argentine label prints it, without fibre', () => {
  expect(availableCarbohydrate(food('lentejas-cocidas'))).toBeCloseTo(12.23, 2);
  for (const one of FOODS) expect(availableCarbohydrate(one)).toBeGreaterThanOrEqual(0);
});

test.each([
  ['lentejas-cocidas', true, true],
  ['huevo-duro', true, false],
  ['miel', true, false],
  ['leche-descremada', true, false],
  ['merluza-cruda', false, false],
  ['salame', false, false],
  ['empanada-de-carne-restaurante', false, false],
])('%s: vegetarian %s, vegan %s', (id, vegetarian, vegan) => {
  expect([
    suitsPattern(food(id), 'vegetarian'),
    suitsPattern(food(id), 'vegan'),
    suitsPattern(food(id), 'all'),
  ]).toEqual([vegetarian, vegan, true]);
});

test('what is vegan is vegetarian, and synonyms belong to foods that exist', () => {
  for (const one of FOODS) if (one.vegan) expect(one.vegetarian).toBe(true);
  for (const id of Object.keys(FOOD_SYNONYMS)) expect(foodById(id), id).toBeDefined();
});
