import { randomUUID } from 'node:crypto';
import { DAY_MS, MINUTE_MS } from '@forja/domain/units/durations';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { checkoutsTable } from '../storage/checkouts.table.ts';
import { couponsTable } from './coupons.table.ts';
import { aShop, listGrants, listPayments, violations } from '../ledger/shop.fixture.ts';

async function aCouponShop(coupon: Partial<typeof couponsTable.$inferInsert>) {
  const shop = await aShop();
  await shop.db
    .insert(couponsTable)
    .values({ code: 'VERANO', percent: 25, createdAt: shop.now(), ...coupon });
  const { polling: reconciliation, followUps } = shop.payments;
  return {
    ...shop,
    uses: async () => (await shop.db.select().from(couponsTable))[0]?.uses,
    discounted: (processor = 'mercadopago', client = shop.her) =>
      shop.start(client, processor, { couponCode: 'VERANO' }),
    cancel: (id: string, client = shop.her) => client.post(`/api/checkouts/${id}/cancel`),
    toReview: async () =>
      (
        await shop.boss.post('/api/admin/pending-payments/view', { reason: 'Revisar la lista' })
      ).json().items,
    own: async () => (await shop.her.get('/api/membership')).json(),
    reconciliation,
    followUps,
  };
}

test('five cancelled checkouts with a single-use coupon, all paid at their old pages, give no membership', async () => {
  const shop = await aCouponShop({ maxUses: 1 });
  for (let round = 0; round < 5; round += 1) {
    const checkout = await shop.discounted();
    await shop.cancel(checkout.id);
    expect(shop.mercadoPago.closedCheckouts).toContain(checkout.id);
    await shop.recordReport(shop.mercadoPago.pay(checkout));
  }
  expect(await listGrants(shop.db, shop.ana.id)).toEqual([]);
  expect(await shop.uses()).toBe(0);
  const items = await shop.toReview();
  expect(items).toHaveLength(5);
  expect(items[0]).toMatchObject({ canRefund: true, canApprove: false });
  expect((await shop.own()).payments[0]).toMatchObject({
    review: 'in_review',
    canKeep: false,
    period: null,
  });
  const notices = (await shop.her.get('/api/account/notices')).json().items;
  expect(
    notices.filter(({ event }: { event: string }) => event === 'payment_in_review'),
  ).toHaveLength(5);

  const refunded = await shop.boss.post(`/api/admin/payments/${items[0].id}/refund`, {
    reason: 'Cupón vencido',
  });
  expect(refunded.statusCode).toBe(200);
  expect(await shop.toReview()).toHaveLength(4);
  expect(
    [...shop.mercadoPago.payments.values()].filter(({ state }) => state === 'refunded'),
  ).toHaveLength(1);
  expect(await violations(shop.db)).toEqual([]);
});

test('any server retries closing a page that its provider could not close', async () => {
  const shop = await aCouponShop({});
  const checkout = await shop.discounted();
  shop.mercadoPago.failures.push('unreachable', 'unreachable');
  expect((await shop.cancel(checkout.id)).json()).toMatchObject({ state: 'cancelled' });
  expect(shop.mercadoPago.closedCheckouts).toEqual([]);
  const other = (await shop.anotherServer()).payments;
  await other.followUps.closePages();
  expect(shop.mercadoPago.closedCheckouts).toEqual([]);
  shop.pass(10 * MINUTE_MS);
  await other.followUps.closePages();
  expect(shop.mercadoPago.closedCheckouts).toEqual([]);
  shop.pass(10 * MINUTE_MS);
  await other.followUps.closePages();
  expect(shop.mercadoPago.closedCheckouts).toEqual([checkout.id]);
  shop.pass(DAY_MS);
  expect(await other.followUps.closePages()).toBe(0);
});

test('a page that opens after its checkout was cancelled is closed', async () => {
  const shop = await aShop();
  let arrive = () => {};
  let ask = () => {};
  const isAsked = new Promise<void>((resolve) => (ask = resolve));
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  shop.mercadoPago.beforeAnswering(async () => {
    ask();
    await arrival;
  });
  const clientKey = randomUUID();
  const starting = shop.her.post('/api/checkouts', { clientKey, processor: 'mercadopago' });
  await isAsked;
  const [{ id }] = (await shop.her.get('/api/checkouts')).json().items;
  await shop.her.post(`/api/checkouts/${id}/cancel`);
  arrive();
  expect((await starting).json()).toMatchObject({ id, state: 'cancelled', redirectUrl: null });
  expect(shop.mercadoPago.closedCheckouts).toEqual([id]);
});

test('moving a hold to a newer checkout closes the old page and cancels the old checkout', async () => {
  const shop = await aCouponShop({ maxUses: 1 });
  const first = await shop.discounted();
  const second = await shop.discounted('paypal');
  expect((await shop.her.get(`/api/checkouts/${first.id}`)).json()).toMatchObject({
    state: 'cancelled',
  });
  expect(shop.mercadoPago.closedCheckouts).toEqual([first.id]);
  await shop.recordReport(shop.mercadoPago.pay(first));
  expect(await listGrants(shop.db, shop.ana.id)).toEqual([]);
  await shop.recordReport(shop.payPal.pay(second));
  expect(await listGrants(shop.db, shop.ana.id)).toMatchObject([{ checkoutId: second.id }]);
  expect(await shop.uses()).toBe(1);
  expect(await violations(shop.db)).toEqual([]);
});

