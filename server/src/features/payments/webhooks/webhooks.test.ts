import { MINUTE_MS } from '@forja/domain/units/durations';
import { expect, test } from 'vitest';
import { providerEventsTable } from './provider-events.table.ts';
import { refusedMessagesTable } from './refused-messages.table.ts';
import { aShop, listGrants, violations } from '../ledger/shop.fixture.ts';

test('a signed message is stored, answered and processed: the person becomes a member without returning', async () => {
  const shop = await aShop();
  const { providerPaymentId: id } = shop.mercadoPago.pay(await shop.start());
  const reply = await shop.webhook({ key: 'n1', id, signed: true });
  expect([reply.statusCode, reply.json()]).toEqual([200, { received: true }]);
  expect(await listGrants(shop.db, shop.ana.id)).toEqual([]);
  expect(await shop.payments.inbox.process()).toBe(1);
  expect((await shop.her.get('/api/check-membership')).json()).toMatchObject({
    hasMembership: true,
  });
  expect(await shop.payments.inbox.process()).toBe(0);
});

test('a repeated message, also in parallel, is one row and one membership', async () => {
  const shop = await aShop();
  const { providerPaymentId: id } = shop.mercadoPago.pay(await shop.start());
  const replies = await Promise.all(
    Array.from({ length: 10 }, () => shop.webhook({ key: 'n1', id, signed: true })),
  );
  expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  await Promise.all([shop.payments.inbox.process(), shop.payments.inbox.process()]);
  expect(await shop.db.select().from(providerEventsTable)).toHaveLength(1);
  expect(await listGrants(shop.db, shop.ana.id)).toHaveLength(1);
  expect(await violations(shop.db)).toEqual([]);
});

test('an unsigned message is refused and counted, and blocks no other', async () => {
  const shop = await aShop();
  const { providerPaymentId: id } = shop.mercadoPago.pay(await shop.start());
  const refused = await shop.webhook({ key: 'n1', id, signed: false });
  expect([refused.statusCode, refused.json().code]).toEqual([401, 'webhook_not_signed']);
  expect(await shop.payments.inbox.process()).toBe(0);
  expect(await shop.db.select().from(providerEventsTable)).toEqual([]);
  expect(await shop.db.select().from(refusedMessagesTable)).toMatchObject([
    { provider: 'mercadopago', count: 1 },
  ]);
  await shop.webhook({ key: 'n1', id, signed: true });
  expect(await shop.payments.inbox.process()).toBe(1);
  expect(await listGrants(shop.db, shop.ana.id)).toHaveLength(1);
});

test('forged messages are limited per IP', async () => {
  const shop = await aShop();
  const codes: number[] = [];
  for (let index = 0; index < 61; index += 1)
    codes.push((await shop.webhook({ key: `${index}`, id: '1', signed: false })).statusCode);
  expect(codes.at(-1)).toBe(429);
  expect((await shop.webhook({ key: 'ok', id: '1', signed: true })).statusCode).toBe(200);
});

test('a message about an unknown payment is dropped after a few attempts', async () => {
  const shop = await aShop();
  await shop.webhook({ key: 'n1', id: '123', signed: true });
  let looks = 0;
  for (let round = 0; round < 20; round += 1) {
    looks += await shop.payments.inbox.process();
    shop.pass(10 * MINUTE_MS);
  }
  expect(looks).toBe(5);
  expect(await shop.db.select().from(providerEventsTable)).toMatchObject([
    { lastError: null, nextAttemptAt: null },
  ]);
});

test('a message waits while the provider does not answer, and is processed later', async () => {
  const shop = await aShop();
  const { providerPaymentId: id } = shop.mercadoPago.pay(await shop.start());
  await shop.webhook({ key: 'n1', id, signed: true });
  shop.mercadoPago.failures.push('unreachable', 'empty');
  for (let round = 0; round < 3; round += 1) {
    await shop.payments.inbox.process();
    shop.pass(5 * MINUTE_MS);
  }
  expect(await listGrants(shop.db, shop.ana.id)).toHaveLength(1);
});

test('polling finds a payment when all messages are lost and the tab is closed', async () => {
  const shop = await aShop();
  const checkout = await shop.start();
  shop.pass(MINUTE_MS);
  shop.mercadoPago.pay(checkout);
  expect(await shop.payments.polling.pollDue()).toBe(0);
  shop.pass(MINUTE_MS);
  expect(await shop.payments.polling.pollDue()).toBe(1);
  expect((await shop.her.get('/api/check-membership')).json()).toMatchObject({
    hasMembership: true,
  });
  shop.pass(60 * MINUTE_MS);
  expect(await shop.payments.polling.pollDue()).toBe(0);
});

test('an unreported refund is found within a week', async () => {
  const shop = await aShop();
  const report = shop.mercadoPago.pay(await shop.start());
  await shop.recordReport(report);
  shop.pass(6 * 24 * 60 * MINUTE_MS);
  shop.mercadoPago.change(report.providerPaymentId, { state: 'refunded', reversedAt: shop.now() });
  expect(await shop.payments.polling.rereadApproved()).toBe(0);
  shop.pass(24 * 60 * MINUTE_MS);
  expect(await shop.payments.polling.rereadApproved()).toBe(1);
  expect((await shop.her.get('/api/check-membership')).json()).toMatchObject({
    hasMembership: false,
  });
});

test('the daily refresh finds the second payment of a paid checkout', async () => {
  const shop = await aShop();
  const checkout = await shop.start();
  await shop.recordReport(shop.mercadoPago.pay(checkout));
  shop.pass(MINUTE_MS);
  shop.mercadoPago.pay(checkout);
  await shop.payments.polling.refreshRecent();
  expect(
    (
      await shop.boss.post('/api/admin/pending-payments/view', { reason: 'Revisar la lista' })
    ).json().items,
  ).toMatchObject([{ why: 'Segundo pago de la misma compra: hay que devolverlo' }]);
  expect(await violations(shop.db)).toEqual([]);
});

test('webhooks ignore cookies and origin, and refuse invalid or oversized bodies', async () => {
  const shop = await aShop();
  const send = (payload: string, headers: Record<string, string> = {}) =>
    shop.app.inject({ method: 'POST', url: '/api/webhooks/mercadopago', payload, headers });
  expect(
    (await send('x'.repeat(64 * 1024 + 1), { 'content-type': 'application/json' })).statusCode,
  ).toBe(413);
  const foreign = {
    origin: 'https://malo.example',
    cookie: shop.her.cookie ?? '',
    'content-type': 'text/plain',
  };
  expect(
    (await send(JSON.stringify({ key: 'a', id: null, signed: true }), foreign)).statusCode,
  ).toBe(200);
  expect(
    (await shop.app.inject({ method: 'POST', url: '/api/webhooks/simulation', payload: '{}' }))
      .statusCode,
  ).toBe(404);
});
