import { expect, test } from 'vitest';
import { FOODS } from './foods.ts';
import { MICRONUTRIENT_LINES } from './food-micronutrients.data.ts';
import {
  MICRONUTRIENT_UNITS,
  MICRONUTRIENTS,
  sumMicronutrients,
  findMicronutrients,
  type Micronutrient,
} from './micronutrients.ts';
import { NUTRIENTS } from '../micros/nutrients.data.ts';

/** SR28 by NDB number: magnesium, phosphorus, zinc, folate (DFE), B12, D (µg), K. */
test.each<[id: string, ndb: string, (number | null)[]]>([
  ['higado-vacuno-crudo', '13325', [18, 387, 4, 290, 59.3, 1.2, 3.1]],
  ['salmon-de-criadero-crudo', '15236', [27, 240, 0.36, 26, 3.23, 11, 0.5]],
  ['huevo-de-gallina-entero-crudo', '01123', [12, 198, 1.29, 47, 0.89, 2, 0.3]],
  ['leche-entera', '01211', [10, 84, 0.37, 5, 0.45, 0.1, 0.3]],
  ['espinaca-cruda', '11457', [79, 49, 0.53, 194, 0, 0, 482.9]],
  ['nueces', '12155', [158, 346, 3.09, 98, 0, 0, 2.7]],
  ['lentejas-cocidas', '16070', [36, 180, 1.27, 181, 0, 0, 1.7]],
  ['aceite-de-girasol', '04506', [0, 0, 0, 0, 0, 0, 5.4]],
  ['banana', '09040', [27, 22, 0.15, 20, 0, 0, 0.5]],
  ['pan-lactal-blanco', '18069', [23, 98, 0.74, 171, 0, 0, 0.2]],
  ['langostino-camaron-crudo', '15270', [35, 214, 1.34, null, null, null, null]],
  ['semillas-de-chia', '12006', [335, 860, 4.58, null, 0, null, null]],
  ['harina-de-trigo-000-0000', '20481', [22, 108, 0.7, 26, 0, 0, 0.3]],
  ['cebolla-cruda', '11282', [10, 29, 0.17, 19, 0, 0, 0.4]],
])('%s (%s) has the figures of the source', (id, ndb, expected) => {
  expect(FOODS.find((food) => food.id === id)?.ndb).toBe(ndb);
  const micronutrients = findMicronutrients(id);
  expect([
    micronutrients.magnesium,
    micronutrients.phosphorus,
    micronutrients.zinc,
    micronutrients.folate,
    micronutrients['vitamin-b12'],
    micronutrients['vitamin-d'],
    micronutrients['vitamin-k'],
  ]).toEqual(expected);
});

test('calcium, iron, potassium, vitamin C and fibre match the food table, blanks included', () => {
  for (const { id, per100g } of FOODS) {
    const micronutrients = findMicronutrients(id);
    expect(
      [
        micronutrients.calcium,
        micronutrients.iron,
        micronutrients.potassium,
        micronutrients['vitamin-c'],
        micronutrients.fibre,
      ],
      id,
    ).toEqual([
      per100g.calciumMg ?? null,
      per100g.ironMg ?? null,
      per100g.potassiumMg ?? null,
      per100g.vitaminCMg ?? null,
      per100g.fibre ?? null,
    ]);
  }
});

test('every food has exactly one line', () => {
  const numbers = MICRONUTRIENT_LINES.trim()
    .split('\n')
    .map((line) => line.split(' ')[0]);
  expect(numbers).toEqual(FOODS.map(({ ndb }) => ndb));
});

/** Upper bounds per 100 g: liver, seeds and salad leaves are highest. */
const MOST: Readonly<Record<Micronutrient, number>> = {
  calcium: 1500,
  iron: 20,
  magnesium: 500,
  phosphorus: 1000,
  potassium: 2500,
  zinc: 8,
  iodine: 0,
  folate: 600,
  'vitamin-b12': 60,
  'vitamin-c': 150,
  'vitamin-d': 16,
  'vitamin-k': 830,
  fibre: 40,
  'omega-3': 23,
  'alpha-linolenic-acid': 23,
};

