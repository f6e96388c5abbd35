import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FOOD_FAMILIES } from './food-families.data.ts';
import { MADE_WITH, SAME_FOOD_SETS } from './related-foods.data.ts';
import { avoidsFamily, findRelatedFoods, includeRelatedFoods } from './related-foods.ts';
import { foodById, FOODS } from './foods.ts';

const EGG = 'huevo-de-gallina-entero-crudo';
const WHEY = 'proteina-de-suero-en-polvo';

test.each([
  [EGG, 'clara-de-huevo-cruda'],
  [EGG, 'huevo-duro'],
  ['mani-tostado-sin-sal', 'pasta-de-mani-sin-sal'],
  ['leche-entera', WHEY],
  ['leche-entera', 'leche-descremada'],
  ['leche-descremada', WHEY],
  ['pechuga-de-pollo-sin-piel-cruda', 'pechuga-de-pollo-sin-piel-asada'],
  ['arroz-blanco-crudo', 'arroz-blanco-cocido'],
  ['papa-cruda-con-piel', 'papa-hervida-sin-piel'],
])('%s and %s are related both ways', (one, other) => {
  expect(findRelatedFoods(one)).toContain(other);
  expect(findRelatedFoods(other)).toContain(one);
});

test.each([
  [EGG, 'mayonesa-comun'],
  ['leche-entera', 'dulce-de-leche'],
  ['queso-cottage-2', WHEY],
  ['yogur-natural-entero', WHEY],
  ['porotos-de-soja-cocidos', 'tofu-firme'],
  ['harina-de-trigo-000-0000', 'pan-rallado'],
  ['uva', 'pasas-de-uva'],
])('avoiding %s avoids %s, which is made with it, but not the reverse', (food, derivedFood) => {
  expect(findRelatedFoods(food)).toContain(derivedFood);
  expect(findRelatedFoods(derivedFood)).not.toContain(food);
});

test('every related food is in the table and in one set', () => {
  const ids = [
    ...SAME_FOOD_SETS.flat(),
    ...Object.keys(MADE_WITH),
    ...Object.values(MADE_WITH).flat(),
  ];
  expect(ids.filter((id) => !foodById(id))).toEqual([]);
  expect(new Set(SAME_FOOD_SETS.flat()).size).toBe(SAME_FOOD_SETS.flat().length);
});

test('no food is related to itself, and the rows of one food have the same related foods', () => {
  for (const { id } of FOODS) expect(findRelatedFoods(id)).not.toContain(id);
  for (const set of SAME_FOOD_SETS)
    for (const id of set)
      expect([...includeRelatedFoods([id])].sort()).toEqual(
        [...includeRelatedFoods([...set])].sort(),
      );
});

test('the dairy and fish families match the groups of the table', () => {
  const group = (wanted: string) =>
    FOODS.filter((food) => food.group === wanted).map(({ id }) => id);
  expect([...FOOD_FAMILIES.dairy]).toEqual(group('dairy'));
  expect([...FOOD_FAMILIES.fish, ...FOOD_FAMILIES.shellfish].sort()).toEqual(group('fish').sort());
});

test('avoiding one fish avoids the fish family, but one pulse does not avoid pulses', () => {
  expect(avoidsFamily(['merluza-cruda'], 'fish')).toBe(true);
  expect(avoidsFamily(['calamar-crudo'], 'fish')).toBe(false);
  expect(avoidsFamily(['garbanzos-cocidos'], 'pulses')).toBe(false);
  expect(avoidsFamily([...FOOD_FAMILIES.pulses], 'pulses')).toBe(true);
  expect(avoidsFamily(['queso-provolone'], 'dairy')).toBe(false);
  expect(avoidsFamily([], 'eggs')).toBe(false);
});

test('avoiding more foods never avoids fewer related foods', () => {
  const some = fc.subarray(FOODS.map(({ id }) => id));
  fc.assert(
    fc.property(some, some, (one, other) => {
      const both = includeRelatedFoods([...one, ...other]);
      for (const id of includeRelatedFoods(one)) expect(both.has(id)).toBe(true);
    }),
  );
});
