import { expect, test } from 'vitest';
import { availableCarbohydrate, suitsPattern } from './food.ts';
import { FOOD_SYNONYMS } from './food-synonyms.data.ts';
import { foodById, FOODS } from './foods.ts';

const food = (id: string) => {
  const found = foodById(id);
  if (!found) throw new Error(`no food ${id}`);
  return found;
};

test('the table has 204 unique foods with a name, an NDB number and a portion', () => {
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

test('the table has 45 nearest equivalents and 52 approximate portions, as the evidence says', () => {
  expect(FOODS.filter(({ usdaMatch }) => usdaMatch === 'nearest')).toHaveLength(45);
  expect(FOODS.filter(({ portionIsOrientative }) => portionIsOrientative)).toHaveLength(52);
});

test('the energy of a food matches its macronutrients within 12 % or 16 kcal, except with USDA factors', () => {
  for (const { id, group, per100g } of FOODS) {
    if (group === 'alcohol' || id === 'cacao-amargo-en-polvo') continue;
    const fromMacros = 4 * per100g.protein + 4 * per100g.carbs + 9 * per100g.fat;
    expect(Math.abs(fromMacros - per100g.kcal), id).toBeLessThanOrEqual(
      Math.max(0.12 * fromMacros, 16),
    );
  }
});

test('a blank cell is missing data, not zero', () => {
  expect(food('langostino-camaron-crudo').per100g.fibre).toBeUndefined();
  expect(food('aceite-de-girasol').per100g.fibre).toBe(0);
});

test('carbohydrate excludes fibre, as on Argentine labels', () => {
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

test('vegan foods are vegetarian, and synonyms belong to existing foods', () => {
  for (const one of FOODS) if (one.vegan) expect(one.vegetarian).toBe(true);
  for (const id of Object.keys(FOOD_SYNONYMS)) expect(foodById(id), id).toBeDefined();
});
