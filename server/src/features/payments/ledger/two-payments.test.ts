import { DAY_MS, MINUTE_MS } from '@forja/domain/units/durations';
import { expect, test } from 'vitest';
import { emailOutboxTable } from '../../identity/outbox/email-outbox.table.ts';
import { createMemoryMail } from '../../../gateways/mail/memory-mail.fixture.ts';
import { aShop, listGrants, listPayments, violations } from './shop.fixture.ts';

type Own = {
  payments: {
    id: string;
    processor: string;
    review: string | null;
    canKeep: boolean;
    period: unknown;
  }[];
};

async function payAtTwoProviders() {
  const shop = await aShop();
  const here = await shop.start();
  const abroad = await shop.start(shop.her, 'paypal');
  const first = shop.payPal.pay(abroad);
  await shop.recordReport(first);
  shop.pass(MINUTE_MS);
  const second = shop.mercadoPago.pay(here);
  await shop.recordReport(second);
  const own = async () => (await shop.her.get('/api/membership')).json<Own>().payments;
  const duplicate = async () => (await own()).find(({ review }) => review === 'duplicate');
  const id = (await duplicate())?.id ?? '';
  const choose = (choice: 'keep' | 'return', client = shop.her) =>
    client.post(`/api/payments/${id}/${choice}`);
  const endsAt = async () =>
    (await shop.her.get('/api/check-membership')).json<{ endsAt: string }>().endsAt;
  const listReviews = async () =>
    (
      await shop.boss.post('/api/admin/pending-payments/view', { reason: 'Revisar la lista' })
    ).json().items;
  return { ...shop, here, abroad, first, second, own, duplicate, id, choose, endsAt, listReviews };
}

test('paying one checkout of an intention cancels the others and closes their pages', async () => {
  const shop = await aShop();
  const [here, transfer] = [await shop.start(), await shop.start(shop.her, 'manual')];
  const abroad = await shop.start(shop.her, 'paypal');
  await shop.recordReport(shop.payPal.pay(abroad));
  for (const { id } of [here, transfer])
    expect((await shop.her.get(`/api/checkouts/${id}`)).json()).toMatchObject({
      state: 'cancelled',
    });
  expect(shop.mercadoPago.closedCheckouts).toEqual([here.id]);
  expect((await shop.her.get('/api/checkouts')).json().items).toEqual([]);
  await shop.recordReport(shop.mercadoPago.pay(await shop.start()));
  expect(await listGrants(shop.db, shop.ana.id)).toHaveLength(2);
  expect(await violations(shop.db)).toEqual([]);
});

test('the second payment grants nothing, and its owner and the administrators are notified', async () => {
  const shop = await payAtTwoProviders();
  expect(await shop.endsAt()).toBe('2026-06-01T12:00:00.000Z');
  expect(await shop.duplicate()).toMatchObject({
    processor: 'mercadopago',
    canKeep: true,
    period: null,
  });
  expect(await shop.listReviews()).toMatchObject([
    { why: 'Segundo pago de la misma compra: hay que devolverlo' },
  ]);
  const { items } = (await shop.her.get('/api/account/notices')).json();
  expect(
    items.filter(({ event }: { event: string }) => event === 'payment_duplicate'),
  ).toHaveLength(1);
  const emails = await shop.db.select().from(emailOutboxTable);
  expect(emails.map(({ kind }) => kind).toSorted()).toEqual(['duplicate', 'welcome']);
  expect(await violations(shop.db)).toEqual([]);
});

test('a second payment kept as a renewal adds its months once, without another choice', async () => {
  const shop = await payAtTwoProviders();
  const replies = await Promise.all([shop.choose('keep'), shop.choose('keep')]);
  expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(await shop.endsAt()).toBe('2026-09-01T12:00:00.000Z');
  expect(await shop.listReviews()).toEqual([]);
  expect(await listGrants(shop.db, shop.ana.id)).toHaveLength(2);
  expect((await shop.choose('return')).json()).toMatchObject({ code: 'payment_already_decided' });
  expect(await violations(shop.db)).toEqual([]);
});

test('a second payment to be returned is reviewed and then refunded', async () => {
  const shop = await payAtTwoProviders();
  expect((await shop.choose('return')).statusCode).toBe(200);
  expect((await shop.choose('keep')).json()).toMatchObject({ code: 'payment_already_decided' });
  expect((await shop.own())[0]).toMatchObject({ review: 'returning', canKeep: false });
  expect(await shop.listReviews()).toMatchObject([
    {
      why: 'Segundo pago de la misma compra: la persona pide que se lo devolvamos',
      canRefund: true,
    },
  ]);
  await shop.boss.post(`/api/admin/payments/${shop.id}/refund`, { reason: 'Lo pidió' });
  expect(shop.mercadoPago.payments.get(shop.second.providerPaymentId)).toMatchObject({
    state: 'refunded',
  });
  expect(await shop.endsAt()).toBe('2026-06-01T12:00:00.000Z');
  expect(await shop.listReviews()).toEqual([]);
  expect(await violations(shop.db)).toEqual([]);
});

