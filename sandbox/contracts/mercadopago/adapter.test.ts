import { createHmac } from 'node:crypto';
import { createMercadoPago } from '@forja/server/gateways/payments/mercadopago/create-mercadopago';
import type {
  PaymentProvider,
  PaymentSnapshot,
} from '@forja/server/gateways/payments/payment-provider';
import { expect, test } from 'vitest';
import { aCheckout, allowCapture, allowMessages } from '../../shared/checkout.fixture.ts';
import type { Documented, Json } from '../documented.ts';
import { changeField } from '../fields.ts';
import { expectRequest, findMisreadFields } from '../matrix.fixture.ts';
import { aReplay } from '../replay.fixture.ts';
import { chargebackMessage, ipn, paymentMessage } from './messages.ts';
import { payment } from './payment.ts';
import { cancelPayment, createPreference, refund, updatePreference } from './preferences.ts';
import { chargeback, merchantOrder, paymentListing, paymentSearch } from './searches.ts';

const NOW = new Date('2026-11-22T12:00:00Z');
const PAYMENT = '20359978';
const SECRET = 'b1946ac92492d2347c6235b4d2611184';

async function aMercadoPago() {
  const replay = await aReplay();
  const provider = createMercadoPago({
    accessToken: 'APP_USR-1-112026-abcdef-44444',
    webhookSecret: SECRET,
    webhookVerify: 'observe',
    apiBase: replay.url,
    mayBeLocal: true,
    now: () => NOW,
  });
  replay.answer(`GET /v1/payments/${PAYMENT}`, payment.body);
  return { ...replay, provider };
}

const omitRaw = (payments: PaymentSnapshot[]) => payments.map(({ raw: _raw, ...rest }) => rest);
type Read = (provider: PaymentProvider, url: string) => Promise<unknown>;
const resolveHint =
  (kind: 'payment' | 'order' | 'checkout' | 'chargeback', id: string): Read =>
  async (provider) =>
    omitRaw(await provider.resolve({ kind, id }, allowCapture));

const REPORT_DAY = { from: new Date('2017-08-31T03:00:00Z'), to: new Date('2017-09-01T03:00:00Z') };

const CASES: [string, Documented, string, Read][] = [
  ['a payment', payment, `GET /v1/payments/${PAYMENT}`, resolveHint('payment', PAYMENT)],
  ['a search', paymentSearch, 'GET /v1/payments/search', resolveHint('checkout', 'MP0001')],
  [
    'a merchant order',
    merchantOrder,
    'GET /merchant_orders/9999999999',
    resolveHint('order', '9999999999'),
  ],
  [
    'a chargeback',
    chargeback,
    'GET /v1/chargebacks/217000087654321000',
    resolveHint('chargeback', '217000087654321000'),
  ],
  [
    'a new preference',
    createPreference,
    'POST /checkout/preferences',
    (provider, url) =>
      provider.createCheckout(aCheckout({ url })).then(({ expiresAt: _expires, ...page }) => page),
  ],
  [
    'a changed preference',
    updatePreference,
    'PUT /checkout/preferences/1-a',
    (provider) => provider.closeCheckout({ checkoutId: 'MP0001', providerRef: '1-a' }),
  ],
  [
    'a refund',
    refund,
    `POST /v1/payments/${PAYMENT}/refunds`,
    async (provider) =>
      omitRaw([await provider.refund({ providerPaymentId: PAYMENT, amountMinor: 1000, key: 'k' })]),
  ],
  [
    'a day of payments',
    paymentListing,
    'GET /v1/payments/search',
    async (provider) => ({ movements: await provider.listMovements(REPORT_DAY) }),
  ],
];

test.each(CASES)('%s is requested and read as documented', async (_name, fixture, call, read) => {
  const { provider, answer, requests, url } = await aMercadoPago();
  const saying = (body: Json) => changeField(body, 'init_point', `${url}/checkout/v1/redirect`);
  answer(call, call.endsWith('/preferences') ? saying(fixture.body) : fixture.body);
  const result = await read(provider, url);
  if (Array.isArray(result))
    expect(result).toMatchObject([{ providerPaymentId: PAYMENT, state: 'approved' }]);
  expectRequest(fixture, requests);
});

test('a documented payment gives every field that a decision uses', async () => {
  const { provider } = await aMercadoPago();
  expect(await resolveHint('payment', PAYMENT)(provider, '')).toEqual([
    expect.objectContaining({
      state: 'approved',
      amountMinor: 25_000,
      refundedMinor: 0,
      currency: 'ARS',
      accountId: '44444',
      checkoutRef: 'MP0001',
      approvedAt: new Date('2017-08-31T11:26:38Z'),
      costs: { feeMinor: 0, netMinor: 25_000 },
    }),
  ]);
});

test("a payment gives the seller's fees and the net amount paid out", async () => {
  const { provider, answer } = await aMercadoPago();
  const fees = [
    { type: 'mercadopago_fee', amount: 15.73, fee_payer: 'collector' },
    { type: 'financing_fee', amount: 40, fee_payer: 'payer' },
  ];
  answer(
    `GET /v1/payments/${PAYMENT}`,
    changeField(
      changeField(payment.body, 'fee_details', fees),
      'transaction_details.net_received_amount',
      234.27,
    ),
  );
  expect(await resolveHint('payment', PAYMENT)(provider, '')).toMatchObject([
    { costs: { feeMinor: 1573, netMinor: 23_427 } },
  ]);
});

