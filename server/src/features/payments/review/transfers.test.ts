import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { usersTable } from '../../identity/storage/identity.table.ts';
import { paymentEventsTable } from '../storage/payments.table.ts';
import { aShop, listGrants, violations } from '../ledger/shop.fixture.ts';

async function aDeclaredTransfer() {
  const shop = await aShop();
  const checkout = await shop.start(shop.her, 'manual');
  const declared = await shop.her.post(`/api/checkouts/${checkout.id}/transfer`, {
    reference: '0045-88 a',
  });
  const { items } = (
    await shop.boss.post('/api/admin/pending-payments/view', { reason: 'Revisar la lista' })
  ).json();
  return {
    ...shop,
    checkout,
    declared,
    payment: items[0],
    decide: (what: string, client = shop.boss) =>
      client.post(`/api/admin/payments/${items[0].id}/${what}`, { reason: 'miré la cuenta' }),
  };
}

test('a transfer shows its account, waits for an administrator, and then grants its membership once', async () => {
  const shop = await aDeclaredTransfer();
  expect(shop.checkout).toMatchObject({
    state: 'awaiting',
    redirectUrl: null,
    transfer: {
      alias: 'forja.membresia',
      cbu: '0000003100010000000001',
      holder: 'Forja SAS',
      declaredReference: null,
    },
  });
  expect(shop.declared.json()).toMatchObject({
    state: 'pending',
    transfer: { declaredReference: '0045-88 a' },
  });
  expect(shop.payment).toMatchObject({
    username: shop.ana.username,
    reference: '004588A',
    amountMinor: 1_000_000,
    dueMinor: 1_000_000,
    canApprove: true,
    isOwn: false,
  });
  expect(await listGrants(shop.db, shop.ana.id)).toEqual([]);
  const replies = await Promise.all([shop.decide('approve'), shop.decide('approve')]);
  expect(replies.map(({ statusCode }) => statusCode)).toContain(200);
  expect((await shop.decide('reject')).json()).toMatchObject({ code: 'payment_already_decided' });
  expect(await listGrants(shop.db, shop.ana.id)).toHaveLength(1);
  const events = (await shop.db.select().from(paymentEventsTable)).filter(
    ({ adminId }) => adminId === shop.admin.id,
  );
  expect(events).toMatchObject([{ event: 'approved', source: 'admin', reason: 'miré la cuenta' }]);
  const accesses = (await shop.her.get('/api/account/accesses')).json<{ items: object[] }>().items;
  expect(accesses).toHaveLength(2);
  expect(accesses).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ event: 'data_viewed_by_admin', reason: 'Revisar la lista' }),
      expect.objectContaining({ event: 'payment_decided_by_admin', reason: 'miré la cuenta' }),
    ]),
  );
  expect(await violations(shop.db)).toEqual([]);
});

test('a rejected transfer grants nothing, shows its reason, and stays decided', async () => {
  const shop = await aDeclaredTransfer();
  expect((await shop.decide('reject')).json()).toEqual({ success: true });
  expect((await shop.decide('approve')).json()).toMatchObject({ code: 'payment_already_decided' });
  expect((await shop.her.get(`/api/checkouts/${shop.checkout.id}`)).json()).toMatchObject({
    state: 'awaiting',
    refusal: expect.stringContaining('No encontramos esa transferencia'),
  });
  expect(await listGrants(shop.db, shop.ana.id)).toEqual([]);
});

test('an administrator never decides about their own payment', async () => {
  const shop = await aShop();
  const { id } = await shop.start(shop.boss, 'manual');
  await shop.boss.post(`/api/checkouts/${id}/transfer`, { reference: 'PROPIA-1' });
  const { items } = (
    await shop.boss.post('/api/admin/pending-payments/view', { reason: 'Revisar la lista' })
  ).json();
  expect(items).toMatchObject([{ isOwn: true, canApprove: false }]);
  for (const what of ['approve', 'reject']) {
    const reply = await shop.boss.post(`/api/admin/payments/${items[0].id}/${what}`, {
      reason: 'x',
    });
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'own_payment']);
  }
});

test('one transfer per receipt is approved, and an earlier declaration does not block others', async () => {
  const shop = await aDeclaredTransfer();
  // the list is ordered by time
  shop.pass(60_000);
  const his = await shop.start(shop.him, 'manual');
  const declared = await shop.him.post(`/api/checkouts/${his.id}/transfer`, {
    reference: '0045 88A',
  });
  expect([declared.statusCode, declared.json().state]).toEqual([200, 'pending']);

  const list = async () =>
    (
      await shop.boss.post('/api/admin/pending-payments/view', { reason: 'Revisar la lista' })
    ).json().items;
  expect(await list()).toMatchObject([
    {
      username: shop.ana.username,
      isReceiptUsed: false,
      sameReceipt: [{ username: shop.bruno.username }],
    },
    {
      username: shop.bruno.username,
      isReceiptUsed: false,
      sameReceipt: [{ username: shop.ana.username }],
    },
  ]);
  const [hers, other] = await list();
  expect((await shop.decide('approve')).statusCode).toBe(200);
  expect(await list()).toMatchObject([
    {
      id: other.id,
      isReceiptUsed: true,
      canApprove: true,
      sameReceipt: [{ id: hers.id, state: 'approved', amountMinor: 1_000_000 }],
    },
  ]);
  const refused = await shop.boss.post(`/api/admin/payments/${other.id}/approve`, {
    reason: 'parecía',
  });
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'receipt_already_used']);
  expect(await listGrants(shop.db, shop.bruno.id)).toEqual([]);
  const rejected = await shop.boss.post(`/api/admin/payments/${other.id}/reject`, {
    reason: 'Ya se usó',
  });
  expect(rejected.json()).toEqual({ success: true });
  const again = await shop.him.post(`/api/checkouts/${his.id}/transfer`, { reference: '004588-a' });
  expect(again.json()).toMatchObject({ code: 'receipt_already_used' });
  expect(await violations(shop.db)).toEqual([]);
});

