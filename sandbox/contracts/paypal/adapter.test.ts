import { createSign, generateKeyPairSync } from 'node:crypto';
import type {
  PaymentProvider,
  PaymentSnapshot,
} from '@forja/server/gateways/payments/payment-provider';
import { createPayPal } from '@forja/server/gateways/payments/paypal/create-paypal';
import { readWebhook } from '@forja/server/gateways/payments/paypal/read-webhook';
import { signedText } from '@forja/server/gateways/payments/paypal/webhook-signature';
import { expect, test } from 'vitest';
import { aCheckout, allowCapture, allowMessages } from '../../shared/checkout.fixture.ts';
import type { Documented, Json } from '../documented.ts';
import { changed } from '../fields.ts';
import { expectRequest, readOddly } from '../matrix.fixture.ts';
import { aReplay } from '../replay.fixture.ts';
import * as messages from './messages.ts';
import { captureOrder, createOrder, order } from './orders.ts';
import { capture, refund, token } from './payments.ts';
import { EVENT_CODES, transactions } from './transactions.ts';

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
    understood(await provider.resolve({ kind, id }, allowCapture));

const THAT_DAY = { from: new Date('2014-07-11T03:00:00Z'), to: new Date('2014-07-12T03:00:00Z') };
const REPORT = 'GET /v1/reporting/transactions';

const CASES: [string, Documented, string, Read][] = [
  ['a capture', capture, `GET /v2/payments/captures/${CAPTURE}`, resolved('payment', CAPTURE)],
  ['an order', order, `GET /v2/checkout/orders/${ORDER}`, resolved('order', ORDER)],
  [
    'a captured order',
    captureOrder,
    `POST /v2/checkout/orders/${ORDER}/capture`,
    resolved('order', ORDER),
  ],
  ['a token', token, 'POST /v1/oauth2/token', resolved('payment', CAPTURE)],
  [
    'a refund',
    refund,
    `POST /v2/payments/captures/${CAPTURE}/refund`,
    async (provider) =>
      understood([
        await provider.refund({ providerPaymentId: CAPTURE, amountMinor: 100, key: 'k' }),
      ]),
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
  [
    'a report',
    transactions,
    REPORT,
    async (provider) => ({ listed: await provider.listMovements(THAT_DAY) }),
  ],
];

/** The page of the payment is on the host that is asked. */
const atHome = (body: Json, url: string): Json =>
  JSON.parse(JSON.stringify(body).replaceAll('https://www.paypal.com', url));

async function ready(fixture: Documented, call: string) {
  const system = await aPayPal();
  if (fixture === captureOrder)
    system.answer(`GET /v2/checkout/orders/${ORDER}`, changed(order.body, 'status', 'APPROVED'));
  const body = atHome(fixture.body, system.url);
  system.answer(call, body);
  return { ...system, body };
}

test.each(CASES)(
  '%s is asked for, and understood, as it is documented',
  async (_name, fixture, call, read) => {
    const { provider, asked, url } = await ready(fixture, call);
    const result = await read(provider, url);
    if (Array.isArray(result))
      expect(result).toMatchObject([{ providerPaymentId: CAPTURE, state: 'approved' }]);
    expectRequest(fixture, asked);
  },
);

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
      costs: { feeMinor: 33, netMinor: 1066 },
      approvedAt: new Date('2017-09-11T23:24:01Z'),
    }),
  ]);
});

test('a documented report says what came', async () => {
  const { provider, answer } = await aPayPal();
  answer(REPORT, transactions.body);
  expect(await provider.listMovements(THAT_DAY)).toEqual([
    {
      id: '5TY05013RG002845M',
      kind: 'payment',
      providerPaymentId: '5TY05013RG002845M',
      amountMinor: 46_500,
      currency: 'USD',
      at: new Date('2014-07-11T04:03:52Z'),
      checkoutRef: 'Thank you for your business',
    },
  ]);
});

const INFO = 'transaction_details[].transaction_info';
const reported = (changes: Record<string, Json>): Json =>
  Object.entries(changes).reduce<Json>(
    (body, [path, to]) => changed(body, `${INFO}.${path}`, to),
    transactions.body,
  );

test.each(EVENT_CODES)(
  '%s (%s) of %s is read as it is documented',
  async (code, _what, value, movement) => {
    const { provider, answer } = await aPayPal();
    const reference = { paypal_reference_id: CAPTURE, paypal_reference_id_type: 'TXN' };
    answer(
      REPORT,
      reported({ transaction_event_code: code, 'transaction_amount.value': value, ...reference }),
    );
    const of = movement?.kind === 'refund' ? CAPTURE : '5TY05013RG002845M';
    const expected = movement === null ? [] : [{ ...movement, providerPaymentId: of }];
    expect(await provider.listMovements(THAT_DAY)).toMatchObject(expected);
    expect(await provider.listMovements(THAT_DAY)).toHaveLength(expected.length);
  },
);

test.each([
  ['S', 1],
  ['V', 1],
  ['P', 0],
  ['D', 0],
])('a transaction of status %s is %i movements', async (status, count) => {
  const { provider, answer } = await aPayPal();
  answer(REPORT, reported({ transaction_status: status }));
  expect(await provider.listMovements(THAT_DAY)).toHaveLength(count);
});

test('money that went back without saying of what is listed all the same, so that somebody looks', async () => {
  const { provider, answer } = await aPayPal();
  answer(
    REPORT,
    reported({ transaction_event_code: 'T1106', 'transaction_amount.value': '-3.00' }),
  );
  expect(await provider.listMovements(THAT_DAY)).toMatchObject([
    { kind: 'refund', providerPaymentId: '5TY05013RG002845M', amountMinor: 300 },
  ]);
});

test.each(CASES)(
  'an odd field that nothing rests on changes nothing of %s',
  async (_name, fixture, call, read) => {
    const { provider, aProvider, answer, body, url } = await ready(fixture, call);
    const wrong = await readOddly({ ...fixture, body }, async (odd) => {
      answer(call, odd);
      // one that has no token yet
      return read(fixture === token ? aProvider() : provider, url);
    });
    expect(wrong).toEqual([]);
  },
);

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const settings = {
  webhookId: 'w',
  certificateKey: async () => publicKey,
  beforeAsking: allowMessages,
  now: () => new Date('2026-11-22T12:00:10Z'),
};

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
    const leads = [
      'resource',
      'resource.id',
      'resource.order_id',
      'resource.links',
      'resource.disputed_transactions',
    ];
    const telling = [
      ...leads,
      'resource.disputed_transactions[]',
      'resource.disputed_transactions[].seller_transaction_id',
    ];
    expect(
      await readOddly({ ...fixture, telling }, async (body) => (await read(body)).hint),
    ).toEqual([]);
  },
);

test('an order says that it sells a digital good, at its list price, with what a coupon took off', async () => {
  const { provider, asked, url } = await ready(createOrder, 'POST /v2/checkout/orders');
  await provider.createCheckout(
    aCheckout({ url }, { currency: 'USD', amountMinor: 900, discountMinor: 100 }),
  );
  const usd = (value: string) => ({ currency_code: 'USD', value });
  expect(asked.find(({ path }) => path === '/v2/checkout/orders')?.body).toMatchObject({
    purchase_units: [
      {
        amount: {
          ...usd('9.00'),
          breakdown: { item_total: usd('10.00'), discount: usd('1.00') },
        },
        items: [
          {
            name: 'Membresía Forja: 3 meses',
            quantity: '1',
            unit_amount: usd('10.00'),
            category: 'DIGITAL_GOODS',
          },
        ],
      },
    ],
  });
});
