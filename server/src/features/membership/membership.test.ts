import { randomUUID } from 'node:crypto';
import { aPerson } from '@forja/domain/person/person.fixture';
import { ENGINE_VERSION } from '@forja/domain/plan/engine-version';
import { DAY_MS } from '@forja/domain/units/durations';
import { expect, test } from 'vitest';
import { appWith } from '../../app/composition/app-with.fixture.ts';
import { aUser } from '../identity/users.fixture.ts';

const measure = { takenOn: '2026-02-01', weightKg: 80 };
const plan = {
  createdAt: '2026-02-20T10:00:00.000Z',
  input: aPerson(),
  engineVersion: ENGINE_VERSION,
};
const REFUSED = {
  success: false,
  code: 'membership_required',
  message: 'Necesitas una membresía activa para acceder a esta función',
};

test('without a membership nothing is created, and existing records can be read, exported and deleted', async () => {
  const ana = aUser();
  const { as, pass } = await appWith({ users: [ana] });
  let her = await as(ana);
  const id = randomUUID();
  await her.put(`/api/plans/${id}`, { revision: 0, value: plan });
  await her.put(`/api/measures/${randomUUID()}`, { revision: 0, value: measure });
  pass(100 * DAY_MS);
  her = await as(ana);

  for (const reply of [
    await her.put(`/api/plans/${randomUUID()}`, { revision: 0, value: plan }),
    await her.put(`/api/measures/${randomUUID()}`, { revision: 0, value: measure }),
  ]) {
    expect(reply.statusCode).toBe(402);
    expect(reply.json()).toMatchObject(REFUSED);
  }
  for (const reply of [
    await her.get('/api/plans'),
    await her.get(`/api/plans/${id}`),
    await her.get('/api/measures'),
    await her.get('/api/changes'),
    await her.get('/api/account/export'),
    await her.put(`/api/plans/${id}`, { revision: 1, deleted: true }),
  ])
    expect(reply.statusCode, reply.body).toBe(200);
});

test('an administrator needs no payment, and a visitor must sign in first', async () => {
  const admin = aUser({ role: 'admin', isMember: false });
  const { as, visitor } = await appWith({ users: [admin] });
  expect(
    (await (await as(admin)).put(`/api/plans/${randomUUID()}`, { revision: 0, value: plan }))
      .statusCode,
  ).toBe(200);
  expect((await visitor.put(`/api/plans/${randomUUID()}`, {})).json()).toMatchObject({
    code: 'not_signed_in',
  });
  expect((await visitor.get('/api/check-membership')).statusCode).toBe(401);
});

test('a person sees only their own membership', async () => {
  const [ana, bruno] = [aUser(), aUser({ isMember: false })];
  const { as } = await appWith({ users: [ana, bruno] });
  expect((await (await as(bruno)).get('/api/membership')).json()).toEqual({
    hasMembership: false,
    endsAt: null,
    isRegretReviewed: false,
    payments: [],
  });
  expect((await (await as(ana)).get('/api/membership')).json()).toMatchObject({
    hasMembership: true,
    endsAt: '2026-06-01T12:00:00.000Z',
    payments: [{ processor: 'coupon', state: 'approved', amountMinor: 0, months: 3 }],
  });
});

test('the export has the payments, and deleting the account anonymizes them', async () => {
  const ana = aUser();
  const { as, db } = await appWith({ users: [ana] });
  const her = await as(ana);
  await her.post('/api/checkouts', { clientKey: randomUUID(), processor: 'manual' });
  expect((await her.get('/api/account/export')).json().membership).toMatchObject({
    periods: [{ startsAt: '2026-03-01T12:00:00.000Z', endsAt: '2026-06-01T12:00:00.000Z' }],
    payments: [{ processor: 'coupon' }],
    checkouts: [{}, {}],
    withdrawals: [],
  });
  const { body } = await her.get('/api/account/export.html');
  expect(body).toContain('Membresía y pagos');
  expect(body).toMatch(/>\$\s0</u);
  expect(body).not.toContain('ARS');
  expect((await her.post('/api/account/delete', { password: ana.password })).statusCode).toBe(200);
  const names = await db.execute<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'migration%'`,
  );
  let remainingRows = 0;
  for (const { name } of names.rows) {
    const { rows } = await db.execute<Record<string, unknown>>(`select * from "${name}"`);
    expect(JSON.stringify(rows), name).not.toContain(ana.id);
    expect(JSON.stringify(rows), name).not.toContain(ana.username);
    if (name === 'payments' || name === 'grants') remainingRows += rows.length;
  }
  expect(remainingRows).toBe(2);
});