test("nobody chooses about another person's, a primary or a refunded payment", async () => {
  const shop = await payAtTwoProviders();
  expect((await shop.choose('keep', shop.him)).json()).toMatchObject({ code: 'payment_not_found' });
  expect((await shop.choose('return', shop.boss)).json()).toMatchObject({
    code: 'payment_not_found',
  });
  expect((await shop.choose('keep', shop.visitor)).statusCode).toBe(401);
  const counts = (await shop.own()).find(({ processor }) => processor === 'paypal');
  const reply = await shop.her.post(`/api/payments/${counts?.id}/keep`);
  expect(reply.json()).toMatchObject({ code: 'payment_already_decided' });
  await shop.recordReport(
    shop.mercadoPago.change(shop.second.providerPaymentId, {
      state: 'refunded',
      reversedAt: shop.now(),
    }),
  );
  expect((await shop.choose('keep')).json()).toMatchObject({ code: 'payment_already_decided' });
  expect(await shop.listReviews()).toEqual([]);
  expect(await violations(shop.db)).toEqual([]);
});

test('refunding the first payment promotes the undecided second, and winning the dispute demotes it', async () => {
  const shop = await payAtTwoProviders();
  shop.pass(10 * DAY_MS);
  await shop.recordReport(
    shop.payPal.change(shop.first.providerPaymentId, {
      state: 'charged_back',
      reversedAt: shop.now(),
    }),
  );
  expect((await shop.her.get('/api/check-membership')).json()).toMatchObject({
    hasMembership: true,
  });
  expect(await shop.duplicate()).toBeUndefined();
  expect(await violations(shop.db)).toEqual([]);
  shop.pass(DAY_MS);
  await shop.recordReport(
    shop.payPal.change(shop.first.providerPaymentId, { state: 'approved', reversedAt: null }),
  );
  expect(await shop.endsAt()).toBe('2026-06-01T12:00:00.000Z');
  expect(await shop.duplicate()).toMatchObject({ canKeep: true });
  expect(await violations(shop.db)).toEqual([]);
  expect((await shop.choose('keep')).statusCode).toBe(200);
  expect(await shop.endsAt()).toBe('2026-09-01T12:00:00.000Z');
  expect(await violations(shop.db)).toEqual([]);
});

test('a refund after the account was deleted grants its months to nobody', async () => {
  const shop = await payAtTwoProviders();
  await shop.her.post('/api/account/delete', { password: shop.ana.password });
  shop.pass(DAY_MS);
  await shop.recordReport(
    shop.payPal.change(shop.first.providerPaymentId, {
      state: 'charged_back',
      reversedAt: shop.now(),
    }),
  );
  expect(await violations(shop.db)).toEqual([]);
});

test('a second payment of one checkout can only be returned', async () => {
  const shop = await aShop();
  const checkout = await shop.start();
  for (let turn = 0; turn < 2; turn += 1) {
    await shop.recordReport(shop.mercadoPago.pay(checkout));
    shop.pass(MINUTE_MS);
  }
  const { payments } = (await shop.her.get('/api/membership')).json<Own>();
  const duplicate = payments.find(({ review }) => review === 'duplicate');
  expect(duplicate).toMatchObject({ canKeep: false });
  expect((await shop.her.post(`/api/payments/${duplicate?.id}/keep`)).statusCode).toBe(409);
  expect((await shop.her.post(`/api/payments/${duplicate?.id}/return`)).statusCode).toBe(200);
  expect(await violations(shop.db)).toEqual([]);
});

test.each(['cancelled', 'paid elsewhere', 'left by a deleted account'])(
  'a PayPal charge for a checkout that was %s is refunded at once, and its owner notified',
  async (what) => {
    const mail = createMemoryMail();
    const shop = await aShop({ mail });
    const abroad = await shop.start(shop.her, 'paypal');
    if (what === 'cancelled') await shop.her.post(`/api/checkouts/${abroad.id}/cancel`);
    if (what === 'paid elsewhere')
      await shop.recordReport(shop.mercadoPago.pay(await shop.start()));
    if (what === 'left by a deleted account')
      await shop.her.post('/api/account/delete', { password: shop.ana.password });
    const late = shop.payPal.pay(abroad);
    await shop.recordReport(late);
    expect(shop.payPal.payments.get(late.providerPaymentId)).toMatchObject({ state: 'refunded' });
    expect(
      (
        await shop.boss.post('/api/admin/pending-payments/view', { reason: 'Revisar la lista' })
      ).json().items,
    ).toEqual([]);
    expect(await violations(shop.db)).toEqual([]);
    if (what === 'left by a deleted account') return;
    const { items } = (await shop.her.get('/api/account/notices')).json();
    expect(items).toContainEqual(
      expect.objectContaining({ event: 'payment_returned', isRead: false }),
    );
    const emails = await shop.db.select().from(emailOutboxTable);
    expect(emails.map(({ kind }) => kind)).toContain('returned');
    expect(
      (await listPayments(shop.db, shop.ana.id)).find(({ provider }) => provider === 'paypal'),
    ).toMatchObject({
      role: null,
      state: 'refunded',
      refundDueAt: null,
    });
  },
);

