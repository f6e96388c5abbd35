import type { Documented } from '../documented.ts';

export const paymentSearch: Documented = {
  source: 'https://www.mercadopago.com.uy/developers/pt/reference/payments/_payments_search/get',
  readOn: '2026-11-22',
  request: {
    method: 'GET',
    path: '/v1/payments/search',
    headers: ['authorization'],
    // required: https://www.mercadopago.com.mx/developers/es/reference/payments/_payments_search/get
    query: ['sort', 'criteria', 'external_reference', 'range'],
  },
  body: {
    paging: { total: 1, limit: 30, offset: 0 },
    results: [
      {
        id: 20359978,
        date_created: '2017-08-31T11:26:38.000Z',
        status: 'approved',
        collector_id: 44444,
      },
    ],
  },
  required: ['results', 'results[]', 'results[].id'],
};

/**
 * Search by a date and without a payment reference. The table marks external_reference as required; the guide of
 * `source` searches by status, offset and limit alone, and says "it is possible to use many other filters".
 * The fields are those of the reference's example; external_reference and captured appear only in the type
 * PaymentSearchResult of https://github.com/mercadopago/sdk-nodejs src/clients/payment/search/types.ts, and
 * refunds nowhere. The example wraps the answer in a list, which that type does not.
 */
export const paymentListing: Documented = {
  source:
    'https://www.mercadopago.com.co/developers/en/reference/payments/_payments_search/get; https://www.mercadopago.com.uy/developers/pt/docs/subscriptions/additional-content/payment-management.md',
  readOn: '2026-11-22',
  request: {
    method: 'GET',
    path: '/v1/payments/search',
    headers: ['authorization'],
    query: ['sort', 'criteria', 'range', 'begin_date', 'end_date', 'offset', 'limit'],
  },
  body: {
    paging: { total: 1, limit: 30, offset: 0 },
    results: [
      {
        id: 20359978,
        date_created: '2017-08-31T11:26:38.000Z',
        date_approved: '2017-08-31T11:26:38.000Z',
        date_last_updated: '2017-08-31T11:26:38.000Z',
        money_release_date: '2017-09-14T11:26:38.000Z',
        payment_method_id: 'account_money',
        payment_type_id: 'credit_card',
        status: 'approved',
        status_detail: 'accredited',
        currency_id: 'ARS',
        description: 'Pago Pizza',
        collector_id: 44444,
        external_reference: 'MP0001',
        metadata: {},
        additional_info: {},
        transaction_amount: 250,
        transaction_amount_refunded: 0,
        coupon_amount: 0,
        transaction_details: {
          net_received_amount: 250,
          total_paid_amount: 250,
          overpaid_amount: 0,
          installment_amount: 250,
        },
        captured: true,
        installments: 1,
        card: {},
      },
    ],
  },
  required: [
    'results',
    'results[]',
    'results[].id',
    'results[].status',
    'results[].currency_id',
    'results[].collector_id',
    'results[].transaction_amount',
    'results[].transaction_amount_refunded',
  ],
  significant: ['results[].date_approved', 'results[].external_reference'],
};

export const merchantOrder: Documented = {
  source:
    'https://www.mercadopago.com.pe/developers/es/reference/merchant_orders/_merchant_orders_id/get',
  readOn: '2026-11-22',
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

/** The example writes "amount" and the booleans as text; the table's number and boolean prevail. */
export const chargeback: Documented = {
  source:
    'https://www.mercadopago.com.ar/developers/es/reference/online-payments/checkout-pro/chargebacks/get',
  readOn: '2026-11-22',
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
