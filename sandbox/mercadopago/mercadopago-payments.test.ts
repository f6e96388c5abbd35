import { expect, test } from 'vitest';
import { DAY_MS } from '../shared/durations.ts';
import { OTHER_SELLER } from './state/test-sellers.ts';
import { withMercadoPago } from './with-mercadopago.fixture.ts';
import { allowCapture, allowMessages } from '../shared/checkout.fixture.ts';

test('a card payment is read with its payer, amount, checkout and date', async () => {
  const { pay, provider } = await withMercadoPago();
  const { checkout, paid, read } = await pay('card');
  const [payment, ...more] = await read();
  expect(more).toEqual([]);
  expect(payment).toMatchObject({
    provider: 'mercadopago',
    providerPaymentId: paid.id,
    checkoutRef: checkout.checkoutId,
    accountId: provider.accountId,
    state: 'approved',
    amountMinor: 1_000_000,
    refundedMinor: 0,
    currency: 'ARS',
    reversedAt: null,
    voucher: null,
    refusal: null,
  });
  expect(payment?.approvedAt).toBeInstanceOf(Date);
});

test('card data is never stored, and the payer only as a keyed identity', async () => {
  const { pay } = await withMercadoPago();
  const { read } = await pay('card');
  const [{ payer, ...stored } = { payer: undefined }] = await read();
  expect(payer).toEqual({ id: '3003003', email: 'comprador.de.prueba@testuser.com' });
  const storedJson = JSON.stringify(stored);
  for (const secret of ['comprador', '12345678', '503175', '0604', '203.0.113.7', 'APRO'])
    expect(storedJson).not.toContain(secret);
});

test.each([
  ['card', 'approved', null],
  ['rejected', 'rejected', 'cc_rejected_insufficient_amount'],
  ['cash', 'pending', null],
  ['review', 'in_review', null],
] as const)('a payment by %s is %s', async (way, state, refusal) => {
  const { pay } = await withMercadoPago();
  expect(await (await pay(way)).read()).toMatchObject([{ state, refusal }]);
});

test('a cash payment shows its voucher and due date, and is approved the next day', async () => {
  const { pay, control } = await withMercadoPago();
  const { checkout, paid, read } = await pay('cash');
  const [waiting] = await read();
  expect(waiting?.voucher?.url).toMatch(new RegExp(`/comprobante/${paid.id}$`));
  expect(waiting?.voucher?.dueAt?.getTime()).toBeGreaterThanOrEqual(
    checkout.expiresAt.getTime() + 3 * DAY_MS,
  );
  expect(waiting?.voucher?.place).toBe('Rapipago');

  control.moveClock({ byMs: DAY_MS });
  control.approve({ id: paid.id });
  const [approved] = await read();
  expect(approved?.state).toBe('approved');
  expect(approved?.approvedAt?.getTime()).toBeGreaterThan(Date.now() + DAY_MS - 60_000);
});

test('an unpaid cash payment ends cancelled', async () => {
  const { pay, control } = await withMercadoPago();
  const { paid, read } = await pay('cash');
  control.cancel({ id: paid.id });
  expect(await read()).toMatchObject([
    { state: 'cancelled', refusal: 'expired', approvedAt: null },
  ]);
});

test('a full or partial refund is never made twice', async () => {
  const { pay, provider, control } = await withMercadoPago();
  const { paid } = await pay();
  const part = { providerPaymentId: paid.id, amountMinor: 250_050, key: 'part' };
  expect(await provider.refund(part)).toMatchObject({
    state: 'approved',
    refundedMinor: 250_050,
    reversedAt: null,
  });
  expect(await provider.refund(part)).toMatchObject({ refundedMinor: 250_050 });
  const whole = { providerPaymentId: paid.id, amountMinor: null, key: 'whole' };
  const refunded = await provider.refund(whole);
  expect(refunded).toMatchObject({ state: 'refunded', refundedMinor: 1_000_000 });
  expect(refunded.reversedAt).toBeInstanceOf(Date);
  expect(await provider.refund({ ...whole, key: 'again, by another hand' })).toMatchObject({
    state: 'refunded',
  });
  expect(control.payments()).toMatchObject([{ refundedMinor: 1_000_000 }]);
});

test('a refund above the payment, or of an unknown payment, is refused', async () => {
  const { pay, provider } = await withMercadoPago();
  const { paid } = await pay();
  const tooMuch = { providerPaymentId: paid.id, amountMinor: 1_000_001, key: 'a' };
  await expect(provider.refund(tooMuch)).rejects.toMatchObject({ problem: 'refused' });
  await expect(provider.refund({ ...tooMuch, providerPaymentId: '1/../2' })).rejects.toMatchObject({
    problem: 'refused',
  });
});

test('a chargeback takes the money back, and returns it when the seller wins', async () => {
  const { pay, control, provider } = await withMercadoPago();
  const { paid } = await pay();
  const { chargebackId } = control.chargeBack({ id: paid.id });
  const read = () => provider.resolve({ kind: 'chargeback', id: chargebackId }, allowCapture);
  expect(await read()).toMatchObject([
    { providerPaymentId: paid.id, state: 'charged_back', reversedAt: expect.any(Date) },
  ]);
  control.endChargeback({ id: paid.id, outcome: 'settled' });
  expect(await read()).toMatchObject([{ state: 'charged_back' }]);
  control.endChargeback({ id: paid.id, outcome: 'reimbursed' });
  expect(await read()).toMatchObject([{ state: 'approved', reversedAt: null }]);
});

