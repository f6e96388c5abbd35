import { randomUUID } from 'node:crypto';
import { FOOD_ENTRY_HELP } from '@forja/contract/calculator/food-entries';
import { OWN_FOOD_HELP } from '@forja/contract/calculator/own-foods';
import type { OwnFood } from '@forja/domain/food-log/own-food';
import { expect, test } from 'vitest';
import { appWith } from '../../app/composition/app-with.fixture.ts';
import { aUser } from '../identity/users.fixture.ts';

const BISCUIT: OwnFood = {
  name: 'Galletitas de agua',
  portionGrams: 30,
  basis: 'perPortion',
  energy: 544,
  energyUnit: 'kJ',
  protein: 3,
  carbs: 20,
  fat: 4.2,
  fibre: 0.9,
  sodiumMg: 199,
  barcode: '4006381333931',
};
const at = (id: string) => `/api/own-foods/${id}`;
const anaSignedIn = async () => {
  const ana = aUser();
  return (await appWith({ users: [ana] })).as(ana);
};

test('an own food is stored as its label prints it, changed, deleted and restored', async () => {
  const her = await anaSignedIn();
  const id = randomUUID();
  await her.put(at(id), { revision: 0, value: BISCUIT });
  expect((await her.get('/api/own-foods')).json().items).toMatchObject([{ id, value: BISCUIT }]);
  await her.put(at(id), { revision: 1, deleted: true });
  expect((await her.get(at(id))).statusCode).toBe(404);
  await her.put(at(id), { revision: 2, value: { ...BISCUIT, fat: 5 } });
  expect((await her.get(at(id))).json()).toMatchObject({ revision: 3, value: { fat: 5 } });
});

test.each([
  ['name', ''],
  ['portionGrams', 0],
  ['basis', 'perCup'],
  ['energy', 2000],
  ['energyUnit', 'cal'],
  ['protein', 31],
  ['carbs', -1],
  ['fibre', 31],
  ['sodiumMg', 13_000],
  ['barcode', '4006381333932'],
] as const)('%s = %j is refused at its field, with instructions', async (field, value) => {
  const her = await anaSignedIn();
  const reply = await her.put(at(randomUUID()), {
    revision: 0,
    value: { ...BISCUIT, [field]: value },
  });
  expect([reply.statusCode, reply.json().fields]).toEqual([
    400,
    [{ path: `value.${field}`, message: OWN_FOOD_HELP[field] }],
  ]);
});

test('an entry keeps the figures of its own food, and invalid ones are refused', async () => {
  const her = await anaSignedIn();
  const figures = { kcal: 433, protein: 10, carbs: 66.7, fat: 14 };
  const entry = (ownFood: unknown) => ({
    revision: 0,
    value: { eatenOn: '2026-02-28', meal: 'snack', foodId: randomUUID(), grams: 30, ownFood },
  });
  const write = (ownFood: unknown) => her.put(`/api/food-entries/${randomUUID()}`, entry(ownFood));
  expect((await write({ name: 'Galletitas', figures })).statusCode).toBe(200);
  expect((await write({ name: 'Galletitas', figures: { ...figures, kcal: 901 } })).statusCode).toBe(
    400,
  );
});

test('an entry keeps the ingredients of its recipe, and invalid ones are refused', async () => {
  const her = await anaSignedIn();
  const figures = { kcal: 160, protein: 2, carbs: 8.5, fat: 14.7 };
  const ownFood = { name: 'Guacamole', figures };
  const write = (gramsPer100g: number) =>
    her.put(`/api/food-entries/${randomUUID()}`, {
      revision: 0,
      value: {
        eatenOn: '2026-02-28',
        meal: 'lunch',
        foodId: randomUUID(),
        grams: 120,
        ownFood,
        ingredients: [{ foodId: 'palta', gramsPer100g }],
      },
    });
  expect((await write(100)).statusCode).toBe(200);
  const refused = await write(-1);
  expect([refused.statusCode, refused.json().fields]).toEqual([
    400,
    [{ path: 'value.ingredients.0.gramsPer100g', message: FOOD_ENTRY_HELP.ingredients }],
  ]);
});
