import { expect, test } from 'vitest';
import { aShop, listPayments } from '../ledger/shop.fixture.ts';

async function aPayment() {
  const shop = await aShop();
  const checkout = await shop.start();
  shop.pass(1_800_000);
  const paid = shop.mercadoPago.pay(checkout);
  await shop.recordReport(paid);
  const [payment] = await listPayments(shop.db, shop.ana.id);
  const path = `/api/payments/${payment?.id}`;
  const receipt = async () =>
    (await shop.her.get(`${path}/receipt`)).json<{ receipt: string }>().receipt;
  const check = async (text: string) =>
    (await shop.visitor.post('/api/receipts/check', { receipt: text })).json();
  return { ...shop, checkout, paid, id: payment?.id, path, receipt, check };
}

const readPayload = (receipt: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(receipt.split('.')[1] ?? '', 'base64url').toString('utf8')) as Record<
    string,
    unknown
  >; // written by this server

test('the timeline shows what happened, when and from which source, without internal events', async () => {
  const { her, path, recordReport, mercadoPago, paid, pass } = await aPayment();
  const timeline = async () => (await her.get(`${path}/timeline`)).json().items;
  expect(await timeline()).toEqual([
    { at: '2026-03-01T12:00:00.000Z', event: 'started', source: 'person', reason: null },
    { at: '2026-03-01T12:30:00.000Z', event: 'approved', source: 'provider', reason: null },
    { at: '2026-03-01T12:30:00.000Z', event: 'membership_given', source: 'provider', reason: null },
  ]);
  pass(60_000);
  await recordReport(
    mercadoPago.change(paid.providerPaymentId, { state: 'refunded', reversedAt: new Date() }),
  );
  expect((await timeline()).slice(3)).toMatchObject([
    { event: 'refunded' },
    { event: 'membership_reversed' },
  ]);
});

test('the timeline shows the reason of a rejected transfer, never of an approved one', async () => {
  const shop = await aShop();
  const { id } = await shop.start(shop.her, 'manual');
  await shop.her.post(`/api/checkouts/${id}/transfer`, { reference: '0045-88' });
  const [payment] = await listPayments(shop.db, shop.ana.id);
  shop.pass(60_000);
  await shop.boss.post(`/api/admin/payments/${payment?.id}/reject`, {
    reason: 'No está en la cuenta',
  });
  expect(
    (await shop.her.get(`/api/payments/${payment?.id}/timeline`)).json().items.slice(1),
  ).toMatchObject([
    { event: 'in_review', source: 'person', reason: null },
    { event: 'rejected', source: 'admin', reason: 'No está en la cuenta' },
  ]);
});

test("another person's payment has no timeline or receipt, and an unapproved one has no receipt", async () => {
  const { him, visitor, path, her, start, ana, db } = await aPayment();
  for (const what of ['timeline', 'receipt']) {
    expect((await him.get(`${path}/${what}`)).json()).toMatchObject({ code: 'payment_not_found' });
    expect((await visitor.get(`${path}/${what}`)).statusCode).toBe(401);
  }
  const waiting = await start(her, 'manual');
  await her.post(`/api/checkouts/${waiting.id}/transfer`, { reference: '0045-88' });
  const declared = (await listPayments(db, ana.id)).find(({ provider }) => provider === 'manual');
  expect((await her.get(`/api/payments/${declared?.id}/receipt`)).statusCode).toBe(404);
});

test('a receipt omits the buyer, and anybody verifies it with the public key', async () => {
  const { receipt, visitor, checkout, id, ana } = await aPayment();
  const text = await receipt();
  expect(readPayload(text)).toEqual({
    version: 1,
    paymentId: id,
    checkoutId: checkout.id,
    seller: 'Forja',
    payer: `p…@ejemplo.com.ar`,
    processor: 'mercadopago',
    currency: 'ARS',
    amountMinor: 1_000_000,
    refundedMinor: 0,
    months: 3,
    approvedAt: '2026-03-01T12:30:00.000Z',
    period: { startsAt: '2026-03-01T12:30:00.000Z', endsAt: '2026-06-01T12:30:00.000Z' },
    issuedAt: '2026-03-01T12:30:00.000Z',
  });
  expect(JSON.stringify(readPayload(text))).not.toContain(ana.username);
  const { publicKey } = (await visitor.get('/api/receipt-key')).json();
  const key = await crypto.subtle.importKey(
    'raw',
    Buffer.from(publicKey, 'base64url'),
    'Ed25519',
    false,
    ['verify'],
  );
  const [payload = '', signature = ''] = text.split('.').slice(1);
  const bytes = (part: string) => Buffer.from(part, 'base64url');
  expect(await crypto.subtle.verify('Ed25519', key, bytes(signature), bytes(payload))).toBe(true);
});

test('every server signs with the same key', async () => {
  const { another, visitor } = await aPayment();
  const other = await another();
  expect((await other.get('/api/receipt-key')).json()).toEqual(
    (await visitor.get('/api/receipt-key')).json(),
  );
});

test('an altered or foreign receipt is invalid, and one of a refunded payment says so', async () => {
  const { receipt, check, recordReport, mercadoPago, paid, pass } = await aPayment();
  const text = await receipt();
  expect(await check(text)).toEqual({ isAuthentic: true, state: 'valid' });
  expect(await check(`${text.slice(0, 40)}\n ${text.slice(40)}`)).toEqual({
    isAuthentic: true,
    state: 'valid',
  });
  const [prefix, payload = '', signature] = text.split('.');
  const richer = Buffer.from(payload, 'base64url').toString('utf8').replace('1000000', '9000000');
  for (const forged of [
    `${prefix}.${Buffer.from(richer).toString('base64url')}.${signature}`,
    text.slice(0, -1),
    `FR1.${payload}.${'A'.repeat(86)}`,
    'FR1..',
    'hola',
  ])
    expect(await check(forged)).toEqual({ isAuthentic: false, state: null });
  pass(60_000);
  await recordReport(
    mercadoPago.change(paid.providerPaymentId, { state: 'refunded', reversedAt: new Date() }),
  );
  expect(await check(text)).toEqual({ isAuthentic: true, state: 'refunded' });
});

test('checking receipts is limited per IP', async () => {
  const { visitor } = await aPayment();
  for (let index = 0; index < 60; index += 1)
    await visitor.post('/api/receipts/check', { receipt: 'x' });
  expect((await visitor.post('/api/receipts/check', { receipt: 'x' })).statusCode).toBe(429);
});
