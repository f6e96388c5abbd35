import type { Documented } from '../documented.ts';

export const paymentSearch: Documented = {
  source: 'https://www.mercadopago.com.uy/developers/pt/reference/payments/_payments_search/get',
  read: '2026-11-22',
  request: {
    method: 'GET',
    path: '/v1/payments/search',
    headers: ['authorization'],
    // required: https://www.mercadopago.com.mx/developers/es/reference/payments/_payments_search/get
    query: ['sort', 'criteria', 'external_reference', 'range'],
  },
  body: {
    paging: { total: 1, limit: 30, offset: 0 },
    results: [{ id: 20359978, date_created: '2017-08-31T11:26:38.000Z', status: 'approved', collector_id: 44444 }],
  },
  required: ['results', 'results[]', 'results[].id'],
};

export const merchantOrder: Documented = {
  source: 'https://www.mercadopago.com.pe/developers/es/reference/merchant_orders/_merchant_orders_id/get',
  read: '2026-11-22',
  request: { method: 'GET', path: '/merchant_orders/:id', headers: ['authorization'] },
  body: {
    id: 9999999999,
    status: 'closed',
    external_reference: 'default',
    preference_id: 'Preference identification',
    payments: [
      {
        id: 20359978,
        transaction_amount: 1,
        total_paid_amount: 1,
        shipping_cost: 0,
        currency_id: 'BRL',
        status: 'approved',
        status_detail: 'accredited',
        date_approved: '2019-04-02T18:35:35.000Z',
        date_created: '2019-04-02T18:35:34.000Z',
        last_modified: '2019-04-02T18:35:35.000Z',
        amount_refunded: 0,
      },
    ],
  },
  required: ['payments', 'payments[]', 'payments[].id'],
};

/** "amount" and the booleans are text in the example and number and boolean in its table: the table counts. */
export const chargeback: Documented = {
  source: 'https://www.mercadopago.com.ar/developers/es/reference/online-payments/checkout-pro/chargebacks/get',
  read: '2026-11-22',
  request: { method: 'GET', path: '/v1/chargebacks/:id', headers: ['authorization'] },
  body: {
    id: '217000087654321000',
    payments: [20359978],
    currency: 'BRL',
    amount: 108.43,
    coverage_applied: true,
    coverage_elegible: true,
    documentation_required: true,
    documentation_status: 'valid',
    documentation: [],
    date_documentation_deadline: '2024-05-26T23:59:59.000-04:00',
    date_created: '2024-05-16T17:19:13.000-04:00',
    date_last_updated: '2024-05-27T08:17:19.866-04:00',
    live_mode: true,
  },
  required: ['payments', 'payments[]'],
};
