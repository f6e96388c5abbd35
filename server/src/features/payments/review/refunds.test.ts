import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { paymentEventsTable } from '../storage/payments.table.ts';
import { aShop, paymentsOf, violations } from '../ledger/shop.fixture.ts';

/** Two payments of one checkout: the second has to go back. */
async function paidTwice() {
  const shop = await aShop();
  const checkout = await shop.start();
  const first = shop.mercadoPago.pay(checkout);
  await shop.hear(first);
  shop.pass(60_000);
  const second = shop.mercadoPago.pay(checkout);
  await shop.hear(second);
  const waiting = async () =>
    (
      await shop.boss.post('/api/admin/pending-payments/view', { reason: 'Revisar la lista' })
    ).json().items;
  const [{ id }] = await waiting();
  const refund = (by = shop.boss) =>
    by.post(`/api/admin/payments/${id}/refund`, { reason: 'Pagó dos veces' });
  return { ...shop, first, second, id: String(id), waiting, refund };
}

test('the second payment of a purchase is given back by an administrator, and the membership stays', async () => {
  const { refund, waiting, mercadoPago, her, admin, db, id, first, second } = await paidTwice();
  expect(await waiting()).toMatchObject([
    {
      why: 'Segundo pago de la misma compra: hay que devolverlo',
      canRefund: true,
      canApprove: false,
    },
  ]);
  expect((await refund()).json()).toEqual({ success: true });
  expect(mercadoPago.payments.get(second.providerPaymentId)).toMatchObject({ state: 'refunded' });
  expect(mercadoPago.payments.get(first.providerPaymentId)).toMatchObject({ state: 'approved' });
  expect((await her.get('/api/check-membership')).json()).toMatchObject({ hasMembership: true });
  expect(await waiting()).toEqual([]);
  const events = await db
    .select()
    .from(paymentEventsTable)
    .where(eq(paymentEventsTable.adminId, admin.id));
  expect(events.map(({ event, reason, paymentId }) => ({ event, reason, paymentId }))).toEqual(
    expect.arrayContaining(
      ['refund_asked', 'refunded', 'reviewed'].map((event) => ({
        event,
        reason: 'Pagó dos veces',
        paymentId: id,
      })),
    ),
  );
  expect((await refund()).json()).toMatchObject({ code: 'payment_already_decided' });
  expect(await violations(db)).toEqual([]);
});

test('an administrator gives back any approved payment, once, and what it gave ends', async () => {
  const shop = await aShop();
  const told = shop.mercadoPago.pay(await shop.start());
  await shop.hear(told);
  const [kept] = await paymentsOf(shop.db, shop.ana.id);
  const refund = () =>
    shop.boss.post(`/api/admin/payments/${kept?.id}/refund`, { reason: 'Lo pidió' });
  expect((await refund()).json()).toEqual({ success: true });
  expect((await shop.her.get('/api/check-membership')).json()).toMatchObject({
    hasMembership: false,
  });
  const again = await refund();
  expect([again.statusCode, again.json().current]).toMatchObject([409, { outcome: 'refunded' }]);
  expect(await violations(shop.db)).toEqual([]);
});

test('an administrator ends what a transfer gave, with a reason that its owner reads, and its receipt is free again', async () => {
  const shop = await aShop();
  const { id } = await shop.start(shop.her, 'manual');
  await shop.her.post(`/api/checkouts/${id}/transfer`, { reference: '0045-88' });
  const [transfer] = await paymentsOf(shop.db, shop.ana.id);
  const path = `/api/admin/payments/${transfer?.id}`;
  await shop.boss.post(`${path}/approve`, { reason: 'Llegó' });
  expect((await shop.her.post(`${path}/end`, { reason: 'x' })).statusCode).toBe(404);
  expect((await shop.boss.post(`${path}/refund`, { reason: 'x' })).json()).toMatchObject({
    code: 'payment_already_decided',
  });
  shop.pass(60_000);
  const replies = await Promise.all(
    [1, 2].map(() => shop.boss.post(`${path}/end`, { reason: 'Te la devolvimos' })),
  );
  expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect((await shop.her.get('/api/check-membership')).json()).toMatchObject({
    hasMembership: false,
  });
  expect(
    (await shop.her.get(`/api/payments/${transfer?.id}/timeline`)).json().items.slice(-2),
  ).toMatchObject([
    { event: 'refunded', source: 'admin', reason: 'Te la devolvimos' },
    { event: 'membership_reversed' },
  ]);
  expect(await violations(shop.db)).toEqual([]);
});

