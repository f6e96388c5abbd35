import { waterDayId } from '@forja/domain/hydration/water-day';
import { expect, test } from 'vitest';
import { appWith } from '../../app/composition/app-with.fixture.ts';
import { aUser } from '../identity/users.fixture.ts';

const at = `/api/water-days/${waterDayId('2026-02-28')}`;
const value = { day: '2026-02-28', trainedMinutes: 60, isHot: true };

test('the minutes and the heat of a day are stored and changed, one record a day', async () => {
  const her = aUser();
  const api = await (await appWith({ users: [her] })).as(her);
  expect((await api.put(at, { revision: 0, value })).statusCode).toBe(200);
  await api.put(at, { revision: 1, value: { ...value, trainedMinutes: 90 } });
  expect((await api.get('/api/water-days')).json().items).toMatchObject([
    { value: { ...value, trainedMinutes: 90 } },
  ]);
});

test.each([
  ['day', { day: '2026-03-03' }],
  ['trainedMinutes', { trainedMinutes: 601 }],
  ['trainedMinutes', { trainedMinutes: 1.5 }],
  ['isHot', { isHot: 'sí' }],
])('a day with a wrong %s is refused at its field: %j', async (field, wrong) => {
  const her = aUser();
  const api = await (await appWith({ users: [her] })).as(her);
  const reply = await api.put(at, { revision: 0, value: { ...value, ...wrong } });
  expect(reply.statusCode).toBe(400);
  expect(reply.json().fields).toMatchObject([{ path: `value.${field}` }]);
});
