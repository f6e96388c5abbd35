import type { Documented } from '../documented.ts';

type Message = Documented & { query: Record<string, string> };

export const paymentMessage: Message = {
  source:
    'https://www.mercadopago.com.mx/developers/es/docs/your-integrations/notifications/webhooks',
  readOn: '2026-11-22',
  query: { 'data.id': '999999999', type: 'payment' },
  body: {
    id: 12345,
    live_mode: true,
    type: 'payment',
    date_created: '2015-03-25T10:04:58.396-04:00',
    user_id: 44444,
    api_version: 'v1',
    action: 'payment.created',
    data: { id: '999999999' },
  },
  required: [],
};

/** `data.id` exceeds JavaScript's safe integers: the page shows 233000061680860000. */
export const chargebackMessage: Message = {
  source: 'https://mercadopago.com.mx/developers/en/docs/checkout-pro/chargebacks/notifications',
  readOn: '2026-11-22',
  query: { 'data.id': '233000061680860000', type: 'topic_chargebacks_wh' },
  body: {
    actions: ['changed_case_status'],
    api_version: 'v1',
    application_id: 9007201037432480,
    data: {
      checkout: 'PRO',
      date_updated: '0001-01-01T00:00:00Z',
      id: 233000061680860000,
      payment_id: 81968653106,
      product_id: 'C00A2J8RF4DI8BCIMFU0',
      site_id: 'MLA',
      transaction_intent_id: '',
    },
    date_created: '2024-07-03T19:34:28-04:00',
    id: 114411153595,
    live_mode: true,
    type: 'topic_chargebacks_wh',
    user_id: 634060442,
    version: 1720035618,
  },
  required: [],
};

/** IPN, the older format: at most a hint, and only where messages are observed. */
export const ipn: Message = {
  source:
    'https://github.com/mercadopago/devsite-docs guides/additional-content/your-integrations/ipn.en.md',
  readOn: '2026-11-22',
  query: { topic: 'payment', id: '123456789' },
  body: { resource: '123456789', topic: 'payment' },
  required: [],
};
