import type { Documented } from '../documented.ts';

const CREATE =
  'https://www.mercadopago.com.uy/developers/en/reference/online-payments/checkout-pro/preferences/create-preference/post';

export const createPreference: Documented = {
  source: CREATE,
  readOn: '2026-11-22',
  request: {
    method: 'POST',
    path: '/checkout/preferences',
    headers: ['authorization', 'content-type'],
    body: {
      'items[].id': 'text',
      'items[].title': 'text',
      'items[].description': 'text',
      'items[].category_id': 'text',
      'items[].quantity': 'number',
      'items[].currency_id': 'text',
      'items[].unit_price': 'number',
      'payer.email': 'text',
      'back_urls.success': 'text',
      'back_urls.pending': 'text',
      'back_urls.failure': 'text',
      notification_url: 'text',
      external_reference: 'text',
      expires: 'boolean',
      // "yyyy-MM-dd'T'HH:mm:ss" with its offset, as in the pages about preference expiry
      expiration_date_from: 'instant with milliseconds',
      expiration_date_to: 'instant with milliseconds',
      date_of_expiration: 'instant with milliseconds',
      statement_descriptor: 'text',
    },
  },
  body: {
    id: '202809963-a2201f8d-11cb-443f-adf6-de5a42eed67d',
    collector_id: 202809963,
    client_id: '6295877106812064',
    operation_type: 'regular_payment',
    items: [
      {
        id: 'membership-3m',
        title: 'Dummy Title',
        quantity: 1,
        currency_id: 'ARS',
        unit_price: 10,
      },
    ],
    back_urls: {},
    external_reference: 'MP0001',
    expires: true,
    date_created: '2022-11-17T10:37:52.000-05:00',
    init_point: 'https://www.mercadopago.com.ar/checkout/v1/redirect?pref_id=202809963-a2201f8d',
    sandbox_init_point:
      'https://sandbox.mercadopago.com.ar/checkout/v1/redirect?pref_id=202809963-a2201f8d',
  },
  required: ['id', 'init_point'],
};

export const updatePreference: Documented = {
  source:
    'https://www.mercadopago.com.ar/developers/es/reference/online-payments/checkout-pro/preferences/update-preference/put',
  readOn: '2026-11-22',
  request: {
    method: 'PUT',
    path: '/checkout/preferences/:id',
    headers: ['authorization', 'content-type'],
    body: { expires: 'boolean', expiration_date_to: 'instant with milliseconds' },
  },
  body: {
    ...(createPreference.body as object),
    expiration_date_to: '2022-11-17T10:37:52.000-05:00',
  },
  required: [],
};

export const cancelPayment: Documented = {
  source:
    'https://www.mercadopago.com.br/developers/es/reference/online-payments/checkout-pro/create-cancellation/put',
  readOn: '2026-11-27',
  request: {
    method: 'PUT',
    path: '/v1/payments/:id',
    headers: ['authorization', 'content-type', 'x-idempotency-key'],
    body: { status: 'text' },
  },
  body: { id: 20359978, status: 'cancelled', status_detail: 'by_collector' },
  required: [],
};

export const refund: Documented = {
  source:
    'https://www.mercadopago.com.co/developers/es/reference/chargebacks/_payments_id_refunds/post',
  readOn: '2026-11-22',
  request: {
    method: 'POST',
    path: '/v1/payments/:id/refunds',
    // 4292: "Header X-Idempotency-Key can't be null"
    headers: ['authorization', 'content-type', 'x-idempotency-key'],
    body: { amount: 'number' },
  },
  body: {
    id: 1009042015,
    payment_id: 18552260055,
    amount: 10,
    metadata: {},
    source: { name: 'Nombre y apellido', id: '1003743392', type: 'collector' },
    date_created: '2021-11-24T13:58:49.312-04:00',
    unique_sequence_number: null,
    refund_mode: 'standard',
    adjustment_amount: 0,
    status: 'approved',
    reason: null,
    label: [],
    partition_details: [],
  },
  required: [],
};