test('a payment of which an administrator was told is found by any whole name of it, and its owner sees who looked', async () => {
  const shop = await aShop();
  const checkout = await shop.start();
  const told = shop.mercadoPago.pay(checkout);
  await shop.hear(told);
  const [kept] = await paymentsOf(shop.db, shop.ana.id);
  const { receipt } = (await shop.her.get(`/api/payments/${kept?.id}/receipt`)).json();
  const find = async (query: string, client = shop.boss) =>
    client.post('/api/admin/payments/search', { query, reason: 'Escribió por un pago' });
  const names = [
    shop.ana.username.toUpperCase(),
    kept?.id ?? '',
    checkout.id,
    told.providerPaymentId,
    receipt,
  ];
  for (const name of names)
    expect((await find(name)).json()).toMatchObject({
      items: [
        { id: kept?.id, username: shop.ana.username, canRefund: true, canEnd: false, isOwn: false },
      ],
      next: null,
    });
  expect((await find(shop.ana.username.slice(0, 8))).json()).toEqual({ items: [], next: null });
  expect((await find('abc')).statusCode).toBe(400);
  expect((await find(shop.ana.username, shop.her)).statusCode).toBe(404);
  expect((await shop.her.get('/api/account/accesses')).json().items).toHaveLength(names.length);
});

test('a payment that a check refused goes back and leaves the list', async () => {
  const shop = await aShop();
  const checkout = await shop.start();
  await shop.hear(shop.mercadoPago.pay(checkout, { amountMinor: 100 }));
  const list = async () =>
    (
      await shop.boss.post('/api/admin/pending-payments/view', { reason: 'Revisar la lista' })
    ).json().items;
  const [{ id }] = await list();
  expect(
    (await shop.boss.post(`/api/admin/payments/${id}/refund`, { reason: 'No era eso' })).statusCode,
  ).toBe(200);
  expect(await list()).toEqual([]);
});

test('a provider that does not answer is asked again, and the money goes back once', async () => {
  const { refund, waiting, mercadoPago, second, db } = await paidTwice();
  mercadoPago.failures.push('unreachable');
  expect((await refund()).json()).toMatchObject({ code: 'refund_not_confirmed' });
  expect(await waiting()).toHaveLength(1);
  const answers = await Promise.all([refund(), refund()]);
  expect(answers.map(({ statusCode }) => statusCode)).toContain(200);
  expect(answers.every(({ statusCode }) => statusCode < 500)).toBe(true);
  expect(mercadoPago.payments.get(second.providerPaymentId)).toMatchObject({ state: 'refunded' });
  expect(await waiting()).toEqual([]);
  expect(await violations(db)).toEqual([]);
});

test('nobody gives back what is not theirs to give: people, the payer, a transfer, another seller', async () => {
  const shop = await paidTwice();
  expect((await shop.refund(shop.her)).statusCode).toBe(404);
  expect((await shop.refund(shop.visitor)).statusCode).toBe(404);
  expect(shop.mercadoPago.payments.get(shop.second.providerPaymentId)).toMatchObject({
    state: 'approved',
  });

  const own = await shop.start(shop.boss);
  await shop.hear(shop.mercadoPago.pay(own, { amountMinor: 1 }));
  const [mine] = await paymentsOf(shop.db, shop.admin.id);
  const refundOf = (id: string | undefined) =>
    shop.boss.post(`/api/admin/payments/${id}/refund`, { reason: 'x' });
  expect((await refundOf(mine?.id)).json()).toMatchObject({ code: 'own_payment' });

  const transfer = await shop.start(shop.him, 'manual');
  await shop.him.post(`/api/checkouts/${transfer.id}/transfer`, { reference: '00045' });
  const elsewhere = await shop.start(shop.him);
  await shop.hear(shop.mercadoPago.pay(elsewhere, { accountId: 'another-seller' }));
  const his = await paymentsOf(shop.db, shop.bruno.id);
  expect(his).toHaveLength(2);
  for (const { id } of his)
    expect((await refundOf(id)).json()).toMatchObject({ code: 'payment_already_decided' });
});
