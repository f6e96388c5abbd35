import { expect, test } from 'vitest';
import { FOOD_FAMILIES } from './food-families.data.ts';
import { FOODS, foodById } from './foods.ts';

test('every food of a family is in the table once', () => {
  for (const ids of Object.values(FOOD_FAMILIES)) {
    expect(ids.filter((id) => !foodById(id))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  }
});

test.each([
  [
    'gluten',
    /trigo|^pan |fideos|galletitas|avena|cuscús|pizza|empanada|bizcochuelo|medialuna|cerveza|con pan/iu,
  ],
  ['nutsAndPeanuts', /almendra|nueces|castañas|maní/iu],
  ['peanuts', /maní/iu],
  ['eggs', /huevo|mayonesa/iu],
  ['soy', /soja|tofu/iu],
  ['pork', /cerdo|panceta|jamón|salame|chorizo/iu],
  ['pulses', /lentejas|garbanzos|porotos|arvejas/iu],
] as const)('the family "%s" includes every food named after it', (family, pattern) => {
  const ids: readonly string[] = FOOD_FAMILIES[family];
  const named = FOODS.filter(
    ({ name, group }) => pattern.test(name) && (family !== 'pork' || group !== 'starches'),
  );
  expect(named.length).toBeGreaterThan(0);
  expect(
    named
      .filter(({ id, name }) => !ids.includes(id) && !/de chorizo/iu.test(name))
      .map(({ id }) => id),
  ).toEqual([]);
});
