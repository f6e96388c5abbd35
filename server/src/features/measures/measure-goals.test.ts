import { GOAL_IDS } from '@forja/domain/measures/goals/measure-goal';
import { expect, test } from 'vitest';
import { appWith } from '../../app/composition/app-with.fixture.ts';
import { aUser } from '../identity/users.fixture.ts';

const at = `/api/measure-goals/${GOAL_IDS.weightKg}`;
const goal = { field: 'weightKg', target: 75, from: 80, setOn: '2026-02-28' };

test('a goal is stored, changed, deleted and restored', async () => {
  const her = aUser();
  const api = await (await appWith({ users: [her] })).as(her);
  expect((await api.put(at, { revision: 0, value: goal })).statusCode).toBe(200);
  expect((await api.put(at, { revision: 1, value: { ...goal, target: 74 } })).statusCode).toBe(200);
  expect((await api.get(at)).json().value).toEqual({ ...goal, target: 74 });
  expect((await api.put(at, { revision: 2, deleted: true })).statusCode).toBe(200);
  expect((await api.get('/api/measure-goals')).json().items).toEqual([]);
});

test.each([
  ['field', { field: 'restingPulse' }],
  ['target', { target: 20 }],
  ['target', { target: 80 }],
  ['from', { from: 301 }],
  ['setOn', { setOn: '2026-03-03' }],
  ['setOn', { setOn: '28/2/2026' }],
])('a goal with a wrong %s is refused at its field: %j', async (field, wrong) => {
  const her = aUser();
  const api = await (await appWith({ users: [her] })).as(her);
  const reply = await api.put(at, { revision: 0, value: { ...goal, ...wrong } });
  expect(reply.statusCode).toBe(400);
  expect(reply.json().fields).toMatchObject([{ path: `value.${field}` }]);
});

test('goals need a membership and are private', async () => {
  const [member, visitor] = [aUser(), aUser({ isMember: false })];
  const { as } = await appWith({ users: [member, visitor] });
  const [his, hers] = [await as(member), await as(visitor)];
  expect((await hers.put(at, { revision: 0, value: goal })).statusCode).toBe(402);
  await his.put(at, { revision: 0, value: goal });
  expect((await hers.get(at)).statusCode).toBe(404);
});
