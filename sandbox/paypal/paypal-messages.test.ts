import { expect, test } from 'vitest';
import { withPayPal } from './with-paypal.fixture.ts';
import { allowCapture, allowMessages } from '../shared/checkout.fixture.ts';

const topics = (messages: { raw: Buffer }[]) =>
  messages.map(({ raw }) => /"event_type":"(.*?)"/.exec(raw.toString())?.[1]);

test('each event is signed and leads to its payment', async () => {
  const { pay, provider, control, shop } = await withPayPal();
  const { orderId, captureId } = await pay();
  control.refund({ id: captureId, amountMinor: 100 });
  control.dispute({ id: captureId });
  control.reverse({ id: captureId });
  await control.flush();
  expect(new Set(topics(shop.messages))).toEqual(
    new Set([
      'CHECKOUT.ORDER.APPROVED',
      'CUSTOMER.DISPUTE.CREATED',
      'PAYMENT.CAPTURE.COMPLETED',
      'PAYMENT.CAPTURE.REFUNDED',
      'PAYMENT.CAPTURE.REVERSED',
    ]),
  );
  for (const message of shop.messages) {
    const { signature, hint, topic } = await provider.readWebhook(message, allowMessages);
    expect(signature, topic).toBe('ok');
    expect(hint, topic).toEqual(
      topic === 'CHECKOUT.ORDER.APPROVED'
        ? { kind: 'order', id: orderId }
        : { kind: 'payment', id: captureId },
    );
  }
});

test('a closed tab does not matter: the approval message is enough to charge', async () => {
  const { approve, provider, lastMessage } = await withPayPal();
  await approve();
  const { hint } = await provider.readWebhook(lastMessage(), allowMessages);
  expect(hint && (await provider.resolve(hint, allowCapture))).toMatchObject([
    { state: 'approved' },
  ]);
});

test.each([
  { unsigned: true },
  { wrongKey: true },
  { certificateUrl: 'https://api.paypal.com.evil.example/v1/notifications/certs/CERT-1' },
  { certificateUrl: 'http://127.0.0.1:1/v1/notifications/certs/CERT-1' },
  { certificateUrl: 'not an address' },
])('%j is refused', async (webhooks) => {
  const { approve, provider, control, lastMessage } = await withPayPal();
  control.setFaults({ webhooks });
  await approve();
  expect(await provider.readWebhook(lastMessage(), allowMessages)).toMatchObject({
    signature: 'bad',
  });
});

test('a certificate address outside PayPal is never fetched', async () => {
  const { approve, provider, control, shop, lastMessage } = await withPayPal();
  control.setFaults({ webhooks: { certificateUrl: `${shop.url}/v1/notifications/certs/CERT-1` } });
  await approve();
  const before = shop.messages.length;
  expect(await provider.readWebhook(lastMessage(), allowMessages)).toMatchObject({
    signature: 'bad',
  });
  expect(shop.messages).toHaveLength(before);
});

test('a changed message is refused', async () => {
  const { approve, provider, lastMessage } = await withPayPal();
  await approve();
  const genuine = lastMessage();
  const raw = Buffer.from(genuine.raw.toString().replace('APPROVED', 'APPROVEX'));
  expect(await provider.readWebhook({ ...genuine, raw }, allowMessages)).toMatchObject({
    signature: 'bad',
  });
});

test('the certificate is fetched once, and an unavailable one leaves the signature undecided', async () => {
  const { approve, provider, aProvider, control, lastMessage } = await withPayPal();
  await approve();
  const certificates = () =>
    control.requests().filter(({ path }) => path.includes('/certs/')).length;
  await Promise.all(
    Array.from({ length: 5 }, () => provider.readWebhook(lastMessage(), allowMessages)),
  );
  expect(certificates()).toBe(1);

  const fresh = aProvider();
  control.injectFault({ answer: 'error', path: '/certs/' });
  await expect(fresh.readWebhook(lastMessage(), allowMessages)).rejects.toMatchObject({
    problem: 'unreachable',
  });
  control.clearFaults();
  expect(await fresh.readWebhook(lastMessage(), allowMessages)).toMatchObject({ signature: 'ok' });
});

test('forged certificate addresses do not evict the certificate in use', async () => {
  const { approve, provider, control, lastMessage } = await withPayPal();
  await approve();
  const genuine = lastMessage();
  const certificates = () =>
    control.requests().filter(({ path }) => path.includes('/certs/')).length;
  expect(await provider.readWebhook(genuine, allowMessages)).toMatchObject({ signature: 'ok' });
  const address = genuine.headers['paypal-cert-url'] ?? '';
  for (let index = 0; index < 20; index += 1) {
    const headers = { ...genuine.headers, 'paypal-cert-url': `${address}${index}` };
    expect(await provider.readWebhook({ ...genuine, headers }, allowMessages)).toMatchObject({
      signature: 'bad',
    });
  }
  const before = certificates();
  const unknown = async () => {
    throw new Error('the cached certificate needs no request');
  };
  expect(await provider.readWebhook(genuine, unknown)).toMatchObject({ signature: 'ok' });
  expect(certificates()).toBe(before);
});

test('messages out of order, repeated or late lead to the same payment', async () => {
  const { approve, provider, control, shop } = await withPayPal();
  control.setFaults({ webhooks: { isHeld: true, copies: 3 } });
  const { resolve } = await approve();
  const [payment] = await resolve();
  await control.release();
  expect(topics(shop.messages)[0]).toBe('PAYMENT.CAPTURE.COMPLETED');
  expect(shop.messages).toHaveLength(6);
  const keys = new Set<string>();
  for (const message of shop.messages) {
    const { hint, dedupKey } = await provider.readWebhook(message, allowMessages);
    keys.add(dedupKey);
    const payments = hint && (await provider.resolve(hint, allowCapture));
    // only the order names the payer; the ledger keeps the one from another message
    expect(payments?.map((each) => ({ ...each, payer: payment?.payer }))).toEqual([payment]);
  }
  expect(keys.size).toBe(2);
});

test('a message that the shop refuses comes again, and any message can be resent', async () => {
  const { approve, control, shop } = await withPayPal();
  shop.setAnswerStatus(500);
  await approve();
  expect(control.deliveries()).toMatchObject([{ state: 'waiting', tries: 1, status: 500 }]);
  shop.setAnswerStatus(200);
  control.moveClock({ byMs: 3 * 3_600_000 });
  await control.flush();
  expect(control.deliveries()).toMatchObject([{ state: 'delivered', tries: 2 }]);
  await control.repeat({ id: 1 });
  expect(shop.messages).toHaveLength(3);
});
