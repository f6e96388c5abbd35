import { randomUUID } from 'node:crypto';
import { FOOD_ENTRY_HELP } from '@forja/contract/calculator/food-entries';
import type { FoodEntry } from '@forja/domain/food-log/food-entry';
import { expect, test } from 'vitest';
import { appWith } from '../../app/composition/app-with.fixture.ts';
import { aUser } from '../identity/users.fixture.ts';

const anEntry = (overrides: Partial<FoodEntry> = {}): FoodEntry => ({
  eatenOn: '2026-02-28',
  meal: 'lunch',
  foodId: 'palta',
  grams: 80,
  ...overrides,
});
const at = (id: string) => `/api/food-entries/${id}`;

test('a food entry is stored, changed, deleted and restored', async () => {
  const ana = aUser();
  const her = await (await appWith({ users: [ana] })).as(ana);
  const id = randomUUID();
  expect((await her.put(at(id), { revision: 0, value: anEntry() })).json()).toMatchObject({
    id,
    revision: 1,
  });
  const changed = anEntry({ grams: 120.5 });
  await her.put(at(id), { revision: 1, value: changed });
  expect((await her.get('/api/food-entries')).json().items).toMatchObject([
    { id, revision: 2, value: changed },
  ]);
  await her.put(at(id), { revision: 2, deleted: true });
  expect((await her.get(at(id))).statusCode).toBe(404);
  await her.put(at(id), { revision: 3, value: changed });
  expect((await her.get(at(id))).json()).toMatchObject({ revision: 4, value: changed });
});

test.each([
  ['eatenOn', '28/02/2026'],
  ['eatenOn', '2999-01-01'],
  ['meal', 'brunch'],
  ['foodId', 'Palta'],
  ['grams', 0],
  ['grams', 5001],
] as const)('%s = %j is refused at its field, with instructions', async (field, value) => {
  const ana = aUser();
  const her = await (await appWith({ users: [ana] })).as(ana);
  const reply = await her.put(at(randomUUID()), {
    revision: 0,
    value: { ...anEntry(), [field]: value },
  });
  expect(reply.statusCode).toBe(400);
  expect(reply.json().fields).toEqual([
    { path: `value.${field}`, message: FOOD_ENTRY_HELP[field] },
  ]);
});
