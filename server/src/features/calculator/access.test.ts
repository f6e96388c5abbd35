import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@forja/domain/units/durations';
import { expect, test } from 'vitest';
import { appWith } from '../../app/composition/app-with.fixture.ts';
import { aUser } from '../identity/users.fixture.ts';

const FOOD = { eatenOn: '2026-02-28', meal: 'lunch', foodId: 'palta', grams: 80 };

const OWN_FOOD = {
  name: 'Galletitas de agua',
  portionGrams: 30,
  basis: 'perPortion',
  energy: 130,
  energyUnit: 'kcal',
  protein: 3,
  carbs: 20,
  fat: 4.2,
};

const COLLECTIONS = [
  ['food-entries', FOOD],
  ['complete-food-days', { day: '2026-02-28' }],
  ['own-foods', OWN_FOOD],
  ['food-settings', { favourites: { palta: true }, creatineSince: '2026-02-01' }],
  ['own-goals', { kcal: 2000, protein: 120, carbs: 230, fat: 66, setOn: '2026-02-28' }],
  [
    'recipes',
    {
      name: 'Guacamole',
      portions: 4,
      ingredients: { [randomUUID()]: { order: 'a0', foodId: 'palta', grams: 400 } },
    },
  ],
  ['water-entries', { drunkOn: '2026-02-28', drink: 'mate', millilitres: 500 }],
  [
    'sweat-tests',
    {
      measuredOn: '2026-02-28',
      weightBeforeKg: 72.4,
      weightAfterKg: 71.8,
      drunkMl: 500,
      urineMl: 0,
      minutes: 60,
    },
  ],
] as const;

test.each(COLLECTIONS)(
  'without a membership %s cannot be written, and existing ones can be read, exported and deleted',
  async (collection, value) => {
    const ana = aUser({ isMember: true });
    const api = await appWith({ users: [ana] });
    const id = randomUUID();
    const address = `/api/${collection}/${id}`;
    const member = await api.as(ana);
    expect((await member.put(address, { revision: 0, value })).statusCode).toBe(200);
    api.pass(100 * DAY_MS);
    const her = await api.as(ana);

    const refused = await her.put(address, { revision: 1, value });
    expect([refused.statusCode, refused.json().code]).toEqual([402, 'membership_required']);
    expect((await her.get(address)).json()).toMatchObject({ revision: 1, value });
    expect((await her.get('/api/account/export')).body).toContain(id);
    expect((await her.put(address, { revision: 1, deleted: true })).statusCode).toBe(200);
  },
);

test.each(COLLECTIONS)(
  "nobody reads, changes or deletes another person's %s",
  async (collection, value) => {
    const [ana, leo] = [aUser(), aUser()];
    const { as } = await appWith({ users: [ana, leo] });
    const [her, him] = [await as(ana), await as(leo)];
    const id = randomUUID();
    const address = `/api/${collection}/${id}`;
    await her.put(address, { revision: 0, value });

    expect((await him.get(`/api/${collection}`)).json().items).toEqual([]);
    expect((await him.get(address)).json().code).toBe('record_not_found');
    await him.put(address, { revision: 1, value });
    await him.put(address, { revision: 1, deleted: true });
    expect((await her.get(address)).json()).toMatchObject({ revision: 1, value });
  },
);

test.each([
  ['a day that does not exist', '2026-02-30'],
  ['tomorrow after tomorrow', '2999-01-01'],
  ['a day before the first possible one', '1949-12-31'],
])('%s is not a complete day', async (_, day) => {
  const ana = aUser();
  const her = await (await appWith({ users: [ana] })).as(ana);
  const reply = await her.put(`/api/complete-food-days/${randomUUID()}`, {
    revision: 0,
    value: { day },
  });
  expect([reply.statusCode, reply.json().fields[0].path]).toEqual([400, 'value.day']);
});
