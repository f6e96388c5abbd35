import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Mail } from '../../../gateways/mail/mail.ts';
import { createMemoryMail } from '../../../gateways/mail/memory-mail.fixture.ts';
import { paymentRefundsTable } from '../storage/payment-refunds.table.ts';
import { paymentEventsTable } from '../storage/payments.table.ts';
import { aShop, listPayments, violations } from '../ledger/shop.fixture.ts';

async function paidTwice() {
  const shop = await aShop();
  const checkout = await shop.start();
  const first = shop.mercadoPago.pay(checkout);
  await shop.recordReport(first);
  shop.pass(60_000);
  const second = shop.mercadoPago.pay(checkout);
  await shop.recordReport(second);
  const waiting = async () =>
    (
      await shop.boss.post('/api/admin/pending-payments/view', { reason: 'Revisar la lista' })
    ).json().items;
  const [{ id }] = await waiting();
  const refund = (by = shop.boss) =>
    by.post(`/api/admin/payments/${id}/refund`, { reason: 'Pagó dos veces' });
  return { ...shop, first, second, id: String(id), waiting, refund };
}

test('an administrator refunds the second payment of a purchase, and the membership stays', async () => {
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

test('an administrator refunds any approved payment once, and its membership ends', async () => {
  const shop = await aShop();
  const report = shop.mercadoPago.pay(await shop.start());
  await shop.recordReport(report);
  const [storedPayment] = await listPayments(shop.db, shop.ana.id);
  const refund = () =>
    shop.boss.post(`/api/admin/payments/${storedPayment?.id}/refund`, { reason: 'Lo pidió' });
  expect((await refund()).json()).toEqual({ success: true });
  expect((await shop.her.get('/api/check-membership')).json()).toMatchObject({
    hasMembership: false,
  });
  const again = await refund();
  expect([again.statusCode, again.json().current]).toMatchObject([409, { outcome: 'refunded' }]);
  expect(await violations(shop.db)).toEqual([]);
});

test('an administrator ends the membership of a transfer with a reason for its owner, and its receipt is free again', async () => {
  const shop = await aShop();
  const { id } = await shop.start(shop.her, 'manual');
  await shop.her.post(`/api/checkouts/${id}/transfer`, { reference: '0045-88' });
  const [transfer] = await listPayments(shop.db, shop.ana.id);
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

test('an administrator finds a payment by any whole identifier, and its owner sees who read it', async () => {
  const shop = await aShop();
  const checkout = await shop.start();
  const report = shop.mercadoPago.pay(checkout);
  await shop.recordReport(report);
  const [storedPayment] = await listPayments(shop.db, shop.ana.id);
  const { receipt } = (await shop.her.get(`/api/payments/${storedPayment?.id}/receipt`)).json();
  const find = async (query: string, client = shop.boss) =>
    client.post('/api/admin/payments/search', { query, reason: 'Escribió por un pago' });
  const names = [
    shop.ana.username.toUpperCase(),
    storedPayment?.id ?? '',
    checkout.id,
    report.providerPaymentId,
    receipt,
  ];
  for (const name of names)
    expect((await find(name)).json()).toMatchObject({
      items: [
        {
          id: storedPayment?.id,
          username: shop.ana.username,
          canRefund: true,
          canEnd: false,
          isOwn: false,
        },
      ],
      next: null,
    });
  expect((await find(shop.ana.username.slice(0, 8))).json()).toEqual({ items: [], next: null });
  expect((await find('abc')).statusCode).toBe(400);
  expect((await find(shop.ana.username, shop.her)).statusCode).toBe(404);
  expect((await shop.her.get('/api/account/accesses')).json().items).toHaveLength(names.length);
});

test('refunding a payment that failed a check removes it from the reviews', async () => {
  const shop = await aShop();
  const checkout = await shop.start();
  await shop.recordReport(shop.mercadoPago.pay(checkout, { amountMinor: 100 }));
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

test('a refund without a response is retried, and refunds once', async () => {
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

test('users, the payer, transfers and payments to other sellers cannot be refunded', async () => {
  const shop = await paidTwice();
  expect((await shop.refund(shop.her)).statusCode).toBe(404);
  expect((await shop.refund(shop.visitor)).statusCode).toBe(404);
  expect(shop.mercadoPago.payments.get(shop.second.providerPaymentId)).toMatchObject({
    state: 'approved',
  });

  const own = await shop.start(shop.boss);
  await shop.recordReport(shop.mercadoPago.pay(own, { amountMinor: 1 }));
  const [mine] = await listPayments(shop.db, shop.admin.id);
  const requestRefund = (id: string | undefined) =>
    shop.boss.post(`/api/admin/payments/${id}/refund`, { reason: 'x' });
  expect((await requestRefund(mine?.id)).json()).toMatchObject({ code: 'own_payment' });

  const transfer = await shop.start(shop.him, 'manual');
  await shop.him.post(`/api/checkouts/${transfer.id}/transfer`, { reference: '00045' });
  const otherCheckout = await shop.start(shop.him);
  await shop.recordReport(shop.mercadoPago.pay(otherCheckout, { accountId: 'another-seller' }));
  const his = await listPayments(shop.db, shop.bruno.id);
  expect(his).toHaveLength(2);
  for (const { id } of his)
    expect((await requestRefund(id)).json()).toMatchObject({ code: 'payment_already_decided' });
});

async function paidOnce(mail?: Mail) {
  const shop = await aShop(mail && { mail });
  const report = shop.mercadoPago.pay(await shop.start());
  await shop.recordReport(report);
  const [payment] = await listPayments(shop.db, shop.ana.id);
  const path = `/api/admin/payments/${payment?.id}`;
  const own = async () => (await shop.her.get('/api/membership')).json();
  return {
    ...shop,
    report,
    id: String(payment?.id),
    own,
    refundPart: (amountMinor: number, more: object = {}) =>
      shop.boss.post(`${path}/partial-refund`, { reason: 'Un mes sin uso', amountMinor, ...more }),
    saveInvoice: (invoiceNumber: string, by = shop.boss) =>
      by.post(`${path}/invoice`, { reason: 'Se emitió', invoiceNumber }),
  };
}

test('a partial refund keeps the membership, and the owner is notified, also by mail', async () => {
  const mail = createMemoryMail();
  const shop = await paidOnce(mail);
  expect((await shop.refundPart(250_000)).json()).toEqual({ success: true });
  expect(shop.mercadoPago.payments.get(shop.report.providerPaymentId)).toMatchObject({
    state: 'approved',
    refundedMinor: 250_000,
  });
  expect(await shop.own()).toMatchObject({
    hasMembership: true,
    payments: [{ state: 'approved', refundedMinor: 250_000, review: null }],
  });
  expect((await shop.her.get(`/api/payments/${shop.id}/timeline`)).json().items).toContainEqual(
    expect.objectContaining({
      event: 'partially_refunded',
      source: 'admin',
      reason: 'Un mes sin uso',
    }),
  );
  await shop.payments.membershipNotifications.sendEmails();
  expect(mail.sent).toContainEqual(
    expect.objectContaining({
      to: shop.ana.username,
      subject: 'Te devolvimos una parte de un pago de Forja',
      text: expect.stringMatching(/\$\s2\.500,00 en total/),
    }),
  );
  expect((await shop.her.get('/api/account/accesses')).json().items[0]).toMatchObject({
    event: 'payment_decided_by_admin',
    reason: 'Un mes sin uso',
  });
  expect(await violations(shop.db)).toEqual([]);
});

test('partial refunds never exceed the payment, and each has its line in the ledger', async () => {
  const shop = await paidOnce();
  for (const amountMinor of [250_000, 250_000]) {
    shop.pass(1_000);
    expect((await shop.refundPart(amountMinor)).statusCode).toBe(200);
  }
  expect((await shop.refundPart(500_001)).json()).toMatchObject({ code: 'refund_too_large' });
  for (const amountMinor of [0, -5, 1.5, '100'])
    expect((await shop.refundPart(amountMinor as number)).statusCode).toBe(400);
  shop.pass(1_000);
  expect((await shop.refundPart(500_000)).statusCode).toBe(200);
  expect(await shop.own()).toMatchObject({
    hasMembership: false,
    payments: [{ state: 'refunded' }],
  });
  const lines = await shop.db.select().from(paymentRefundsTable);
  expect(lines.map(({ amountMinor }) => amountMinor).toSorted((a, b) => a - b)).toEqual([
    250_000, 250_000, 500_000,
  ]);
  expect(await violations(shop.db)).toEqual([]);
});

test('an unconfirmed partial refund is retried under the same key, and refunds once', async () => {
  const shop = await paidOnce();
  shop.mercadoPago.refunds.push('unreachable');
  expect((await shop.refundPart(100_000)).json()).toMatchObject({ code: 'refund_not_confirmed' });
  expect((await shop.refundPart(100_000)).statusCode).toBe(200);
  const [first, second] = shop.mercadoPago.refundKeys;
  expect(first).toBe(second);
  const seen = { seenRefundedMinor: 100_000 };
  const answers = await Promise.all([1, 2, 3].map(() => shop.refundPart(200_000, seen)));
  expect(answers.every(({ statusCode }) => [200, 409].includes(statusCode))).toBe(true);
  expect(shop.mercadoPago.payments.get(shop.report.providerPaymentId)).toMatchObject({
    refundedMinor: 300_000,
  });
  expect(await violations(shop.db)).toEqual([]);
});

test('a partial refund reported before its response is notified with its reason, and another may follow', async () => {
  const shop = await paidOnce();
  const { provider } = shop.mercadoPago;
  const { refund } = provider;
  provider.refund = async (asked) => {
    const snapshot = await refund(asked);
    await shop.recordReport(snapshot);
    return snapshot;
  };
  for (const amountMinor of [100_000, 200_000]) {
    shop.pass(1_000);
    expect((await shop.refundPart(amountMinor)).json()).toEqual({ success: true });
  }
  const { items } = (await shop.her.get(`/api/payments/${shop.id}/timeline`)).json<{
    items: { event: string; reason: string | null }[];
  }>();
  const parts = items.filter(({ event }) => event === 'partially_refunded');
  expect(parts.filter(({ reason }) => reason === 'Un mes sin uso')).toHaveLength(2);
  expect(await violations(shop.db)).toEqual([]);
});

test('an administrator ends the membership of a partially refunded payment', async () => {
  const shop = await paidOnce();
  expect((await shop.refundPart(600_000, { endsMembership: true })).statusCode).toBe(200);
  expect(await shop.own()).toMatchObject({
    hasMembership: false,
    payments: [{ state: 'approved', refundedMinor: 600_000 }],
  });
  await shop.recordReport({
    ...shop.report,
    refundedMinor: 600_000,
    providerUpdatedAt: shop.now(),
  });
  expect(await shop.own()).toMatchObject({ hasMembership: false });
  expect(await violations(shop.db)).toEqual([]);
});

test('a partial refund works in dollars through PayPal, and not for transfers or own payments', async () => {
  const shop = await aShop();
  await shop.recordReport(shop.payPal.pay(await shop.start(shop.her, 'paypal')));
  const [paid] = await listPayments(shop.db, shop.ana.id);
  const refundPart = (id: string | undefined, by = shop.boss) =>
    by.post(`/api/admin/payments/${id}/partial-refund`, { reason: 'x', amountMinor: 300 });
  expect((await refundPart(paid?.id)).statusCode).toBe(200);
  expect(await listPayments(shop.db, shop.ana.id)).toMatchObject([{ refundedMinor: 300 }]);
  expect((await refundPart(paid?.id, shop.her)).statusCode).toBe(404);

  const { id } = await shop.start(shop.him, 'manual');
  await shop.him.post(`/api/checkouts/${id}/transfer`, { reference: '0045-88' });
  const [transfer] = await listPayments(shop.db, shop.bruno.id);
  await shop.boss.post(`/api/admin/payments/${transfer?.id}/approve`, { reason: 'Llegó' });
  expect((await refundPart(transfer?.id)).json()).toMatchObject({
    code: 'payment_already_decided',
  });
  await shop.recordReport(shop.mercadoPago.pay(await shop.start(shop.boss)));
  const [mine] = await listPayments(shop.db, shop.admin.id);
  expect((await refundPart(mine?.id)).json()).toMatchObject({ code: 'own_payment' });
});

test('an invoice number belongs to one payment, and its owner reads it', async () => {
  const shop = await paidOnce();
  expect((await shop.saveInvoice(' 0001-00000042 ')).json()).toEqual({ success: true });
  expect(await shop.own()).toMatchObject({ payments: [{ invoiceNumber: '0001-00000042' }] });
  await shop.recordReport(shop.mercadoPago.pay(await shop.start(shop.him)));
  const [other] = await listPayments(shop.db, shop.bruno.id);
  const again = await shop.boss.post(`/api/admin/payments/${other?.id}/invoice`, {
    reason: 'Se emitió',
    invoiceNumber: '0001-00000042',
  });
  expect([again.statusCode, again.json().code]).toEqual([409, 'invoice_number_taken']);
  expect((await shop.saveInvoice('0001-00000043')).statusCode).toBe(200);
  expect((await shop.saveInvoice('0001-00000044', shop.her)).statusCode).toBe(404);
  expect((await shop.saveInvoice('=1+1')).statusCode).toBe(400);
  expect((await shop.saveInvoice('')).statusCode).toBe(400);

  const { id } = await shop.start(shop.him, 'manual');
  await shop.him.post(`/api/checkouts/${id}/transfer`, { reference: '0045-77' });
  const waiting = (await listPayments(shop.db, shop.bruno.id)).find(
    ({ provider }) => provider === 'manual',
  );
  const early = await shop.boss.post(`/api/admin/payments/${waiting?.id}/invoice`, {
    reason: 'x',
    invoiceNumber: '9',
  });
  expect(early.json()).toMatchObject({ code: 'payment_not_invoiceable' });
});
