import { expect, test } from 'vitest';
import { HOUR_MS } from '../shared/durations.ts';
import { findIssue } from './state/orders.ts';
import { OTHER_MERCHANT_ID } from './state/test-merchant.ts';
import { withPayPal } from './with-paypal.fixture.ts';
import { allowCapture } from '../shared/checkout.fixture.ts';

test('an approved order is charged once when it is read, and read completely', async () => {
  const { approve, provider, control } = await withPayPal();
  const { checkout, orderId, resolve } = await approve();
  expect(control.captures()).toEqual([]);
  const [payment, ...more] = await resolve();
  expect(more).toEqual([]);
  expect(payment).toMatchObject({
    provider: 'paypal',
    checkoutRef: checkout.checkoutId,
    accountId: provider.accountId,
    state: 'approved',
    amountMinor: 1000,
    refundedMinor: 0,
    currency: 'USD',
    reversedAt: null,
    voucher: null,
    refusal: null,
  });
  expect(payment?.approvedAt).toBeInstanceOf(Date);
  expect(await resolve()).toEqual([payment]);
  const query = { checkoutId: checkout.checkoutId, providerRef: orderId, since: new Date() };
  expect(await provider.findByCheckout(query, allowCapture)).toEqual([payment]);
  expect(
    await provider.resolve({ kind: 'payment', id: payment?.providerPaymentId ?? '' }, allowCapture),
  ).toEqual([{ ...payment, payer: undefined }]);
  expect(control.captures()).toHaveLength(1);
});

test('the payer is stored only as a keyed identity', async () => {
  const { pay } = await withPayPal();
  const { payer, ...stored } = (await pay()).payment;
  expect(payer).toEqual({ id: 'COMPRADORA1', email: 'compradora@prueba.example' });
  const storedJson = JSON.stringify(stored);
  for (const secret of ['Compradora', 'compradora@', 'COMPRADORA1', 'comercio@'])
    expect(storedJson).not.toContain(secret);
});

test('an order is not charged before the buyer approves', async () => {
  const { begin, provider, control } = await withPayPal();
  const { page } = await begin();
  expect(await provider.resolve({ kind: 'order', id: page.providerRef }, allowCapture)).toEqual([]);
  expect(control.requests().filter(({ path }) => path.endsWith('/capture'))).toEqual([]);
});

test('the page closes in three hours, or with the checkout', async () => {
  const { begin } = await withPayPal();
  const far = await begin({ expiresAt: new Date(Date.now() + 24 * HOUR_MS) });
  expect(far.page.expiresAt.getTime()).toBeLessThanOrEqual(Date.now() + 3 * HOUR_MS);
  const near = await begin({ expiresAt: new Date(Date.now() + HOUR_MS) });
  expect(near.page.expiresAt).toEqual(near.checkout.expiresAt);
});

test('an order approved too long ago is not charged', async () => {
  const { approve, control } = await withPayPal();
  const { resolve } = await approve();
  control.moveClock({ byMs: 3 * HOUR_MS });
  expect(await resolve()).toEqual([]);
  expect(control.captures()).toEqual([]);
});

test('a slow payment is pending, and then paid or refused', async () => {
  const { approve, control } = await withPayPal();
  for (const [end, state] of [
    ['complete', 'approved'],
    ['deny', 'rejected'],
  ] as const) {
    const { resolve } = await approve('pending');
    const [pending] = await resolve();
    expect(pending).toMatchObject({ state: 'pending', approvedAt: null });
    control[end]({ id: pending?.providerPaymentId ?? '' });
    expect(await resolve()).toMatchObject([{ state }]);
  }
});

test('an order that looks complete may hide a refused capture', async () => {
  const { approve, control } = await withPayPal();
  const { resolve } = await approve('denied');
  expect(await resolve()).toMatchObject([
    { state: 'rejected', refusal: 'DECLINED_BY_RISK_FRAUD_FILTERS' },
  ]);
  expect(control.orders()).toMatchObject([{ status: 'COMPLETED' }]);
});