test('one of two concurrent approvals of a receipt succeeds', async () => {
  const shop = await aDeclaredTransfer();
  const his = await shop.start(shop.him, 'manual');
  await shop.him.post(`/api/checkouts/${his.id}/transfer`, { reference: '004588a' });
  const { items } = (
    await shop.boss.post('/api/admin/pending-payments/view', { reason: 'Revisar la lista' })
  ).json<{
    items: { id: string }[];
  }>();
  const replies = await Promise.all(
    items.map(({ id }) =>
      shop.boss.post(`/api/admin/payments/${id}/approve`, { reason: 'está en la cuenta' }),
    ),
  );
  expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(replies.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
    code: 'receipt_already_used',
  });
  expect(await violations(shop.db)).toEqual([]);
});

test('the last declared receipt is pending, and cancelling releases it', async () => {
  const shop = await aShop();
  const { id } = await shop.start(shop.her, 'manual');
  const declare = (reference: string, client = shop.her, checkoutId = id) =>
    client.post(`/api/checkouts/${checkoutId}/transfer`, { reference });
  const waiting = async () =>
    (await shop.boss.post('/api/admin/pending-payments/view', { reason: 'Revisar la lista' }))
      .json<{ items: { reference: string }[] }>()
      .items.map(({ reference }) => reference);
  for (const reference of ['AAAA-1', 'BBBB-2', 'aaaa1'])
    expect((await declare(reference)).statusCode).toBe(200);
  expect(await waiting()).toEqual(['AAAA1']);
  await Promise.all([declare('AAAA-1'), declare('AAAA-1')]);
  expect(await waiting()).toEqual(['AAAA1']);
  await Promise.all([declare('CCCC-3'), declare('DDDD-4')]);
  expect(await waiting()).toHaveLength(1);

  await shop.her.post(`/api/checkouts/${id}/cancel`);
  expect(await waiting()).toEqual([]);
  const his = await shop.start(shop.him, 'manual');
  expect((await declare('AAAA-1', shop.him, his.id)).statusCode).toBe(200);
  expect(await waiting()).toEqual(['AAAA1']);
});

test('a second administrator is told who decided, when and what', async () => {
  const shop = await aDeclaredTransfer();
  await shop.db.update(usersTable).set({ role: 'admin' }).where(eq(usersTable.id, shop.bruno.id));
  const otherBoss = await shop.as({ ...shop.bruno, role: 'admin' });
  const path = `/api/admin/payments/${shop.payment.id}`;
  const replies = await Promise.all([
    shop.decide('approve'),
    otherBoss.post(`${path}/approve`, { reason: 'la vi' }),
  ]);
  expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const late = await otherBoss.post(`${path}/reject`, { reason: 'no la veo' });
  expect(late.statusCode).toBe(409);
  expect(late.json()).toMatchObject({
    code: 'payment_already_decided',
    message: expect.stringMatching(
      /^Ya lo resolvió \S…@\S+ el 1\/3\/2026 a las 09:00: aprobado\.$/,
    ),
    current: {
      at: '2026-03-01T12:00:00.000Z',
      outcome: 'approved',
      by: expect.stringContaining('…@'),
    },
  });
  expect(await listGrants(shop.db, shop.ana.id)).toHaveLength(1);
});

test('a mistyped receipt can be declared again, and only the last one is pending', async () => {
  const shop = await aDeclaredTransfer();
  await shop.her.post(`/api/checkouts/${shop.checkout.id}/transfer`, { reference: '0045-89' });
  expect(
    (
      await shop.boss.post('/api/admin/pending-payments/view', { reason: 'Revisar la lista' })
    ).json().items,
  ).toMatchObject([{ reference: '004589' }]);
  await shop.her.post(`/api/checkouts/${shop.checkout.id}/cancel`);
  expect(
    (
      await shop.boss.post('/api/admin/pending-payments/view', { reason: 'Revisar la lista' })
    ).json().items,
  ).toEqual([]);
  const closed = await shop.her.post(`/api/checkouts/${shop.checkout.id}/transfer`, {
    reference: '0045-90',
  });
  expect(closed.json()).toMatchObject({ code: 'checkout_closed' });
});

test('only administrators list and decide transfers', async () => {
  const shop = await aDeclaredTransfer();
  expect(
    (await shop.her.post('/api/admin/pending-payments/view', { reason: 'Revisar la lista' }))
      .statusCode,
  ).toBe(404);
  expect((await shop.decide('approve', shop.him)).statusCode).toBe(404);
  expect(await listGrants(shop.db, shop.ana.id)).toEqual([]);
});
