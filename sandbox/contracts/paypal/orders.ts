import type { Documented, Json } from '../documented.ts';
import { capture } from './payments.ts';

const SPEC =
  'https://github.com/paypal/paypal-rest-api-specifications openapi/checkout_orders_v2.json 2.13';
const SELF = 'https://api-m.paypal.com/v2/checkout/orders/5O190127TN364715T';
const { supplementary_data: _order, payee, ...captured } = capture.body as Record<string, Json>; // the fixture is an object

const unit = {
  reference_id: 'd9f80740-38f0-11e8-b467-0ed5f89f718b',
  custom_id: '11111111-1111-4111-8111-111111111111',
  invoice_id: '11111111-1111-4111-8111-111111111111-1',
  amount: { currency_code: 'USD', value: '10.99' },
  payee: payee ?? null,
};

export const createOrder: Documented = {
  source: `${SPEC}, orders.create; https://developer.paypal.com/api/orders/v2/orders-create`,
  readOn: '2026-11-22',
  request: {
    method: 'POST',
    path: '/v2/checkout/orders',
    // the error PAYPAL_REQUEST_ID_REQUIRED follows a payment_source without it
    headers: ['authorization', 'content-type', 'paypal-request-id', 'prefer'],
    body: {
      intent: 'text',
      'purchase_units[].custom_id': 'text',
      'purchase_units[].invoice_id': 'text',
      'purchase_units[].amount.currency_code': 'text',
      'purchase_units[].amount.value': 'decimal',
      'purchase_units[].amount.breakdown.item_total.currency_code': 'text',
      'purchase_units[].amount.breakdown.item_total.value': 'decimal',
      'purchase_units[].items[].name': 'text',
      'purchase_units[].items[].quantity': 'text',
      'purchase_units[].items[].unit_amount.currency_code': 'text',
      'purchase_units[].items[].unit_amount.value': 'decimal',
      'purchase_units[].items[].category': 'text',
      'payment_source.paypal.experience_context.return_url': 'text',
      'payment_source.paypal.experience_context.cancel_url': 'text',
      'payment_source.paypal.experience_context.user_action': 'text',
      'payment_source.paypal.experience_context.shipping_preference': 'text',
      'payment_source.paypal.experience_context.payment_method_preference': 'text',
    },
  },
  body: {
    id: '5O190127TN364715T',
    status: 'PAYER_ACTION_REQUIRED',
    intent: 'CAPTURE',
    purchase_units: [unit],
    create_time: '2018-04-01T21:18:49Z',
    links: [
      { href: SELF, rel: 'self', method: 'GET' },
      {
        href: 'https://www.paypal.com/checkoutnow?token=5O190127TN364715T',
        rel: 'payer-action',
        method: 'GET',
      },
    ],
  },
  required: ['id', 'links'],
};

/** Captures inside an order have no payee nor supplementary data (schema `capture`, not `capture-2`). */
export const order: Documented = {
  source: `${SPEC}, orders.get and orders.capture`,
  readOn: '2026-11-22',
  request: { method: 'GET', path: '/v2/checkout/orders/:id', headers: ['authorization'] },
  body: {
    id: '5O190127TN364715T',
    intent: 'CAPTURE',
    status: 'COMPLETED',
    purchase_units: [{ ...unit, payments: { captures: [captured] } }],
    create_time: '2018-04-01T21:18:49Z',
    update_time: '2018-04-01T21:20:49Z',
    links: [{ href: SELF, rel: 'self', method: 'GET' }],
  },
  required: [
    'id',
    'status',
    'purchase_units',
    'purchase_units[]',
    'purchase_units[].payments',
    'purchase_units[].payments.captures',
    'purchase_units[].payments.captures[]',
    'purchase_units[].payments.captures[].id',
  ],
};

export const captureOrder: Documented = {
  ...order,
  source: `${SPEC}, orders.capture`,
  request: {
    method: 'POST',
    path: '/v2/checkout/orders/:id/capture',
    headers: ['authorization', 'content-type', 'paypal-request-id', 'prefer'],
  },
  required: [],
};
