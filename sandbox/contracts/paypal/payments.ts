import type { Documented } from '../documented.ts';

const SPEC =
  'https://github.com/paypal/paypal-rest-api-specifications openapi/payments_payment_v2.json 2.9';
const usd = (value: string) => ({ currency_code: 'USD', value });
const CAPTURES = 'https://api-m.paypal.com/v2/payments/captures/2GG279541U471931P';

/** Schema `capture-2`: a capture with `supplementary_data` and `payee`. */
export const capture: Documented = {
  source: `${SPEC}, captures.get; https://developer.paypal.com/sdk/payment/v2/captures-get`,
  readOn: '2026-11-22',
  request: { method: 'GET', path: '/v2/payments/captures/:id', headers: ['authorization'] },
  body: {
    id: '2GG279541U471931P',
    status: 'COMPLETED',
    amount: usd('10.99'),
    invoice_id: '11111111-1111-4111-8111-111111111111-1',
    custom_id: '11111111-1111-4111-8111-111111111111',
    final_capture: true,
    disbursement_mode: 'INSTANT',
    seller_protection: {
      status: 'ELIGIBLE',
      dispute_categories: ['ITEM_NOT_RECEIVED', 'UNAUTHORIZED_TRANSACTION'],
    },
    seller_receivable_breakdown: {
      gross_amount: usd('10.99'),
      paypal_fee: usd('0.33'),
      net_amount: usd('10.66'),
    },
    supplementary_data: { related_ids: { order_id: '5O190127TN364715T' } },
    payee: { email_address: 'merchant@example.com', merchant_id: 'MERCHANTID123' },
    create_time: '2017-09-11T23:24:01Z',
    update_time: '2017-09-11T23:24:01Z',
    links: [
      { href: CAPTURES, rel: 'self', method: 'GET' },
      { href: `${CAPTURES}/refund`, rel: 'refund', method: 'POST' },
      {
        href: 'https://api-m.paypal.com/v2/checkout/orders/5O190127TN364715T',
        rel: 'up',
        method: 'GET',
      },
    ],
  },
  required: ['id', 'status', 'amount', 'amount.currency_code', 'amount.value', 'create_time'],
  significant: [
    'invoice_id',
    'custom_id',
    'payee',
    'payee.merchant_id',
    'update_time',
    'seller_receivable_breakdown',
    'seller_receivable_breakdown.paypal_fee',
    'seller_receivable_breakdown.paypal_fee.currency_code',
    'seller_receivable_breakdown.paypal_fee.value',
    'seller_receivable_breakdown.net_amount',
    'seller_receivable_breakdown.net_amount.currency_code',
    'seller_receivable_breakdown.net_amount.value',
  ],
};

export const refund: Documented = {
  source: `${SPEC}, captures.refund; sample "201 Refund Captured Payment" of https://developer.paypal.com/docs/api/payments/v2`,
  readOn: '2026-11-22',
  request: {
    method: 'POST',
    path: '/v2/payments/captures/:id/refund',
    headers: ['authorization', 'content-type', 'paypal-request-id'],
    body: { 'amount.currency_code': 'text', 'amount.value': 'decimal' },
  },
  body: {
    id: '58K15806CS993444T',
    amount: usd('89.00'),
    seller_payable_breakdown: {
      gross_amount: usd('89.00'),
      paypal_fee: usd('0.00'),
      net_amount: usd('89.00'),
      total_refunded_amount: usd('100.00'),
    },
    invoice_id: 'OrderInvoice-10_10_2024_12_58_20_pm',
    status: 'COMPLETED',
    create_time: '2024-10-14T15:03:29-07:00',
    update_time: '2024-10-14T15:03:29-07:00',
    links: [
      {
        href: 'https://api-m.paypal.com/v2/payments/refunds/58K15806CS993444T',
        rel: 'self',
        method: 'GET',
      },
    ],
  },
  required: [],
};

export const token: Documented = {
  source: 'https://developer.paypal.com/api/rest/authentication/',
  readOn: '2026-11-22',
  request: { method: 'POST', path: '/v1/oauth2/token', headers: ['authorization', 'content-type'] },
  body: {
    scope: 'https://uri.paypal.com/services/payments/payment/authcapture',
    access_token:
      'A21AAFEpH4PsADK7qSS7pSRsgzfENtu-Q1ysgEDVDESseMHBYXVJYE8ovjj68elIDy8nF26AwPhfXTIeWAZHSLIsQkSYz9ifg',
    token_type: 'Bearer',
    app_id: 'APP-80W284485P519543T',
    expires_in: 31668,
    nonce: '2020-04-03T15:35:36ZaYZlGvEkV4yVSz8g6bAKFoGSEzuy3CQcz3ljhibkOHg',
  },
  required: ['access_token'],
};