test('each chargeback change has its own message, even with a number beyond safe integers', async () => {
  const { pay, control, provider, shop } = await withMercadoPago();
  const { paid } = await pay();
  const { chargebackId } = control.chargeBack({ id: paid.id });
  control.endChargeback({ id: paid.id, outcome: 'settled' });
  await control.flush();
  expect(Number.isSafeInteger(Number(chargebackId))).toBe(false);
  const about = shop.messages.filter(({ query }) => query['type'] === 'topic_chargebacks_wh');
  const read = await Promise.all(
    about.map((message) => provider.readWebhook(message, allowMessages)),
  );
  const expected = { signature: 'ok', hint: { kind: 'chargeback', id: chargebackId } };
  expect(read).toMatchObject([expected, expected]);
  expect(new Set(read.map(({ dedupKey }) => dedupKey)).size).toBe(2);
});

test.each([
  [{ transaction_amount: 1 }, { amountMinor: 100 }],
  [{ transaction_amount: 5000 }, { amountMinor: 500_000 }],
  [{ currency_id: 'CLP' }, { currency: 'CLP' }],
  [{ external_reference: 'of-another-shop' }, { checkoutRef: 'of-another-shop' }],
  [{ external_reference: null }, { checkoutRef: null }],
  [{ external_reference: 'null' }, { checkoutRef: null }],
  [{ collector_id: OTHER_SELLER.collectorId }, { accountId: String(OTHER_SELLER.collectorId) }],
])('reports mismatched fields unchanged: %j', async (overrides, expected) => {
  const { pay, control } = await withMercadoPago();
  control.setFaults({ nextPayment: overrides });
  const { read } = await pay();
  expect(await read()).toMatchObject([{ state: 'approved', ...expected }]);
});

test('a checkout refused once and then approved has two payments, found by order and by checkout', async () => {
  const { begin, control, provider } = await withMercadoPago();
  const { checkout, page } = await begin();
  const refused = control.pay({ preferenceId: page.providerRef, way: 'rejected' });
  const approved = control.pay({ preferenceId: page.providerRef, way: 'card' });
  const states = async (found: Promise<{ providerPaymentId: string; state: string }[]>) =>
    Object.fromEntries(
      (await found).map(({ providerPaymentId, state }) => [providerPaymentId, state]),
    );
  const both = { [refused.id]: 'rejected', [approved.id]: 'approved' };
  expect(
    await states(provider.resolve({ kind: 'order', id: refused.orderId }, allowCapture)),
  ).toEqual(both);
  expect(
    await states(provider.resolve({ kind: 'checkout', id: checkout.checkoutId }, allowCapture)),
  ).toEqual(both);
  const query = {
    checkoutId: checkout.checkoutId,
    providerRef: page.providerRef,
    since: new Date(),
  };
  expect(await states(provider.findByCheckout(query, allowCapture))).toEqual(both);
});

test('an unpaid, unknown or foreign payment reads as nothing', async () => {
  const { begin, provider, pay } = await withMercadoPago();
  const { checkout } = await begin();
  const hints = [
    { kind: 'checkout', id: checkout.checkoutId },
    { kind: 'checkout', id: '../../etc' },
    { kind: 'payment', id: '123456789' },
    { kind: 'payment', id: 'null' },
    { kind: 'payment', id: '1/../../v1/payments/search' },
    { kind: 'order', id: '99' },
    { kind: 'chargeback', id: '99' },
  ] as const;
  for (const hint of hints) expect(await provider.resolve(hint, allowCapture)).toEqual([]);

  const { paid } = await pay();
  const other = await withMercadoPago({ accessToken: OTHER_SELLER.accessToken });
  expect(await other.provider.resolve({ kind: 'payment', id: paid.id }, allowCapture)).toEqual([]);
});

test('the amount charged equals the amount read', async () => {
  const { pay, control, provider } = await withMercadoPago();
  const refs: string[] = [];
  for (const [way, amountMinor] of [
    ['card', 1_000_000],
    ['rejected', 5],
    ['cash', 777],
    ['card', 900_010],
  ] as const)
    refs.push((await pay(way, { amountMinor })).checkout.checkoutId);
  const read = (
    await Promise.all(refs.map((id) => provider.resolve({ kind: 'checkout', id }, allowCapture)))
  ).flat();
  const approved = read.filter(({ state }) => state === 'approved');
  const charged = control.payments().filter(({ wasApproved }) => wasApproved);
  const sum = (payments: { amountMinor: number }[]) =>
    payments.reduce((total, { amountMinor }) => total + amountMinor, 0);
  expect(sum(approved)).toBe(1_900_010);
  expect(sum(approved)).toBe(sum(charged));
});

test('a checkout finds all its attempts made in one millisecond', async () => {
  const noon = new Date('2026-11-21T15:00:00.000Z');
  const { begin, control, provider } = await withMercadoPago({ clock: () => noon });
  const { checkout, page } = await begin();
  const tried = (['rejected', 'rejected', 'card'] as const).map((way) =>
    control.pay({ preferenceId: page.providerRef, way }),
  );
  const found = await provider.resolve({ kind: 'checkout', id: checkout.checkoutId }, allowCapture);
  expect(found.map((payment) => payment.providerPaymentId).toSorted()).toEqual(
    tried.map(({ id }) => id).toSorted(),
  );
});
