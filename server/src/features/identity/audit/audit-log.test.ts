import { DAY_MS } from '@forja/domain/units/durations';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { appWith } from '../../../app/composition/app-with.fixture.ts';
import { usersTable } from '../storage/identity.table.ts';
import { aUser } from '../users.fixture.ts';
import { auditTable } from './audit.table.ts';

async function aLog() {
  const ana = aUser();
  const api = await appWith({ users: [ana] });
  await api.visitor.post('/api/login', { username: ana.username, password: ana.password });
  const entries = () => api.db.select().from(auditTable);
  expect(await entries()).toHaveLength(1);
  return { ...api, ana, entries };
}

test.each([
  ['a change', sql`update audit set event = 'account_deleted'`],
  ['a change of the user id', sql`update audit set user_id = gen_random_uuid()`],
  ['a change that removes the device', sql`update audit set browser = null, system = null`],
  [
    'an anonymization while the account exists',
    sql`update audit set browser = null, system = null, reason = null`,
  ],
  ['a deletion', sql`delete from audit`],
  ['a truncate', sql`truncate audit`],
])('the audit log refuses %s', async (_, statement) => {
  const { db, entries } = await aLog();
  const before = await entries();
  await expect(db.execute(statement)).rejects.toMatchObject({
    cause: { message: 'the audit log is append-only' },
  });
  expect(await entries()).toEqual(before);
});

test('deleting an account only anonymizes its entries', async () => {
  const { as, ana, db, entries } = await aLog();
  const [before] = await entries();
  const her = await as(ana);
  expect((await her.post('/api/account/delete', { password: ana.password })).statusCode).toBe(200);
  expect(await db.$count(usersTable, eq(usersTable.id, ana.id))).toBe(0);
  const after = (await entries()).find(({ id }) => id === before?.id);
  expect(after).toMatchObject({
    ...before,
    userId: expect.any(String),
    browser: null,
    system: null,
  });
  expect(after?.userId).not.toBe(ana.id);
});

test('an entry can be deleted only after its retention', async () => {
  const { pass, sweep, entries } = await aLog();
  pass(399 * DAY_MS);
  await sweep();
  expect(await entries()).toHaveLength(1);
  pass(2 * DAY_MS);
  await sweep();
  expect(await entries()).toEqual([]);
});