test('a documented day lists received payments, and each payment lists its refunds', async () => {
  const { provider, answer } = await aMercadoPago();
  const listDay = () => provider.listMovements(REPORT_DAY);
  const receivedPayment = {
    id: PAYMENT,
    kind: 'payment',
    providerPaymentId: PAYMENT,
    amountMinor: 25_000,
    currency: 'ARS',
    at: new Date('2017-08-31T11:26:38Z'),
    checkoutRef: 'MP0001',
  };
  answer('GET /v1/payments/search', paymentListing.body);
  expect(await listDay()).toEqual([receivedPayment]);

  answer(
    'GET /v1/payments/search',
    changeField(paymentListing.body, 'results[].transaction_amount_refunded', 10),
  );
  const refunds = [changeField(refund.body, 'date_created', '2017-08-31T13:58:49.312-04:00')];
  answer(`GET /v1/payments/${PAYMENT}`, changeField(payment.body, 'refunds', refunds));
  expect(await listDay()).toMatchObject([
    receivedPayment,
    { id: '1009042015', kind: 'refund', providerPaymentId: PAYMENT, amountMinor: 1000 },
  ]);
});

test.each([
  ['settled', 25_000],
  ['reimbursed', 0],
])('a %s chargeback takes %i', async (detail, amountMinor) => {
  const { provider, answer } = await aMercadoPago();
  answer(
    'GET /v1/payments/search',
    changeField(paymentListing.body, 'results[].status', 'charged_back'),
  );
  const chargedBack = changeField(
    changeField(payment.body, 'status', 'charged_back'),
    'status_detail',
    detail,
  );
  answer(`GET /v1/payments/${PAYMENT}`, chargedBack);
  expect(await provider.listMovements(REPORT_DAY)).toMatchObject([
    { kind: 'payment' },
    { id: `${PAYMENT}-chargeback`, kind: 'refund', amountMinor },
  ]);
});

test("a cancellation is requested as documented and returns the payment's status", async () => {
  const { provider, answer, requests } = await aMercadoPago();
  answer(`PUT /v1/payments/${PAYMENT}`, cancelPayment.body);
  answer(`GET /v1/payments/${PAYMENT}`, changeField(payment.body, 'status', 'cancelled'));
  expect(await provider.cancelPayment({ providerPaymentId: PAYMENT })).toMatchObject({
    providerPaymentId: PAYMENT,
    state: 'cancelled',
  });
  expectRequest(cancelPayment, requests);
});

test('money that the seller paid to others does not count as received', async () => {
  const { provider, answer } = await aMercadoPago();
  answer(
    'GET /v1/payments/search',
    changeField(paymentListing.body, 'results[].collector_id', 55555),
  );
  expect(await provider.listMovements(REPORT_DAY)).toEqual([]);
});

test.each(CASES)(
  'an odd field that no decision uses changes nothing of %s',
  async (_name, fixture, call, read) => {
    const { provider, answer, url } = await aMercadoPago();
    const body = call.endsWith('/preferences')
      ? changeField(fixture.body, 'init_point', `${url}/page`)
      : fixture.body;
    const wrong = await findMisreadFields({ ...fixture, body }, async (odd) => {
      answer(call, odd);
      return read(provider, url);
    });
    expect(wrong).toEqual([]);
  },
);

test.each([
  ['id as text', changeField(payment.body, 'id', PAYMENT)],
  ['the seller as text', changeField(payment.body, 'collector_id', '44444')],
  ['amounts as text', changeField(payment.body, 'transaction_amount', '250.00')],
])('%s is the same payment', async (_what, body) => {
  const { provider, answer } = await aMercadoPago();
  const read = () => resolveHint('payment', PAYMENT)(provider, '');
  const before = await read();
  answer(`GET /v1/payments/${PAYMENT}`, body);
  expect(await read()).toEqual(before);
});

test.each([
  [paymentMessage, { kind: 'payment', id: '999999999' }],
  [chargebackMessage, { kind: 'chargeback', id: '233000061680860000' }],
  [ipn, { kind: 'payment', id: '123456789' }],
])(
  'a documented message leads to its resource even with odd fields',
  async ({ query, ...fixture }, hint) => {
    const { provider } = await aMercadoPago();
    const id = query['data.id'] ?? '';
    const ts = String(NOW.getTime());
    const signed = `id:${id};request-id:r;ts:${ts};`;
    const v1 = createHmac('sha256', SECRET).update(signed).digest('hex');
    const headers = { 'x-request-id': 'r', 'x-signature': `ts=${ts},v1=${v1}` };
    const read = async (body: Json) => {
      const read = await provider.readWebhook(
        { raw: Buffer.from(JSON.stringify(body)), query, headers },
        allowMessages,
      );
      return { hint: read.hint, signature: read.signature };
    };
    expect(await read(fixture.body)).toEqual({ hint, signature: 'topic' in query ? 'none' : 'ok' });
    expect(await findMisreadFields(fixture, read)).toEqual([]);
  },
);
