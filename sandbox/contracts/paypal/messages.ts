import type { Documented } from '../documented.ts';
import { order } from './orders.ts';
import { capture, refund } from './payments.ts';

type Message = Documented & { leadsTo: { kind: 'order' | 'payment'; id: string } };

const message = (
  event_type: string,
  resource_type: string,
  resource: unknown,
): Documented['body'] =>
  JSON.parse(
    JSON.stringify({
      id: 'WH-COC11055RA711503B-4YM959094A144403T',
      create_time: '2018-08-15T21:30:35.780Z',
      resource_type,
      event_type,
      summary: 'A payment',
      resource_version: '2.0',
      event_version: '1.0',
      resource,
      links: [],
    }),
  );
const refunded = {
  ...(refund.body as object),
  links: [
    {
      href: 'https://api.paypal.com/v2/payments/refunds/09E71677NS257044M',
      rel: 'self',
      method: 'GET',
    },
    {
      href: 'https://api.paypal.com/v2/payments/captures/4L335234718889942',
      rel: 'up',
      method: 'GET',
    },
  ],
};
const EVENTS = 'https://developer.paypal.com/api/rest/webhooks/event-names';
const common = { source: EVENTS, readOn: '2026-11-22', required: ['id', 'event_type'] };

export const orderApproved: Message = {
  ...common,
  body: message('CHECKOUT.ORDER.APPROVED', 'checkout-order', {
    ...(order.body as object),
    status: 'APPROVED',
  }),
  leadsTo: { kind: 'order', id: '5O190127TN364715T' },
};

export const approvalReversed: Message = {
  ...common,
  source: 'https://developer.paypal.com/v5/checkout/uncaptured-payments (2026-07-08)',
  body: message('CHECKOUT.PAYMENT-APPROVAL.REVERSED', 'payment-approval', {
    order_id: '5O190127TN364715T',
    purchase_units: [
      {
        reference_id: 'd9f83340',
        custom_id: 'MERCHANT_CUSTOM_ID',
        invoice_id: 'MERCHANT_INVOICE_ID',
      },
    ],
  }),
  leadsTo: { kind: 'order', id: '5O190127TN364715T' },
};

export const captureCompleted: Message = {
  ...common,
  body: message('PAYMENT.CAPTURE.COMPLETED', 'capture', capture.body),
  leadsTo: { kind: 'payment', id: '2GG279541U471931P' },
};

/** The resource is the refund, which links up to its capture. */
export const captureRefunded: Message = {
  ...common,
  body: message('PAYMENT.CAPTURE.REFUNDED', 'refund', refunded),
  leadsTo: { kind: 'payment', id: '4L335234718889942' },
};
export const captureReversed: Message = {
  ...common,
  body: message('PAYMENT.CAPTURE.REVERSED', 'refund', {
    ...refunded,
    note_to_payer: 'Payment reversed',
  }),
  leadsTo: { kind: 'payment', id: '4L335234718889942' },
};

export const disputeCreated: Message = {
  ...common,
  source: 'https://developer.paypal.com/docs/disputes/webhooks',
  body: message('CUSTOMER.DISPUTE.CREATED', 'dispute', {
    dispute_id: 'PP-D-12345',
    status: 'OPEN',
    disputed_transactions: [{ seller_transaction_id: '2GG279541U471931P' }],
    dispute_amount: { currency_code: 'USD', value: '29.99' },
  }),
  leadsTo: { kind: 'payment', id: '2GG279541U471931P' },
};
