import { type Capture, newId, type Order, type Refund } from './orders.ts';

/** Formats instants to the second, as the real provider. */
export const formatInstant = (date: Date): string => date.toISOString().replace(/\.\d{3}Z$/, 'Z');

const PACIFIC_MS = 7 * 3_600_000;

/** Refund instants use Pacific time. */
const formatPacificInstant = (date: Date): string =>
  new Date(date.getTime() - PACIFIC_MS).toISOString().replace(/\.\d{3}Z$/, '-07:00');

const link = (href: string, rel: string, method = 'GET') => ({ href, rel, method });

/** A standalone capture; one inside an order has neither payee nor order id. */
export function captureJson(capture: Capture, base: string) {
  return {
    ...capturedJson(capture, base),
    supplementary_data: { related_ids: { order_id: capture.orderId } },
    payee: { email_address: 'comercio@prueba.example', merchant_id: capture.merchantId },
  };
}

function capturedJson(capture: Capture, base: string) {
  const self = `${base}/v2/payments/captures/${capture.id}`;
  const { currency_code } = capture.amount;
  return {
    id: capture.id,
    amount: capture.amount,
    final_capture: true,
    disbursement_mode: 'INSTANT',
    seller_protection: {
      status: 'ELIGIBLE',
      dispute_categories: ['ITEM_NOT_RECEIVED', 'UNAUTHORIZED_TRANSACTION'],
    },
    seller_receivable_breakdown: {
      gross_amount: capture.amount,
      paypal_fee: { currency_code, value: '0.00' },
      net_amount: capture.amount,
    },
    custom_id: capture.customId,
    invoice_id: capture.invoiceId,
    status: capture.status,
    ...(capture.reason !== null && { status_details: { reason: capture.reason } }),
    create_time: formatInstant(capture.createdAt),
    update_time: formatInstant(capture.updatedAt),
    links: [
      link(self, 'self'),
      link(`${self}/refund`, 'refund', 'POST'),
      link(`${base}/v2/checkout/orders/${capture.orderId}`, 'up'),
    ],
  };
}

export function refundJson(refund: Refund, base: string) {
  const self = `${base}/v2/payments/refunds/${refund.id}`;
  const { amount } = refund;
  return {
    id: refund.id,
    amount,
    seller_payable_breakdown: {
      gross_amount: amount,
      paypal_fee: { currency_code: amount.currency_code, value: '0.00' },
      net_amount: amount,
      total_refunded_amount: { currency_code: amount.currency_code, value: refund.totalRefunded },
    },
    custom_id: refund.customId ?? undefined,
    invoice_id: refund.invoiceId ?? undefined,
    status: 'COMPLETED',
    create_time: formatPacificInstant(refund.createdAt),
    update_time: formatPacificInstant(refund.createdAt),
    links: [link(self, 'self'), link(`${base}/v2/payments/captures/${refund.captureId}`, 'up')],
  };
}

/** PayPal reports chargebacks as refunds that nobody requested. */
export const reversalJson = (capture: Capture, base: string) => ({
  ...refundJson(
    {
      id: newId(),
      captureId: capture.id,
      amount: capture.amount,
      totalRefunded: capture.amount.value,
      customId: capture.customId,
      invoiceId: capture.invoiceId,
      createdAt: capture.updatedAt,
    },
    base,
  ),
  note_to_payer: 'Payment reversed',
});

export function orderJson(
  order: Order,
  { captures, refunds, base }: { captures: Capture[]; refunds: Refund[]; base: string },
) {
  return {
    id: order.id,
    intent: order.intent,
    status: order.status,
    purchase_units: order.units.map((unit) => ({
      reference_id: unit.referenceId,
      custom_id: unit.customId ?? undefined,
      invoice_id: unit.invoiceId ?? undefined,
      description: unit.description,
      amount: unit.amount,
      payee: { email_address: 'comercio@prueba.example', merchant_id: unit.merchantId },
      ...(captures.length > 0 && {
        payments: {
          captures: captures.map((capture) => capturedJson(capture, base)),
          ...(refunds.length > 0 && { refunds: refunds.map((refund) => refundJson(refund, base)) }),
        },
      }),
    })),
    ...(order.approvedAt !== null && {
      payer: {
        name: { given_name: 'Compradora', surname: 'De Prueba' },
        email_address: 'compradora@prueba.example',
        payer_id: 'COMPRADORA1',
      },
      payment_source: {
        paypal: { email_address: 'compradora@prueba.example', account_id: 'COMPRADORA1' },
      },
    }),
    create_time: formatInstant(order.createdAt),
    update_time: formatInstant(order.updatedAt),
    links: orderLinks(order, base),
  };
}

export function minimalOrderJson(order: Order, base: string) {
  return { id: order.id, status: order.status, links: orderLinks(order, base) };
}

function orderLinks(order: Order, base: string) {
  const self = `${base}/v2/checkout/orders/${order.id}`;
  const page = `${base}/checkoutnow?token=${order.id}`;
  const links = [link(self, 'self')];
  if (order.status === 'PAYER_ACTION_REQUIRED') links.push(link(page, 'payer-action'));
  if (order.status === 'CREATED') links.push(link(page, 'approve'));
  if (order.status === 'APPROVED') links.push(link(`${self}/capture`, 'capture', 'POST'));
  return links;
}

/** Error body; without a closer issue, its name is also the issue. */
export function errorJson(name: string, issue: string | null, debugId: string) {
  return {
    name,
    message:
      'The requested action could not be performed, semantically incorrect, or failed business validation.',
    debug_id: debugId,
    ...(issue !== null && {
      details: [{ issue, description: issue.toLowerCase().replaceAll('_', ' ') }],
    }),
    links: [],
  };
}
