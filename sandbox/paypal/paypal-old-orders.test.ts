import { expect, test } from 'vitest';
import { DAY_MS } from '../shared/durations.ts';
import { allowCapture, allowMessages } from '../shared/checkout.fixture.ts';
import { withPayPal } from './with-paypal.fixture.ts';

test('a payment is read, refunded and read again after PayPal forgets its order', async () => {
  const { pay, control, provider } = await withPayPal();
  const { payment, captureId, orderId, checkout, read } = await pay();
  control.moveClock({ byMs: 60 * DAY_MS });
  control.forgetOrder({ orderId });
  // only the order names the payer
  expect(await read()).toEqual([{ ...payment, payer: undefined }]);
  const refund = { providerPaymentId: captureId, amountMinor: null, key: 'k' };
  const refunded = { state: 'refunded', refundedMinor: 1000, checkoutRef: checkout.checkoutId };
  expect(await provider.refund(refund)).toMatchObject(refunded);
  expect(await read()).toMatchObject([
    { ...refunded, approvedAt: payment.approvedAt, reversedAt: expect.any(Date) },
  ]);
  expect(await provider.resolve({ kind: 'order', id: orderId }, allowCapture)).toEqual([]);
});

test('reading a payment requests only its capture', async () => {
  const { pay, control } = await withPayPal();
  const { captureId, read } = await pay();
  const before = control.requests().length;
  await read();
  expect(
    control
      .requests()
      .slice(before)
      .map(({ method, path }) => `${method} ${path}`),
  ).toEqual([`GET /v2/payments/captures/${captureId}`]);
});

test('captures inside an order are not trusted: each is read by its own id', async () => {
  const { pay, control, provider } = await withPayPal();
  const { orderId, captureId } = await pay();
  const before = control.requests().length;
  expect(await provider.resolve({ kind: 'order', id: orderId }, allowCapture)).toHaveLength(1);
  const requests = control.requests().slice(before);
  expect(requests.map(({ path }) => path)).toContain(`/v2/payments/captures/${captureId}`);
});

test('the order says how much was refunded, and without it the payment goes to review', async () => {
  const { pay, control } = await withPayPal();
  const { captureId, orderId, read } = await pay();
  control.refund({ id: captureId, amountMinor: 250 });
  expect(await read()).toMatchObject([{ state: 'approved', refundedMinor: 250 }]);
  control.forgetOrder({ orderId });
  expect(await read()).toMatchObject([{ state: 'approved', refundedMinor: 1 }]);
  control.refund({ id: captureId });
  expect(await read()).toMatchObject([{ state: 'refunded', refundedMinor: 1000 }]);
});

test("a payment begins at its capture, not at its order's creation or approval", async () => {
  const { approve, control } = await withPayPal();
  const { resolve } = await approve();
  control.moveClock({ byMs: 2 * 3_600_000 });
  const [payment] = await resolve();
  const late = (payment?.approvedAt?.getTime() ?? 0) - Date.now();
  expect(late).toBeGreaterThan(2 * 3_600_000 - 60_000);
});

test('a dispute or a reversal of an old payment is read without its order', async () => {
  const { pay, control, provider, lastMessage } = await withPayPal();
  const { captureId, orderId, read } = await pay();
  control.forgetOrder({ orderId });
  control.reverse({ id: captureId });
  await control.flush();
  expect(await provider.readWebhook(lastMessage(), allowMessages)).toMatchObject({
    topic: 'PAYMENT.CAPTURE.REVERSED',
    signature: 'ok',
    hint: { kind: 'payment', id: captureId },
  });
  expect(await read()).toMatchObject([{ state: 'charged_back', reversedAt: expect.any(Date) }]);
});
