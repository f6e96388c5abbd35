import { createSign, generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { readWebhook } from './read-webhook.ts';
import { signedText } from './webhook-signature.ts';

const WEBHOOK_ID = '8PT597110X687430LKGECATA';
const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const settings = {
  webhookId: WEBHOOK_ID,
  certificateKey: async () => publicKey,
  beforeAsking: async () => {},
  now: () => new Date('2026-11-22T10:00:00Z'),
};

function message(body: string, time = '2026-11-21T10:00:00Z') {
  const raw = Buffer.from(body);
  const text = signedText({ id: 't-1', time, webhookId: WEBHOOK_ID, raw });
  const headers: Record<string, string | undefined> = {
    'paypal-transmission-id': 't-1',
    'paypal-transmission-time': time,
    'paypal-transmission-sig': createSign('RSA-SHA256').update(text).sign(privateKey, 'base64'),
    'paypal-cert-url': 'https://api.paypal.com/v1/notifications/certs/CERT-1',
    'paypal-auth-algo': 'SHA256withRSA',
  };
  return { raw, headers, query: {} };
}

const event = (event_type: string, resource: unknown) =>
  message(JSON.stringify({ id: 'WH-1', event_type, resource }));

test.each([
  ['CHECKOUT.ORDER.APPROVED', { id: 'ORDER1' }, { kind: 'order', id: 'ORDER1' }],
  ['CHECKOUT.PAYMENT-APPROVAL.REVERSED', { order_id: 'ORDER1' }, { kind: 'order', id: 'ORDER1' }],
  ['PAYMENT.CAPTURE.COMPLETED', { id: 'CAP1' }, { kind: 'payment', id: 'CAP1' }],
  ['PAYMENT.CAPTURE.PENDING', { id: 'CAP1' }, { kind: 'payment', id: 'CAP1' }],
  ['PAYMENT.CAPTURE.DENIED', { id: 'CAP1' }, { kind: 'payment', id: 'CAP1' }],
  ['PAYMENT.CAPTURE.DECLINED', { id: 'CAP1' }, { kind: 'payment', id: 'CAP1' }],
  [
    'PAYMENT.CAPTURE.REFUNDED',
    {
      id: 'REF1',
      links: [{ rel: 'up', href: 'https://api-m.paypal.com/v2/payments/captures/CAP1' }],
    },
    { kind: 'payment', id: 'CAP1' },
  ],
  ['PAYMENT.CAPTURE.REVERSED', { id: 'CAP1' }, { kind: 'payment', id: 'CAP1' }],
  [
    'CUSTOMER.DISPUTE.CREATED',
    { disputed_transactions: [{ seller_transaction_id: 'CAP1' }] },
    { kind: 'payment', id: 'CAP1' },
  ],
  ['BILLING.PLAN.CREATED', { id: 'P1' }, null],
  ['PAYMENT.CAPTURE.COMPLETED', { id: '../x' }, null],
])('%s gives its hint', async (type, resource, hint) => {
  expect(await readWebhook(event(type, resource), settings)).toEqual({
    dedupKey: 't-1',
    topic: type,
    hint,
    signature: 'ok',
    sentAt: new Date('2026-11-21T10:00:00Z'),
  });
});

test('the signature covers the raw bytes, not the parsed body', async () => {
  const genuine = message(
    '{"id":"WH-1","event_type":"X","resource":{"amount":10.00,"name":"\\u00e1"}}',
  );
  expect(await readWebhook(genuine, settings)).toMatchObject({ signature: 'ok' });
  const again = Buffer.from(JSON.stringify(JSON.parse(genuine.raw.toString())));
  expect(await readWebhook({ ...genuine, raw: again }, settings)).toMatchObject({
    signature: 'bad',
  });
});

test.each([
  'paypal-transmission-id',
  'paypal-transmission-time',
  'paypal-transmission-sig',
  'paypal-cert-url',
  'paypal-auth-algo',
])('a message without %s is refused', async (header) => {
  const genuine = event('PAYMENT.CAPTURE.COMPLETED', { id: 'CAP1' });
  const headers = { ...genuine.headers, [header]: undefined };
  expect(await readWebhook({ ...genuine, headers }, settings)).toMatchObject({ signature: 'bad' });
});

test('another webhook id, another algorithm or no certificate is refused', async () => {
  const genuine = event('PAYMENT.CAPTURE.COMPLETED', { id: 'CAP1' });
  expect(await readWebhook(genuine, { ...settings, webhookId: 'OTHER' })).toMatchObject({
    signature: 'bad',
  });
  const weak = { ...genuine, headers: { ...genuine.headers, 'paypal-auth-algo': 'SHA1withRSA' } };
  expect(await readWebhook(weak, settings)).toMatchObject({ signature: 'bad' });
  const none = { ...settings, certificateKey: async () => undefined };
  expect(await readWebhook(genuine, none)).toMatchObject({ signature: 'bad' });
});

test.each(['', 'not json', '[]', '{"id":"../../x","event_type":"Y"}'])(
  '%j is no event',
  async (body) => {
    expect(await readWebhook(message(body), settings)).toMatchObject({
      hint: null,
      signature: 'bad',
    });
  },
);

test.each([
  ['2026-10-25T10:00:00Z', 'ok'],
  ['2026-10-20T10:00:00Z', 'bad'],
  ['2026-11-25T10:00:00Z', 'bad'],
  ['yesterday', 'bad'],
])('a message sent at %s is %s, and an old one fetches no certificate', async (time, signature) => {
  let downloadCount = 0;
  const certificateKey = async () => {
    downloadCount += 1;
    return publicKey;
  };
  const sent = message('{"id":"WH-1","event_type":"X"}', time);
  expect(await readWebhook(sent, { ...settings, certificateKey })).toMatchObject({ signature });
  expect(downloadCount).toBe(signature === 'ok' ? 1 : 0);
});
