import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createMemoryMail } from '../../gateways/mail/memory-mail.fixture.ts';
import { usersTable } from '../identity/storage/identity.table.ts';
import { aShop, listGrants, listPayments, violations } from '../payments/ledger/shop.fixture.ts';

async function aDesk() {
  const mail = createMemoryMail();
  const shop = await aShop({ mail });
  await shop.db.update(usersTable).set({ role: 'admin' }).where(eq(usersTable.id, shop.bruno.id));
  const accesses = async () => (await shop.her.get('/api/account/accesses')).json().items;
  return { ...shop, mail, accesses, other: await shop.as({ ...shop.bruno, role: 'admin' }) };
}

const WHO = /Lo hizo \S…@\S+ el 1\/3\/2026 a las 09:00\.$/;

test('an administrator gives a membership with a reason, through the ledger, and it ends as any other', async () => {
  const { db, boss, ana, bruno, her, accesses } = await aDesk();
  const path = `/api/admin/people/${ana.id}/membership`;
  const gift = { giftId: randomUUID(), months: 2, seenEndsAt: null, reason: 'Sorteo del club' };
  expect((await boss.post(path, { ...gift, reason: ' ' })).statusCode).toBe(400);
  expect((await boss.post(path, { ...gift, months: 13 })).statusCode).toBe(400);
  expect((await boss.post(path, gift)).json()).toEqual({ success: true });
  expect((await boss.post(path, gift)).json()).toEqual({ success: true });
  const elsewhere = await boss.post(`/api/admin/people/${bruno.id}/membership`, gift);
  expect(elsewhere.json()).toMatchObject({ code: 'membership_changed' });
  expect(await listGrants(db, ana.id)).toMatchObject([{ months: 2, reversedAt: null }]);
  const [payment] = await listPayments(db, ana.id);
  expect(payment).toMatchObject({ provider: 'coupon', amountMinor: 0, role: 'primary' });
  expect((await her.get('/api/check-membership')).json()).toMatchObject({ hasMembership: true });
  expect(await accesses()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ event: 'membership_given_by_admin', reason: 'Sorteo del club' }),
    ]),
  );
  const { payments } = (
    await boss.post(`/api/admin/people/${ana.id}/view`, { reason: 'Terminarla' })
  ).json();
  expect(payments).toMatchObject([{ id: payment?.id, canEnd: true }]);
  await boss.post(`/api/admin/payments/${payment?.id}/end`, { reason: 'Fue un error' });
  expect((await her.get('/api/check-membership')).json()).toMatchObject({ hasMembership: false });
  expect(await accesses()).toEqual(
    expect.arrayContaining([expect.objectContaining({ reason: 'Fue un error' })]),
  );
  expect(await violations(db)).toEqual([]);
});

test('the second of two administrators who give to one person is told of the first', async () => {
  const { db, boss, other, ana, admin } = await aDesk();
  const give = (client: typeof boss, userId = ana.id) =>
    client.post(`/api/admin/people/${userId}/membership`, {
      giftId: randomUUID(),
      months: 3,
      seenEndsAt: null,
      reason: 'Sorteo',
    });
  const replies = await Promise.all([give(boss), give(other)]);
  expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect((await give(other)).json()).toMatchObject({
    code: 'membership_changed',
    message: expect.stringMatching(WHO),
  });
  expect(await listGrants(db, ana.id)).toHaveLength(1);
  expect((await give(boss, admin.id)).json()).toMatchObject({ code: 'own_account' });
  expect((await give(boss, randomUUID())).json()).toMatchObject({ code: 'person_not_found' });
  expect(await violations(db)).toEqual([]);
});

test("a gift does not affect the person's pending payment", async () => {
  const { db, boss, ana, her, start } = await aDesk();
  const open = await start();
  await boss.post(`/api/admin/people/${ana.id}/membership`, {
    giftId: randomUUID(),
    months: 1,
    seenEndsAt: null,
    reason: 'Por la espera',
  });
  expect((await her.get(`/api/checkouts/${open.id}`)).json()).toMatchObject({ state: 'awaiting' });
  expect(await violations(db)).toEqual([]);
});