test('a declined buyer chooses another way to pay on the same order', async () => {
  const { approve, control } = await withPayPal();
  const { checkout, orderId, resolve } = await approve('declined');
  expect(await resolve()).toMatchObject([
    {
      state: 'rejected',
      refusal: 'INSTRUMENT_DECLINED',
      checkoutRef: checkout.checkoutId,
      amountMinor: 1000,
    },
  ]);
  expect(await resolve()).toEqual([]);
  control.approve({ orderId });
  expect(await resolve()).toMatchObject([{ state: 'approved' }]);
  const names = control
    .requests()
    .flatMap(({ path, key }) => (path.endsWith('/capture') ? [key] : []));
  expect(names).toEqual([`pp-cap:${orderId}:0`, `pp-cap:${orderId}:1`]);
});

test('a server that forgot a decline receives it again, and then continues', async () => {
  const { approve, control, aProvider } = await withPayPal();
  const { orderId, resolve } = await approve('declined');
  await resolve();
  control.approve({ orderId });
  const restarted = aProvider();
  const look = () => restarted.resolve({ kind: 'order', id: orderId }, allowCapture);
  expect(await look()).toMatchObject([{ state: 'rejected' }]);
  expect(await look()).toMatchObject([{ state: 'approved' }]);
  expect(control.captures()).toHaveLength(1);
});

test('a full or partial refund is never made twice', async () => {
  const { pay, provider, control } = await withPayPal();
  const { captureId } = await pay();
  const part = { providerPaymentId: captureId, amountMinor: 250, key: 'part' };
  expect(await provider.refund(part)).toMatchObject({
    state: 'approved',
    refundedMinor: 250,
    reversedAt: null,
  });
  expect(await provider.refund(part)).toMatchObject({ refundedMinor: 250 });
  const whole = { providerPaymentId: captureId, amountMinor: null, key: 'whole' };
  expect(await provider.refund(whole)).toMatchObject({
    state: 'refunded',
    refundedMinor: 1000,
    reversedAt: expect.any(Date),
  });
  expect(await provider.refund({ ...whole, key: 'again, by another hand' })).toMatchObject({
    state: 'refunded',
  });
  expect(control.captures()).toMatchObject([{ refundedMinor: 1000 }]);
  await expect(provider.refund({ ...part, providerPaymentId: '../x' })).rejects.toMatchObject({
    problem: 'refused',
  });
});

test('a reversal or dispute takes the money back, and winning the dispute returns it', async () => {
  const { pay, control } = await withPayPal();
  const reversed = await pay();
  control.reverse({ id: reversed.captureId });
  expect(await reversed.read()).toMatchObject([
    { state: 'charged_back', reversedAt: expect.any(Date) },
  ]);

  const won = await pay();
  control.dispute({ id: won.captureId });
  expect(await won.read()).toMatchObject([{ state: 'charged_back' }]);
  control.endDispute({ id: won.captureId, winner: 'seller' });
  expect(await won.read()).toMatchObject([{ state: 'approved', reversedAt: null }]);

  const lost = await pay();
  control.dispute({ id: lost.captureId });
  control.endDispute({ id: lost.captureId, winner: 'buyer' });
  expect(await lost.read()).toMatchObject([{ state: 'charged_back' }]);
});

test.each([
  [{ value: '0.01' }, { amountMinor: 1 }],
  [{ currency_code: 'MXN' }, { currency: 'MXN' }],
  [{ custom_id: null }, { checkoutRef: null }],
  [{ custom_id: '00000000-0000-4000-8000-000000000000' }, { checkoutRef: null }],
  [{ merchant_id: OTHER_MERCHANT_ID }, { accountId: OTHER_MERCHANT_ID, checkoutRef: null }],
])('reports mismatched fields unchanged: %j', async (overrides, expected) => {
  const { approve, control } = await withPayPal();
  control.setFaults({ nextCapture: overrides });
  expect(await (await approve()).resolve()).toMatchObject([{ state: 'approved', ...expected }]);
});

