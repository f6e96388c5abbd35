import { randomUUID } from 'node:crypto';
import { MAX_MENU_CHANGES, UNKNOWN_EXERCISE, UNKNOWN_FOOD } from '@forja/contract/plan-choices';
import { expect, test } from 'vitest';
import { appWith } from '../../app/composition/app-with.fixture.ts';
import { aUser } from '../identity/users.fixture.ts';

const at = (id: string) => `/api/plan-choices/${id}`;
const choice = {
  week: { seed: 2, swaps: { 'bench-press': 'smith-incline-press' }, week: 3 },
  menu: {
    seed: 1,
    changes: [
      { kind: 'day', day: 4 },
      { kind: 'meal', day: 0, meal: 'lunch' },
      { kind: 'swap', day: 2, meal: 'dinner', slot: 0, foodId: 'merluza-cruda' },
    ],
  },
};
const write = (value: object) => ({ revision: 0, value });

test('plan choices reach the other devices unchanged', async () => {
  const ana = aUser();
  const { as } = await appWith({ users: [ana] });
  const [phone, laptop] = [await as(ana), await as(ana)];
  const id = randomUUID();
  expect((await phone.put(at(id), write(choice))).statusCode).toBe(200);
  expect((await laptop.get('/api/changes')).json().items).toMatchObject([
    { collection: 'plan-choices', id, value: choice },
  ]);
});

test('nobody else reads or overwrites plan choices', async () => {
  const [ana, bruno] = [aUser(), aUser()];
  const { as } = await appWith({ users: [ana, bruno] });
  const [hers, his] = [await as(ana), await as(bruno)];
  const id = randomUUID();
  await hers.put(at(id), write(choice));
  expect((await his.get(at(id))).json()).toMatchObject({ code: 'record_not_found' });
  await his.put(at(id), write({ ...choice, menu: { seed: 9, changes: [] } }));
  expect((await hers.get(at(id))).json().value).toEqual(choice);
});

test('without a membership plan choices can be read and not written', async () => {
  const ana = aUser({ isMember: false });
  const { as } = await appWith({ users: [ana] });
  const reply = await (await as(ana)).put(at(randomUUID()), write(choice));
  expect([reply.statusCode, reply.json().code]).toEqual([402, 'membership_required']);
});

const aSwap = (foodId: string) => ({
  ...choice,
  menu: { seed: 0, changes: [{ kind: 'swap', day: 0, meal: 'lunch', slot: 0, foodId }] },
});
const exercise = (to: string) => ({
  ...choice,
  week: { seed: 0, swaps: { 'bench-press': to }, week: 1 },
});
const manyChanges = Array.from({ length: MAX_MENU_CHANGES + 1 }, () => ({ kind: 'day', day: 1 }));

test.each([
  [aSwap('algo-rico'), 'value.menu.changes.0.foodId', UNKNOWN_FOOD],
  [exercise('volar'), 'value.week.swaps.bench-press', UNKNOWN_EXERCISE],
  [
    { ...choice, menu: { seed: 0, changes: manyChanges } },
    'value.menu.changes',
    'Son demasiados cambios. Probá otra semana y seguí desde ahí.',
  ],
  [
    { ...choice, week: { seed: 0, swaps: {}, week: 0 } },
    'value.week.week',
    'Esa opción del plan no existe.',
  ],
])('an invalid choice is refused at its field (%#)', async (value, path, message) => {
  const ana = aUser();
  const { as } = await appWith({ users: [ana] });
  const reply = await (await as(ana)).put(at(randomUUID()), write(value));
  expect(reply.statusCode).toBe(400);
  expect(reply.json().fields).toEqual([{ path, message }]);
});
