import { expect, test } from 'vitest';
import { readWebhook, type Verification } from './read-webhook.ts';
import { buildManifest, computeSignature } from './webhook-signature.ts';

const SECRET = 'test_secret';
const NOW = new Date('2026-11-21T10:00:30Z');

function read(
  message: { query?: Record<string, string>; body?: unknown; headers?: Record<string, string> },
  verify: Verification = 'enforce',
) {
  const raw = Buffer.from(
    typeof message.body === 'string' ? message.body : JSON.stringify(message.body ?? {}),
  );
  const { query = {}, headers = {} } = message;
  return readWebhook({ raw, query, headers }, { secret: SECRET, verify, now: () => NOW });
}

function signed(dataId: string, sentAt = NOW) {
  const ts = String(sentAt.getTime());
  const v1 = computeSignature(SECRET, buildManifest({ dataId, requestId: 'r1', ts }));
  return { 'x-signature': `ts=${ts},v1=${v1}`, 'x-request-id': 'r1' };
}

const payment = (id: string, action = 'payment.created') => ({
  query: { 'data.id': id, type: 'payment' },
  body: { id: 12_345, type: 'payment', action, data: { id } },
  headers: signed(id),
});

test('a signed message names its payment', () => {
  expect(read(payment('999999999'))).toEqual({
    dedupKey: expect.stringMatching(/^signed:[0-9a-f]{64}$/),
    topic: 'payment',
    hint: { kind: 'payment', id: '999999999' },
    signature: 'ok',
    sentAt: NOW,
  });
});

test('unsigned parts do not change the key of a message', () => {
  const message = payment('1');
  const { dedupKey } = read(message);
  const [, signature = ''] = message.headers['x-signature'].split('v1=');
  for (const other of [
    { ...message, body: { id: 2, type: 'payment', action: 'payment.updated' } },
    { ...message, query: { 'data.id': '1', type: 'topic_chargebacks_wh', more: 'x' } },
    { ...message, body: 'x' },
    {
      ...message,
      headers: {
        ...message.headers,
        'x-signature': message.headers['x-signature'].replace(signature, signature.toUpperCase()),
      },
    },
  ])
    expect(read(other)).toMatchObject({ signature: 'ok', dedupKey });
});

test('the refund and the creation of a payment are different messages', () => {
  const later = new Date(NOW.getTime() + 1000);
  const update = { ...payment('1', 'payment.updated'), headers: signed('1', later) };
  expect(read(update).dedupKey).not.toBe(read(payment('1')).dedupKey);
});

const DAY_MS = 86_400_000;

test.each([
  [29 * DAY_MS, 'ok'],
  [31 * DAY_MS, 'bad'],
  [-DAY_MS / 2, 'ok'],
  [-2 * DAY_MS, 'bad'],
])('a signature %i ms old is %s', (age, signature) => {
  const headers = signed('1', new Date(NOW.getTime() - age));
  expect(read({ ...payment('1'), headers })).toMatchObject({ signature });
});

test('the payment comes from the signed URL, whatever the body has', () => {
  const message = { ...payment('111'), body: { type: 'payment', data: { id: '222' } } };
  expect(read(message)).toMatchObject({ hint: { id: '111' }, signature: 'ok' });
});

test.each(['topic_merchant_order_wh', 'topic_chargebacks_wh'])('%s gives its hint', (type) => {
  const kind = type === 'topic_chargebacks_wh' ? 'chargeback' : 'order';
  const message = { query: { 'data.id': '77', type }, body: {}, headers: signed('77') };
  expect(read(message)).toMatchObject({ topic: type, hint: { kind, id: '77' }, signature: 'ok' });
});

test('a fraud alert names its payment', () => {
  const type = 'stop_delivery_op_wh';
  const message = {
    query: { 'data.id': '5', type },
    body: { data: { id: '5', payment_id: 42 } },
    headers: signed('5'),
  };
  expect(read(message)).toMatchObject({ hint: { kind: 'payment', id: '42' } });
});

test('claims and unknown topics give no hint', () => {
  for (const type of ['topic_claims_integration_wh', 'subscription_preapproval'])
    expect(read({ query: { 'data.id': '5', type }, headers: signed('5') }).hint).toBeNull();
});

test('a message without a valid signature is refused, or observed by setting', () => {
  const message = { ...payment('1'), headers: {} };
  expect(read(message)).toMatchObject({ signature: 'bad' });
  expect(read(message, 'observe')).toMatchObject({
    signature: 'none',
    hint: { kind: 'payment', id: '1' },
  });
});

test.each([
  ['in the query', { query: { topic: 'payment', id: '123' } }, { kind: 'payment', id: '123' }],
  ['in the body', { body: { resource: '123', topic: 'payment' } }, { kind: 'payment', id: '123' }],
  [
    'as a URL that is never requested',
    {
      body: {
        resource: 'https://api.mercadolibre.com/merchant_orders/456',
        topic: 'merchant_order',
      },
    },
    { kind: 'order', id: '456' },
  ],
])('the older format, %s, is at most a hint', (_where, message, hint) => {
  expect(read(message, 'observe')).toMatchObject({ hint, signature: 'none' });
  expect(read(message, 'enforce')).toMatchObject({ signature: 'bad' });
});

test('the older format repeated within its minute is the same message', () => {
  const message = { query: { topic: 'payment', id: '123' } };
  expect(read(message).dedupKey).toBe(`ipn:payment:123:${Math.floor(NOW.getTime() / 60_000)}`);
});

test.each(['12/../3', 'null', '', '1'.repeat(21), '1 or 1=1', '../../v1'])(
  'the id %j is refused',
  (id) => {
    expect(
      read({ query: { 'data.id': id, type: 'payment' }, body: {}, headers: signed(id) }).hint,
    ).toBeNull();
  },
);

test.each(['not json', '[]', 'null', '{"data":7}', '{"id":{"a":1}}', '\u0000'])(
  'a body such as %j causes no error',
  (body) => {
    expect(
      read({ query: { 'data.id': '9', type: 'payment' }, body, headers: signed('9') }),
    ).toMatchObject({
      hint: { kind: 'payment', id: '9' },
      signature: 'ok',
    });
  },
);

test('unsigned values are stored only up to a limit', () => {
  const long = 'x'.repeat(5000);
  const { dedupKey, topic } = read({
    query: { 'data.id': long, type: long },
    body: { id: long, action: long },
  });
  expect(dedupKey.length + topic.length).toBeLessThan(400);
});