test("another shop's order is neither charged nor counted, whoever approves it", async () => {
  const { sandbox, provider, control, begin } = await withPayPal();
  await begin();
  const token = await getToken(sandbox);
  const price = { currency_code: 'USD', value: '10.00' };
  const item = { name: 'a', quantity: '1', unit_amount: price, category: 'DIGITAL_GOODS' };
  const foreign = {
    intent: 'CAPTURE',
    purchase_units: [{ amount: { ...price, breakdown: { item_total: price } }, items: [item] }],
  };
  const reply = await fetch(`${sandbox.url}/v2/checkout/orders`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(foreign),
  });
  const { id } = (await reply.json()) as { id: string }; // JSON of the provider
  control.approve({ orderId: id });
  expect(await provider.resolve({ kind: 'order', id }, allowCapture)).toEqual([]);
  expect(control.captures()).toEqual([]);
});

test('a paid invoice is not charged again', async () => {
  const { pay, provider } = await withPayPal();
  const { checkout } = await pay();
  const sameInvoice = {
    ...checkout,
    backUrls: { ...checkout.backUrls, failure: 'https://forja.example/other' },
  };
  // another request under the same key is refused; under another key, PayPal answers that it was paid
  await expect(provider.createCheckout(sameInvoice)).rejects.toMatchObject({ problem: 'refused' });
  const paid = await withPayPal();
  const first = await paid.begin();
  await paid.provider.createCheckout(first.checkout);
  expect(paid.control.orders()).toHaveLength(1);
});

test('invented ids find nothing', async () => {
  const { provider, begin } = await withPayPal();
  const { checkout } = await begin();
  for (const hint of [
    { kind: 'order', id: 'NOSUCHORDER' },
    { kind: 'order', id: '../v1/oauth2/token' },
    { kind: 'payment', id: 'NOSUCHCAPTURE' },
    { kind: 'checkout', id: checkout.checkoutId },
    { kind: 'chargeback', id: '1' },
  ] as const)
    expect(await provider.resolve(hint, allowCapture)).toEqual([]);
});

async function getToken({
  url,
  credentials,
}: {
  url: string;
  credentials: { clientId: string; clientSecret: string };
}) {
  const basic = Buffer.from(`${credentials.clientId}:${credentials.clientSecret}`).toString(
    'base64',
  );
  const reply = await fetch(`${url}/v1/oauth2/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${basic}` },
    body: new URLSearchParams({ grant_type: 'client_credentials' }),
  });
  return ((await reply.json()) as { access_token: string }).access_token; // JSON of the provider
}

test.each([
  ['without items', 'MISSING_REQUIRED_PARAMETER', { items: [] }],
  ['of physical goods', 'INVALID_PARAMETER_VALUE', { category: 'PHYSICAL_GOODS' }],
  ['whose items add up to something else', 'ITEM_TOTAL_MISMATCH', { unitValue: '8.00' }],
  ['whose discount is not subtracted', 'AMOUNT_MISMATCH', { discount: '0.00' }],
])('an order %s is refused', (_what, issue, change) => {
  const usd = (value: string) => ({ currency_code: 'USD', value });
  const {
    category = 'DIGITAL_GOODS',
    unitValue = '10.00',
    discount = '1.00',
  } = change as Record<string, string>; // the table above
  const item = { name: 'a', quantity: '1', unit_amount: usd(unitValue), category };
  const unit = {
    amount: { ...usd('9.00'), breakdown: { item_total: usd('10.00'), discount: usd(discount) } },
    items: 'items' in change ? [] : [item],
  };
  expect(findIssue({ intent: 'CAPTURE', purchase_units: [unit] })).toBe(issue);
});