test('every figure is plausible for a food', () => {
  for (const { id } of FOODS)
    for (const nutrient of MICRONUTRIENTS) {
      const amount = findMicronutrients(id)[nutrient];
      if (amount === null) continue;
      expect(amount, `${nutrient} of ${id}`).toBeGreaterThanOrEqual(0);
      expect(amount, `${nutrient} of ${id}`).toBeLessThanOrEqual(MOST[nutrient]);
    }
});

test('missing data is counted by nutrient and never filled in', () => {
  const blanks = MICRONUTRIENTS.map((nutrient) => [
    nutrient,
    FOODS.filter(({ id }) => findMicronutrients(id)[nutrient] === null).length,
  ]);
  expect(Object.fromEntries(blanks)).toMatchInlineSnapshot(`
    {
      "alpha-linolenic-acid": 124,
      "calcium": 0,
      "fibre": 1,
      "folate": 9,
      "iodine": 204,
      "iron": 0,
      "magnesium": 4,
      "omega-3": 59,
      "phosphorus": 4,
      "potassium": 0,
      "vitamin-b12": 6,
      "vitamin-c": 2,
      "vitamin-d": 19,
      "vitamin-k": 12,
      "zinc": 4,
    }
  `);
});

test('no food has iodine data, and additions of foreign brands are excluded', () => {
  for (const { id } of FOODS) expect(findMicronutrients(id).iodine, id).toBeNull();
  for (const id of ['copos-de-maiz-sin-azucar', 'bebida-energizante', 'proteina-de-suero-en-polvo'])
    expect(
      [findMicronutrients(id)['vitamin-d'], findMicronutrients(id)['vitamin-b12']],
      id,
    ).toEqual([null, null]);
});

test('plants have no B12, and only plants have alpha-linolenic acid', () => {
  for (const { id, vegan } of FOODS) {
    const micronutrients = findMicronutrients(id);
    if (vegan) expect(micronutrients['vitamin-b12'] ?? 0, id).toBeLessThanOrEqual(0.1);
    expect(micronutrients['alpha-linolenic-acid'], id).toBe(
      vegan ? micronutrients['omega-3'] : null,
    );
  }
});

/** SR24: walnuts 9.08, linseed 22.813, mackerel 1.614 g. */
test('omega-3 is part of the fat and is missing where its data is doubtful', () => {
  for (const { id, per100g } of FOODS)
    expect(findMicronutrients(id)['omega-3'] ?? 0, id).toBeLessThanOrEqual(per100g.fat + 0.01);
  expect(
    ['nueces', 'semillas-de-lino', 'caballa-cruda', 'aceite-de-girasol', 'almendras'].map(
      (id) => findMicronutrients(id)['omega-3'],
    ),
  ).toEqual([9.08, 22.813, 1.614, null, null]);
});

test('a sum reports its known amount and the foods without data', () => {
  const { zinc, folate, iodine, calcium } = sumMicronutrients([
    { foodId: 'lentejas-cocidas', grams: 200 },
    { foodId: 'semillas-de-chia', grams: 10 },
    { foodId: 'semillas-de-chia', grams: 5 },
    { foodId: 'langostino-camaron-crudo', grams: 0 },
  ]);
  expect(zinc.atLeast).toBeCloseTo(2 * 1.27 + 0.15 * 4.58, 6);
  expect(zinc.withoutData).toEqual([]);
  expect(folate).toEqual({ atLeast: 362, withoutData: ['semillas-de-chia'] });
  expect(iodine).toEqual({ atLeast: 0, withoutData: ['lentejas-cocidas', 'semillas-de-chia'] });
  expect(calcium.atLeast).toBeCloseTo(2 * 19 + 0.15 * 631, 6);
});

test('an unknown food has no data', () => {
  expect(Object.values(findMicronutrients('no-existe'))).toEqual(MICRONUTRIENTS.map(() => null));
});

test('foods and references of a nutrient use the same unit', () => {
  const shared = NUTRIENTS.flatMap(({ id, unit }) => {
    const nutrient = MICRONUTRIENTS.find((one) => one === id);
    return nutrient ? [[id, unit, MICRONUTRIENT_UNITS[nutrient]]] : [];
  });
  expect(shared).toHaveLength(13);
  for (const [id, reference, food] of shared) expect(food, id).toBe(reference);
});
