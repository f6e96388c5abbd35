import { createSign, generateKeyPairSync } from 'node:crypto';
import type { PaymentProvider, PaymentSnapshot } from '@forja/server/gateways/payments/payment-provider';
import { createPayPal } from '@forja/server/gateways/payments/paypal/create-paypal';
import { readWebhook } from '@forja/server/gateways/payments/paypal/read-webhook';
import { signedText } from '@forja/server/gateways/payments/paypal/webhook-signature';
import { expect, test } from 'vitest';
import { aCheckout, always, freely } from '../../shared/checkout.fixture.ts';
import type { Documented, Json } from '../documented.ts';
import { changed } from '../fields.ts';
import { expectRequest, readOddly } from '../matrix.fixture.ts';
import { aReplay } from '../replay.fixture.ts';
import * as messages from './messages.ts';
import { captureOrder, createOrder, order } from './orders.ts';
import { capture, refund, token } from './payments.ts';

const ORDER = '5O190127TN364715T';
const CAPTURE = '2GG279541U471931P';

async function aPayPal() {
  const replay = await aReplay();
  const aProvider = () =>
    createPayPal({
      clientId: 'c',
      clientSecret: 's',
      webhookId: 'w',
      merchantId: 'MERCHANTID123',
      apiBase: replay.url,
      mayBeLocal: true,
      now: () => new Date('2026-11-22T12:00:00Z'),
    });
  replay.answer('POST /v1/oauth2/token', token.body);
  replay.answer(`GET /v2/payments/captures/${CAPTURE}`, capture.body);
  replay.answer(`GET /v2/checkout/orders/${ORDER}`, order.body);
  return { ...replay, aProvider, provider: aProvider() };
}

const understood = (payments: PaymentSnapshot[]) => payments.map(({ raw: _raw, ...told }) => told);
type Read = (provider: PaymentProvider, url: string) => Promise<unknown>;
const resolved =
  (kind: 'payment' | 'order', id: string): Read =>
  async (provider) =>
    understood(await provider.resolve({ kind, id }, always));

const CASES: [string, Documented, string, Read][] = [
  ['a capture', capture, `GET /v2/payments/captures/${CAPTURE}`, resolved('payment', CAPTURE)],
  ['an order', order, `GET /v2/checkout/orders/${ORDER}`, resolved('order', ORDER)],
  ['a captured order', captureOrder, `POST /v2/checkout/orders/${ORDER}/capture`, resolved('order', ORDER)],
  ['a token', token, 'POST /v1/oauth2/token', resolved('payment', CAPTURE)],
  [
    'a refund',
    refund,
    `POST /v2/payments/captures/${CAPTURE}/refund`,
    async (provider) => understood([await provider.refund({ providerPaymentId: CAPTURE, amountMinor: 100, key: 'k' })]),
  ],
  [
    'a new order',
    createOrder,
    'POST /v2/checkout/orders',
    (provider, url) =>
      provider
        .createCheckout(aCheckout({ url }, { currency: 'USD', amountMinor: 1000 }))
        .then(({ expiresAt: _expires, ...page }) => page),
  ],
];

/** The page of the payment is on the host that is asked. */
const atHome = (body: Json, url: string): Json =>
  JSON.parse(JSON.stringify(body).replaceAll('https://www.paypal.com', url));

async function ready(fixture: Documented, call: string) {
  const world = await aPayPal();
  if (fixture === captureOrder)
    world.answer(`GET /v2/checkout/orders/${ORDER}`, changed(order.body, 'status', 'APPROVED'));
  const body = atHome(fixture.body, world.url);
  world.answer(call, body);
  return { ...world, body };
}

test.each(CASES)('%s is asked for, and understood, as it is documented', async (_name, fixture, call, read) => {
  const { provider, asked, url } = await ready(fixture, call);
  const result = await read(provider, url);
  if (Array.isArray(result)) expect(result).toMatchObject([{ providerPaymentId: CAPTURE, state: 'approved' }]);
  expectRequest(fixture, asked);
});

test('a documented capture says what is decided on', async () => {
  const { provider } = await aPayPal();
  expect(await resolved('payment', CAPTURE)(provider, '')).toEqual([
    expect.objectContaining({
      state: 'approved',
      amountMinor: 1099,
      refundedMinor: 0,
      currency: 'USD',
      accountId: 'MERCHANTID123',
      checkoutRef: '11111111-1111-4111-8111-111111111111',
      approvedAt: new Date('2017-09-11T23:24:01Z'),
    }),
  ]);
});

test.each(CASES)('an odd field that nothing rests on changes nothing of %s', async (_name, fixture, call, read) => {
  const { provider, aProvider, answer, body, url } = await ready(fixture, call);
  const wrong = await readOddly({ ...fixture, body }, async (odd) => {
    answer(call, odd);
    // one that has no token yet
    return read(fixture === token ? aProvider() : provider, url);
  });
  expect(wrong).toEqual([]);
});

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const settings = { webhookId: 'w', certificateKey: async () => publicKey, beforeAsking: freely };

test.each(Object.entries(messages))(
  '%s, as documented, leads where it says, whatever is odd in it',
  async (_, fixture) => {
    const read = async (body: Json) => {
      const raw = Buffer.from(JSON.stringify(body));
      const text = signedText({ id: 't', time: '2026-11-22T12:00:00Z', webhookId: 'w', raw });
      const headers = {
        'paypal-transmission-id': 't',
        'paypal-transmission-time': '2026-11-22T12:00:00Z',
        'paypal-transmission-sig': createSign('RSA-SHA256').update(text).sign(privateKey, 'base64'),
        'paypal-cert-url': 'https://api.paypal.com/v1/notifications/certs/CERT-1',
        'paypal-auth-algo': 'SHA256withRSA',
      };
      return readWebhook({ raw, query: {}, headers }, settings);
    };
    expect(await read(fixture.body)).toMatchObject({ signature: 'ok', hint: fixture.leadsTo });
    expect(await readOddly(fixture, async (body) => (await read(body)).signature)).toEqual([]);
    const leads = ['resource', 'resource.id', 'resource.order_id', 'resource.links', 'resource.disputed_transactions'];
    const telling = [
      ...leads,
      'resource.disputed_transactions[]',
      'resource.disputed_transactions[].seller_transaction_id',
    ];
    expect(await readOddly({ ...fixture, telling }, async (body) => (await read(body)).hint)).toEqual([]);
  },
);