test('an unconfirmed refund is retried under the same key', async () => {
  const shop = await aShop();
  const abroad = await shop.start(shop.her, 'paypal');
  await shop.her.post(`/api/checkouts/${abroad.id}/cancel`);
  const late = shop.payPal.pay(abroad);
  shop.payPal.refunds.push('unreachable', 'unreachable');
  await shop.recordReport(late);
  expect(shop.payPal.payments.get(late.providerPaymentId)).toMatchObject({ state: 'approved' });
  expect(
    (
      await shop.boss.post('/api/admin/pending-payments/view', { reason: 'Revisar la lista' })
    ).json().items,
  ).toHaveLength(1);
  expect((await shop.her.get('/api/membership')).json().payments).toMatchObject([
    { review: 'returning' },
  ]);
  const other = (await shop.anotherServer()).payments;
  for (let turn = 0; turn < 2; turn += 1) {
    shop.pass(10 * MINUTE_MS);
    await other.followUps.refundPayments();
  }
  expect(shop.payPal.payments.get(late.providerPaymentId)).toMatchObject({ state: 'refunded' });
  const [{ id } = { id: '' }] = await listPayments(shop.db, shop.ana.id);
  expect(new Set(shop.payPal.refundKeys)).toEqual(new Set([id]));
  expect(await other.followUps.refundPayments()).toBe(0);
  expect(
    (
      await shop.boss.post('/api/admin/pending-payments/view', { reason: 'Revisar la lista' })
    ).json().items,
  ).toEqual([]);
});

test('the voucher of a cancelled purchase is cancelled at its provider', async () => {
  const shop = await aShop();
  const checkout = await shop.start();
  const voucher = shop.mercadoPago.pay(checkout, { state: 'pending' });
  await shop.recordReport(voucher);
  await shop.her.post(`/api/checkouts/${checkout.id}/cancel`);
  expect(shop.mercadoPago.payments.get(voucher.providerPaymentId)).toMatchObject({
    state: 'cancelled',
  });
  expect(await listPayments(shop.db, shop.ana.id)).toMatchObject([{ state: 'cancelled' }]);
  expect(await violations(shop.db)).toEqual([]);
});

test('a voucher paid before its cancellation grants its membership', async () => {
  const shop = await aShop();
  const checkout = await shop.start();
  const cash = shop.mercadoPago.pay(checkout, { state: 'pending' });
  await shop.recordReport(cash);
  shop.mercadoPago.change(cash.providerPaymentId, { state: 'approved', approvedAt: shop.now() });
  const reply = await shop.her.post(`/api/checkouts/${checkout.id}/cancel`, {});
  expect(reply.json()).toMatchObject({ state: 'paid' });
  expect((await shop.her.get('/api/check-membership')).json()).toMatchObject({
    hasMembership: true,
  });
});

test('a voucher reported after the cancellation is cancelled too, also after a provider failure', async () => {
  const shop = await aShop();
  const checkout = await shop.start();
  await shop.her.post(`/api/checkouts/${checkout.id}/cancel`);
  const voucher = shop.mercadoPago.pay(checkout, { state: 'pending' });
  shop.mercadoPago.failures.push('unreachable');
  await shop.recordReport(voucher);
  expect(shop.mercadoPago.payments.get(voucher.providerPaymentId)?.state).toBe('pending');
  shop.pass(10 * 60_000);
  await shop.payments.followUps.closePages();
  expect(shop.mercadoPago.payments.get(voucher.providerPaymentId)?.state).toBe('cancelled');
  expect(await violations(shop.db)).toEqual([]);
});

test('paying by card cancels the pending voucher of the same purchase', async () => {
  const shop = await aShop();
  const cash = await shop.start();
  const voucher = shop.mercadoPago.pay(cash, { state: 'pending' });
  await shop.recordReport(voucher);
  const card = await shop.start(shop.her, 'paypal');
  await shop.recordReport(shop.payPal.pay(card));
  expect(shop.mercadoPago.payments.get(voucher.providerPaymentId)?.state).toBe('cancelled');
  expect((await shop.her.get('/api/check-membership')).json()).toMatchObject({
    hasMembership: true,
  });
  expect(await violations(shop.db)).toEqual([]);
});

test("the payment page gets the account's address and the coupon's discount", async () => {
  const shop = await aShop();
  await shop.start(shop.her, 'mercadopago', { couponCode: 'CUALQUIERA' });
  expect(shop.mercadoPago.requestedCheckouts).toMatchObject([
    { payerEmail: shop.ana.username, amountMinor: 900_000, discountMinor: 100_000 },
  ]);
});