test('a discounted payment after the expiry is reviewed, also with uses left', async () => {
  const shop = await aCouponShop({ maxUses: 9 });
  const late = await shop.discounted();
  shop.pass(2 * DAY_MS);
  await shop.reconciliation.expireOverdue();
  await shop.followUps.closePages();
  expect(shop.mercadoPago.closedCheckouts).toEqual([late.id]);
  await shop.recordReport(shop.mercadoPago.pay(late));
  expect(await listGrants(shop.db, shop.ana.id)).toEqual([]);
  expect(await shop.toReview()).toMatchObject([
    { why: 'El cupón ya no estaba reservado: hay que devolverlo' },
  ]);
  expect(await shop.uses()).toBe(0);
  expect(await violations(shop.db)).toEqual([]);
});

test('a discounted payment made in time and reported late is found before the expiry', async () => {
  const shop = await aCouponShop({ maxUses: 1 });
  const checkout = await shop.discounted();
  shop.pass(23 * 3_600_000);
  shop.mercadoPago.pay(checkout);
  shop.pass(DAY_MS);
  await shop.reconciliation.expireOverdue();
  expect(await listGrants(shop.db, shop.ana.id)).toHaveLength(1);
  expect(await violations(shop.db)).toEqual([]);
});

test('a consumed use and its membership stay, whatever is reported later', async () => {
  const shop = await aCouponShop({ maxUses: 1 });
  const paid = shop.mercadoPago.pay(await shop.discounted());
  await shop.recordReport(paid);
  shop.pass(MINUTE_MS);
  await shop.recordReport(shop.mercadoPago.change(paid.providerPaymentId, {}));
  expect(await listPayments(shop.db, shop.ana.id)).toMatchObject([
    { role: 'primary', reviewReason: null },
  ]);
  await shop.recordReport(
    shop.mercadoPago.change(paid.providerPaymentId, { state: 'refunded', reversedAt: shop.now() }),
  );
  expect(await shop.uses()).toBe(1);
  expect(await violations(shop.db)).toEqual([]);
});

test('deleting the account closes its pages and releases their coupons', async () => {
  const shop = await aCouponShop({ maxUses: 1 });
  const checkout = await shop.discounted();
  await shop.her.post('/api/account/delete', { password: shop.ana.password });
  expect(await shop.uses()).toBe(0);
  await shop.followUps.closePages();
  expect(shop.mercadoPago.closedCheckouts).toEqual([checkout.id]);
  expect(await shop.db.select().from(checkoutsTable)).toMatchObject([{ state: 'cancelled' }]);
});

async function anUnfinishedGift() {
  const shop = await aCouponShop({ percent: 100, maxUses: 1 });
  const clientKey = randomUUID();
  const body = { clientKey, processor: 'coupon', couponCode: 'VERANO' };
  await shop.db.execute(
    sql`alter table payments add constraint no_gift check (provider <> 'coupon')`,
  );
  expect((await shop.her.post('/api/checkouts', body)).statusCode).toBe(500);
  const [row] = await shop.db.select().from(checkoutsTable);
  if (!row) throw new Error('there is a checkout');
  expect(row).toMatchObject({ state: 'created', processor: 'coupon', nextPollAt: null });
  await shop.db.execute(sql`alter table payments drop constraint no_gift`);
  return { ...shop, id: row.id, again: () => shop.her.post('/api/checkouts', body) };
}

test("an unfinished gift is completed once, only by its owner's retry", async () => {
  const shop = await anUnfinishedGift();
  shop.pass(MINUTE_MS);
  await shop.reconciliation.pollDue();
  await shop.reconciliation.refreshRecent();
  for (const paymentId of ['direct_1', shop.id])
    expect((await shop.her.post('/api/activate-membership-direct', { paymentId })).statusCode).toBe(
      409,
    );
  await shop.payments.isPaid({ checkoutId: shop.id, userId: shop.ana.id });
  expect(await listGrants(shop.db, shop.ana.id)).toEqual([]);
  const replies = await Promise.all([shop.again(), shop.again(), shop.again()]);
  for (const reply of replies) expect(reply.json()).toMatchObject({ id: shop.id, state: 'paid' });
  expect(await listGrants(shop.db, shop.ana.id)).toHaveLength(1);
  expect(await shop.uses()).toBe(1);
  expect(await violations(shop.db)).toEqual([]);
});

test.each(['cancelled', 'expired'] as const)(
  'a gift whose checkout was %s is never given',
  async (how) => {
    const shop = await anUnfinishedGift();
    if (how === 'cancelled') await shop.cancel(shop.id);
    else {
      shop.pass(2 * DAY_MS);
      await shop.reconciliation.expireOverdue();
    }
    expect((await shop.again()).json()).toMatchObject({ state: how });
    await shop.reconciliation.refreshRecent();
    await shop.her.post('/api/activate-membership-direct', { paymentId: 'direct_1' });
    expect(await listGrants(shop.db, shop.ana.id)).toEqual([]);
    expect(await listPayments(shop.db, shop.ana.id)).toEqual([]);
    expect(await shop.uses()).toBe(0);
    expect(await violations(shop.db)).toEqual([]);
  },
);