test('an application is decided once, and its applicant reads the reason', async () => {
  const { boss, other, her, mail, accesses } = await aDesk();
  const id = randomUUID();
  await her.post('/api/partner-applications', {
    id,
    name: 'Ana',
    email: 'ana.club@ejemplo.com.ar',
    profile: '@ana',
    audience: 'Club',
    message: 'Hola',
    consent: true,
  });
  const decide = (client: typeof boss, state: string, reason: string) =>
    client.post(`/api/admin/partners/${id}/decide`, { state, reason });
  expect((await decide(boss, 'in_review', 'x')).statusCode).toBe(400);
  const replies = await Promise.all([
    decide(boss, 'accepted', 'Nos gusta'),
    decide(boss, 'accepted', 'Nos gusta'),
  ]);
  expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect((await decide(other, 'rejected', 'No')).json()).toMatchObject({
    code: 'application_already_decided',
    message: expect.stringMatching(WHO),
  });
  const seen = await other.post(`/api/admin/partners/${id}/view`, { reason: 'Ver' });
  expect(seen.json()).toMatchObject({ state: 'accepted', decisionReason: 'Nos gusta' });
  expect(await accesses()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ event: 'application_decided', reason: 'Nos gusta' }),
    ]),
  );
  expect(mail.sent).toMatchObject([
    { to: 'ana.club@ejemplo.com.ar', text: expect.stringContaining('Nos gusta') },
  ]);
  const nobody = await boss.post(`/api/admin/partners/${randomUUID()}/decide`, {
    state: 'accepted',
    reason: 'x',
  });
  expect(nobody.json()).toMatchObject({ code: 'application_not_found' });
});

test('creating and disabling a coupon are logged once, with their reason', async () => {
  const { boss, other, her } = await aDesk();
  const coupon = {
    code: ' verano ',
    percent: 30,
    maxUses: 10,
    lastDay: '2026-03-31',
    reason: 'Campaña',
  };
  const quote = () =>
    her.post('/api/checkouts/quote', { processor: 'mercadopago', couponCode: 'VERANO' });
  const create = (changes: object) => boss.post('/api/admin/coupons', { ...coupon, ...changes });
  for (const wrong of [{ percent: 0 }, { percent: 101 }, { maxUses: 0 }, { lastDay: '2026-02-30' }])
    expect((await create(wrong)).statusCode).toBe(400);
  expect((await create({ lastDay: '2026-02-28' })).json()).toMatchObject({ code: 'coupon_over' });
  expect((await create({})).json()).toEqual({ success: true });
  expect((await create({})).json()).toMatchObject({ code: 'coupon_exists' });
  expect((await quote()).json()).toMatchObject({ discountPercent: 30 });
  const disable = (client: typeof boss, code = 'VERANO') =>
    client.post('/api/admin/coupons/disable', { code, reason: 'Se publicó' });
  expect((await disable(boss)).json()).toEqual({ success: true });
  expect((await disable(other)).json()).toMatchObject({
    code: 'coupon_already_disabled',
    message: expect.stringMatching(WHO),
  });
  expect((await disable(boss, 'OTRO')).json()).toMatchObject({ code: 'coupon_not_found' });
  expect((await quote()).json()).toMatchObject({ code: 'coupon_not_valid' });
  const { rows } = (await boss.get('/api/admin/tables/audit')).json();
  for (const reason of ['Campaña', 'Se publicó'])
    expect(rows).toContainEqual(
      expect.objectContaining({ cells: expect.arrayContaining([reason, 'VERANO']) }),
    );
});

test('answering a request is logged, reaches its person, and a second administrator reads who answered', async () => {
  const { boss, other, her, accesses } = await aDesk();
  await her.post('/api/withdrawals', { kind: 'cancellation', email: 'otra@ejemplo.com.ar' });
  const { items } = (await boss.post('/api/admin/withdrawals/view', { reason: 'Ver' })).json();
  const answer = (client: typeof boss) =>
    client.post(`/api/admin/withdrawals/${items[0].id}/answer`, { state: 'done', answer: 'Listo' });
  expect((await answer(boss)).json()).toEqual({ success: true });
  expect((await answer(other)).json()).toMatchObject({
    code: 'withdrawal_already_answered',
    message: expect.stringMatching(WHO),
  });
  expect(await accesses()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ event: 'withdrawal_answered', reason: 'Listo' }),
    ]),
  );
});
