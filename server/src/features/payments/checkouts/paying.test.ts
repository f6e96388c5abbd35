import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { aShop, listGrants, violations } from '../ledger/shop.fixture.ts';

const claim = (paymentId: string, more: object = {}) => ({
  processor: 'mercadopago',
  paymentId,
  amount: 100,
  activationSource: 'callback',
  activateDirectly: true,
  ...more,
});
const URL = '/api/activate-membership-direct';

test.each([
  'direct_1760000000000',
  '123456789',
  '00000000-0000-4000-8000-000000000000',
  "1' or '1'='1",
  '../../x',
  'null',
])('claiming %s grants no membership', async (paymentId) => {
  const shop = await aShop();
  await shop.start();
  const reply = await shop.her.post(URL, claim(paymentId));
  expect([reply.statusCode, reply.json().code]).toEqual([409, 'payment_not_confirmed']);
  expect(await listGrants(shop.db, shop.ana.id)).toEqual([]);
});

test('a payment gives the membership to its payer, and reveals nothing to others', async () => {
  const shop = await aShop();
  const checkout = await shop.start();
  const { providerPaymentId } = shop.mercadoPago.pay(checkout);
  for (const id of [providerPaymentId, checkout.id, `${checkout.id}-1`]) {
    const reply = await shop.him.post(URL, claim(id));
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'payment_not_confirmed']);
  }
  expect(await listGrants(shop.db, shop.bruno.id)).toEqual([]);
  expect((await shop.her.post(URL, claim(providerPaymentId))).json()).toMatchObject({
    success: true,
  });
  expect(await violations(shop.db)).toEqual([]);
});

test('a payment is found by its id, its checkout or as the latest', async () => {
  const shop = await aShop();
  for (const name of ['payment', 'checkout', 'direct'] as const) {
    const checkout = await shop.start();
    const { providerPaymentId } = shop.mercadoPago.pay(checkout);
    shop.pass(60_000);
    const ids = { payment: providerPaymentId, checkout: checkout.id, direct: 'direct_1' };
    const reply = await shop.her.post(URL, claim(ids[name]));
    expect(reply.json(), name).toMatchObject({
      success: true,
      hasMembership: true,
      processor: 'mercadopago',
    });
    expect((await shop.her.post(URL, claim(ids[name]))).json(), name).toEqual(reply.json());
  }
  expect(await listGrants(shop.db, shop.ana.id)).toHaveLength(3);
});

test('an earlier payment does not confirm the open checkout', async () => {
  const shop = await aShop();
  await shop.recordReport(shop.mercadoPago.pay(await shop.start()));
  shop.pass(60_000);
  await shop.start();
  expect((await shop.her.post(URL, claim('direct_1'))).json()).toMatchObject({
    code: 'payment_not_confirmed',
  });
});

test('a member who names an unknown payment gets no confirmation', async () => {
  const shop = await aShop();
  await shop.recordReport(shop.mercadoPago.pay(await shop.start()));
  expect((await shop.her.post(URL, claim('987654321'))).json()).toMatchObject({
    code: 'payment_not_confirmed',
  });
});

test('a repeated request reuses its checkout, and another one finds it open', async () => {
  const shop = await aShop();
  const clientKey = randomUUID();
  const body = { clientKey, processor: 'mercadopago' };
  const replies = await Promise.all([1, 2, 3].map(() => shop.her.post('/api/checkouts', body)));
  const ids = new Set(replies.map((reply) => reply.json().id));
  expect(ids.size).toBe(1);
  const another = await shop.start();
  expect(ids).toContain(another.id);
  expect((await shop.him.post('/api/checkouts', body)).json().id).not.toBe(another.id);
});

test('an unreported payment is found before another one starts', async () => {
  const shop = await aShop();
  const first = await shop.start();
  shop.mercadoPago.pay(first);
  const second = await shop.start(shop.her, 'paypal');
  expect(second).toMatchObject({ id: first.id, state: 'paid' });
  expect(shop.payPal.requestedCheckouts).toEqual([]);
});

test('a provider failure is reported, and the retry opens another page', async () => {
  const shop = await aShop();
  shop.mercadoPago.failures.push('unreachable');
  const body = { clientKey: randomUUID(), processor: 'mercadopago' };
  const refused = await shop.her.post('/api/checkouts', body);
  expect([refused.statusCode, refused.json().code]).toEqual([502, 'provider_unreachable']);
  const again = await shop.her.post('/api/checkouts', body);
  expect(again.json()).toMatchObject({
    state: 'awaiting',
    redirectUrl: expect.stringContaining('https://pay.example/'),
  });
  expect(shop.mercadoPago.requestedCheckouts).toMatchObject([{ attempt: 2 }]);
});

test('return URLs belong to this site and only the successful one has a session code', async () => {
  const shop = await aShop();
  const { id } = await shop.start();
  const { backUrls } = shop.mercadoPago.requestedCheckouts[0] ?? {
    backUrls: { success: '', pending: '', failure: '' },
  };
  for (const [name, address] of Object.entries(backUrls)) {
    const url = new globalThis.URL(address);
    expect([url.origin, url.pathname]).toEqual(['http://localhost:3000', '/callback']);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      processor: 'mercadopago',
      payment: name,
      source: 'checkout',
      c: id,
    });
    expect(url.searchParams.has('session_token')).toBe(name === 'success');
  }
  const sessionToken = new globalThis.URL(backUrls.success).searchParams.get('session_token');
  expect((await shop.visitor.post('/api/restore-session', { sessionToken })).statusCode).toBe(401);
  await shop.recordReport(
    shop.mercadoPago.pay(
      shop.mercadoPago.requestedCheckouts[0] ?? { checkoutId: '', amountMinor: 0 },
    ),
  );
  const elsewhere = { sessionToken, confirm: true };
  expect((await shop.visitor.post('/api/restore-session', elsewhere)).json()).toMatchObject({
    id: shop.ana.id,
  });
  expect((await shop.visitor.post('/api/restore-session', elsewhere)).statusCode).toBe(401);
});

test("nobody reads, cancels or declares another person's checkout", async () => {
  const shop = await aShop();
  const { id } = await shop.start(shop.her, 'manual');
  for (const reply of [
    await shop.him.get(`/api/checkouts/${id}`),
    await shop.him.post(`/api/checkouts/${id}/cancel`),
    await shop.him.post(`/api/checkouts/${id}/transfer`, { reference: 'A-123456' }),
  ])
    expect([reply.statusCode, reply.json().code]).toEqual([404, 'checkout_not_found']);
  expect((await shop.him.get('/api/checkouts')).json()).toEqual({ items: [] });
  expect((await shop.her.get('/api/checkouts')).json().items).toMatchObject([
    { id, state: 'awaiting' },
  ]);
});

test('an unavailable processor is refused', async () => {
  const shop = await aShop();
  const reply = await shop.her.post('/api/checkouts', {
    clientKey: randomUUID(),
    processor: 'coupon',
  });
  expect([reply.statusCode, reply.json().code]).toEqual([409, 'processor_not_available']);
});
