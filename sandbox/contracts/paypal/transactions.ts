import type { Documented } from '../documented.ts';

/**
 * Sample of the guide reduced to `fields=transaction_info`: no payer, no cart, no shipping fields. The reference and
 * its type come from the specification, where refunds have them. The sample writes "+0000" and the specification
 * "+00:00" or "Z"; both are read.
 */
export const transactions: Documented = {
  source:
    'https://developer.paypal.com/docs/transaction-search/; https://github.com/paypal/paypal-rest-api-specifications openapi/reporting_transactions_v1.json 1.9, search.get',
  readOn: '2026-11-22',
  request: {
    method: 'GET',
    path: '/v1/reporting/transactions',
    headers: ['authorization'],
    // required: start_date and end_date
    query: [
      'start_date',
      'end_date',
      'fields',
      'balance_affecting_records_only',
      'page_size',
      'page',
    ],
  },
  body: {
    transaction_details: [
      {
        transaction_info: {
          paypal_account_id: '6STWC2LSUYYYE',
          transaction_id: '5TY05013RG002845M',
          transaction_event_code: 'T0006',
          transaction_initiation_date: '2014-07-11T04:03:52+0000',
          transaction_updated_date: '2014-07-11T04:03:52+0000',
          transaction_amount: { currency_code: 'USD', value: '465.00' },
          fee_amount: { currency_code: 'USD', value: '-13.79' },
          transaction_status: 'S',
          invoice_id: 'Invoice-005',
          custom_field: 'Thank you for your business',
          protection_eligibility: '01',
        },
      },
    ],
    account_number: 'XZXSPECPDZHZU',
    last_refreshed_datetime: '2017-01-02T06:59:59+0000',
    page: 1,
    total_items: 1,
    total_pages: 1,
    links: [
      {
        href: 'https://api-m.sandbox.paypal.com/v1/reporting/transactions?fields=all&page_size=100&page=1',
        rel: 'self',
        method: 'GET',
      },
    ],
  },
  required: [
    'transaction_details',
    'transaction_details[]',
    'transaction_details[].transaction_info',
    'transaction_details[].transaction_info.transaction_id',
    'transaction_details[].transaction_info.transaction_event_code',
    'transaction_details[].transaction_info.transaction_initiation_date',
    'transaction_details[].transaction_info.transaction_amount',
    'transaction_details[].transaction_info.transaction_amount.currency_code',
    'transaction_details[].transaction_info.transaction_amount.value',
    'transaction_details[].transaction_info.transaction_status',
  ],
  significant: ['transaction_details[].transaction_info.custom_field'],
};

/**
 * Event codes of a seller's payments, with the sign of the amount.
 * https://developer.paypal.com/docs/transaction-search/transaction-event-codes/ (2026-11-22)
 */
export const EVENT_CODES = [
  ['T0006', 'PayPal Checkout APIs', '465.00', { kind: 'payment', amountMinor: 46_500 }],
  [
    'T0007',
    'Website payments standard payment',
    '465.00',
    { kind: 'payment', amountMinor: 46_500 },
  ],
  ['T0000', 'a payment that the seller sent', '-465.00', null],
  ['T0106', 'Chargeback processing fee', '-20.00', null],
  ['T0400', 'General withdrawal from PayPal account', '-100.00', null],
  ['T1105', 'Reversal of general account hold', '100.00', null],
  [
    'T1106',
    'Payment reversal, initiated by PayPal',
    '-465.00',
    { kind: 'refund', amountMinor: 46_500 },
  ],
  ['T1107', 'Payment refund, initiated by merchant', '-5.00', { kind: 'refund', amountMinor: 500 }],
  ['T1108', 'Fee reversal', '13.79', null],
  ['T1109', 'Fee refund', '13.79', null],
  ['T1110', 'Hold for dispute investigation', '-465.00', { kind: 'refund', amountMinor: 46_500 }],
  [
    'T1111',
    'Cancellation of hold for dispute resolution',
    '465.00',
    { kind: 'refund', amountMinor: -46_500 },
  ],
  ['T1201', 'Chargeback', '-465.00', { kind: 'refund', amountMinor: 46_500 }],
  ['T1202', 'Chargeback reversal', '465.00', { kind: 'refund', amountMinor: -46_500 }],
  ['T1205', 'Reimbursement of chargeback', '465.00', { kind: 'refund', amountMinor: -46_500 }],
  ['T1503', 'Temporary hold on available balance', '-100.00', null],
] as const;
