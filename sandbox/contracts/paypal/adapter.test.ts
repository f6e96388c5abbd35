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
import { changeField } from '../fields.ts';
import { expectRequest, findMisreadFields } from '../matrix.fixture.ts';
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

const omitRaw = (payments: PaymentSnapshot[]) => payments.map(({ raw: _raw, ...rest }) => rest);
type Read = (provider: PaymentProvider, url: string) => Promise<unknown>;
const resolveHint =
  (kind: 'payment' | 'order', id: string): Read =>
  async (provider) =>
    omitRaw(await provider.resolve({ kind, id }, allowCapture));

const REPORT_DAY = { from: new Date('2014-07-11T03:00:00Z'), to: new Date('2014-07-12T03:00:00Z') };
const REPORT = 'GET /v1/reporting/transactions';

const CASES: [string, Documented, string, Read][] = [
  ['a capture', capture, `GET /v2/payments/captures/${CAPTURE}`, resolveHint('payment', CAPTURE)],
  ['an order', order, `GET /v2/checkout/orders/${ORDER}`, resolveHint('order', ORDER)],
  [
    'a captured order',
    captureOrder,
    `POST /v2/checkout/orders/${ORDER}/capture`,
    resolveHint('order', ORDER),
  ],
  ['a token', token, 'POST /v1/oauth2/token', resolveHint('payment', CAPTURE)],
  [
    'a refund',
    refund,
    `POST /v2/payments/captures/${CAPTURE}/refund`,
    async (provider) =>
      omitRaw([await provider.refund({ providerPaymentId: CAPTURE, amountMinor: 100, key: 'k' })]),
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
    async (provider) => ({ movements: await provider.listMovements(REPORT_DAY) }),
  ],
];

/** Payment pages live on the requested host. */
const replaceHost = (body: Json, url: string): Json =>
  JSON.parse(JSON.stringify(body).replaceAll('https://www.paypal.com', url));

async function prepareCall(fixture: Documented, call: string) {
  const system = await aPayPal();
  if (fixture === captureOrder)
    system.answer(
      `GET /v2/checkout/orders/${ORDER}`,
      changeField(order.body, 'status', 'APPROVED'),
    );
  const body = replaceHost(fixture.body, system.url);
  system.answer(call, body);
  return { ...system, body };
}

test.each(CASES)('%s is requested and read as documented', async (_name, fixture, call, read) => {
  const { provider, requests, url } = await prepareCall(fixture, call);
  const result = await read(provider, url);
  if (Array.isArray(result))
    expect(result).toMatchObject([{ providerPaymentId: CAPTURE, state: 'approved' }]);
  expectRequest(fixture, requests);
});

test('a documented capture gives every field that a decision uses', async () => {
  const { provider } = await aPayPal();
  expect(await resolveHint('payment', CAPTURE)(provider, '')).toEqual([
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

test('a documented report lists what was received', async () => {
  const { provider, answer } = await aPayPal();
  answer(REPORT, transactions.body);
  expect(await provider.listMovements(REPORT_DAY)).toEqual([
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
    (body, [path, to]) => changeField(body, `${INFO}.${path}`, to),
    transactions.body,
  );

test.each(EVENT_CODES)(
  '%s (%s) of %s is read as documented',
  async (code, _what, value, movement) => {
    const { provider, answer } = await aPayPal();
    const reference = { paypal_reference_id: CAPTURE, paypal_reference_id_type: 'TXN' };
    answer(
      REPORT,
      reported({ transaction_event_code: code, 'transaction_amount.value': value, ...reference }),
    );
    const paymentId = movement?.kind === 'refund' ? CAPTURE : '5TY05013RG002845M';
    const expected = movement === null ? [] : [{ ...movement, providerPaymentId: paymentId }];
    expect(await provider.listMovements(REPORT_DAY)).toMatchObject(expected);
    expect(await provider.listMovements(REPORT_DAY)).toHaveLength(expected.length);
  },
);

test.each([
  ['S', 1],
  ['V', 1],
  ['P', 0],
  ['D', 0],
])('a transaction with status %s gives %i movements', async (status, count) => {
  const { provider, answer } = await aPayPal();
  answer(REPORT, reported({ transaction_status: status }));
  expect(await provider.listMovements(REPORT_DAY)).toHaveLength(count);
});

test('a refund that names no payment is still listed for review', async () => {
  const { provider, answer } = await aPayPal();
  answer(
    REPORT,
    reported({ transaction_event_code: 'T1106', 'transaction_amount.value': '-3.00' }),
  );
  expect(await provider.listMovements(REPORT_DAY)).toMatchObject([
    { kind: 'refund', providerPaymentId: '5TY05013RG002845M', amountMinor: 300 },
  ]);
});

test.each(CASES)(
  'an odd field that no decision uses changes nothing of %s',
  async (_name, fixture, call, read) => {
    const { provider, aProvider, answer, body, url } = await prepareCall(fixture, call);
    const wrong = await findMisreadFields({ ...fixture, body }, async (odd) => {
      answer(call, odd);
      // a new provider has no token yet
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
  '%s, as documented, leads to its payment even with odd fields',
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
    expect(await findMisreadFields(fixture, async (body) => (await read(body)).signature)).toEqual(
      [],
    );
    const leads = [
      'resource',
      'resource.id',
      'resource.order_id',
      'resource.links',
      'resource.disputed_transactions',
    ];
    const significant = [
      ...leads,
      'resource.disputed_transactions[]',
      'resource.disputed_transactions[].seller_transaction_id',
    ];
    expect(
      await findMisreadFields({ ...fixture, significant }, async (body) => (await read(body)).hint),
    ).toEqual([]);
  },
);

test('an order sells a digital good at list price, with the coupon as a discount', async () => {
  const { provider, requests, url } = await prepareCall(createOrder, 'POST /v2/checkout/orders');
  await provider.createCheckout(
    aCheckout({ url }, { currency: 'USD', amountMinor: 900, discountMinor: 100 }),
  );
  const usd = (value: string) => ({ currency_code: 'USD', value });
  expect(requests.find(({ path }) => path === '/v2/checkout/orders')?.body).toMatchObject({
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
