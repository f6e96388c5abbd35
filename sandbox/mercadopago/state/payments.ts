import { formatDate, formatOptionalDate } from './mercadopago-date.ts';
import { getAmount, getCurrency, type Preference } from './preferences.ts';

export type Refund = { id: number; amount: number; createdAt: Date };
export type Payment = {
  id: number;
  preference: Preference;
  orderId: number;
  status: string;
  statusDetail: string;
  amount: number;
  currency: string;
  reference: string | null;
  collectorId: number;
  method: { id: string; type: string };
  buyer: Buyer;
  createdAt: Date;
  approvedAt: Date | null;
  updatedAt: Date;
  expiresAt: Date | null;
  refunds: Refund[];
  hiddenReads: number;
};

/** Outcomes of a payment page. */
export const WAYS = {
  card: { status: 'approved', detail: 'accredited', method: { id: 'master', type: 'credit_card' } },
  rejected: {
    status: 'rejected',
    detail: 'cc_rejected_insufficient_amount',
    method: { id: 'master', type: 'credit_card' },
  },
  cash: {
    status: 'pending',
    detail: 'pending_waiting_payment',
    method: { id: 'rapipago', type: 'ticket' },
  },
  review: {
    status: 'in_process',
    detail: 'pending_review_manual',
    method: { id: 'master', type: 'credit_card' },
  },
} as const;
export type Way = keyof typeof WAYS;

export function createPayment(
  preference: Preference,
  way: Way,
  {
    id,
    orderId,
    buyer,
    now,
    hiddenReads,
  }: { id: number; orderId: number; buyer: Buyer; now: Date; hiddenReads: number },
): Payment {
  const { status, detail, method } = WAYS[way];
  const { date_of_expiration: expiration } = preference.body;
  return {
    id,
    preference,
    orderId,
    status,
    statusDetail: detail,
    amount: getAmount(preference),
    currency: getCurrency(preference),
    reference: preference.body.external_reference ?? null,
    collectorId: preference.seller.collectorId,
    method,
    buyer,
    createdAt: now,
    approvedAt: status === 'approved' ? now : null,
    updatedAt: now,
    expiresAt: way === 'cash' && expiration !== undefined ? new Date(expiration) : null,
    refunds: [],
    hiddenReads,
  };
}

const FEE_RATE = 0.0629;
export const getFee = ({ amount }: Payment): number => Math.round(amount * FEE_RATE * 100) / 100;

export const getRefundedAmount = ({ refunds }: Payment): number =>
  refunds.reduce((sum, { amount }) => sum + amount, 0);

/** Test buyers; each counts as a different payer. */
export const BUYERS = {
  first: { id: '3003003', email: 'comprador.de.prueba@testuser.com' },
  second: { id: '3003004', email: 'segundo.comprador@testuser.com' },
  third: { id: '3003005', email: 'tercer.comprador@testuser.com' },
} as const;
export type Buyer = keyof typeof BUYERS;

const person = {
  type: 'registered',
  first_name: 'Comprador',
  last_name: 'De Prueba',
  identification: { type: 'DNI', number: '12345678' },
};
const card = {
  first_six_digits: '503175',
  last_four_digits: '0604',
  expiration_month: 11,
  expiration_year: 2030,
  cardholder: { name: 'APRO', identification: { type: 'DNI', number: '12345678' } },
};

export function paymentJson(payment: Payment, base: string) {
  const isCard = payment.method.type === 'credit_card';
  return {
    id: payment.id,
    status: payment.status,
    status_detail: payment.statusDetail,
    transaction_amount: payment.amount,
    transaction_amount_refunded: getRefundedAmount(payment),
    currency_id: payment.currency,
    external_reference: payment.reference,
    live_mode: false,
    captured: payment.status !== 'authorized',
    collector_id: payment.collectorId,
    date_created: formatDate(payment.createdAt),
    date_approved: formatOptionalDate(payment.approvedAt),
    date_last_updated: formatDate(payment.updatedAt),
    date_of_expiration: formatOptionalDate(payment.expiresAt),
    money_release_date: formatOptionalDate(payment.approvedAt),
    operation_type: 'regular_payment',
    payment_method_id: payment.method.id,
    payment_type_id: payment.method.type,
    issuer_id: isCard ? '3' : null,
    description: payment.preference.body.items[0]?.title ?? null,
    sponsor_id: null,
    authorization_code: null,
    money_release_schema: null,
    counter_currency: null,
    differential_pricing_id: null,
    deduction_schema: null,
    binary_mode: false,
    call_for_authorize_id: null,
    installments: 1,
    order: { id: String(payment.orderId), type: 'mercadopago' },
    payer: { ...person, ...BUYERS[payment.buyer] },
    card: isCard ? card : {},
    metadata: {},
    additional_info: { items: payment.preference.body.items, ip_address: '203.0.113.7' },
    refunds: payment.refunds.map((refund) => refundJson(payment, refund)),
    coupon_amount: 0,
    shipping_amount: 0,
    taxes_amount: 0,
    fee_details:
      payment.approvedAt === null
        ? []
        : [{ type: 'mercadopago_fee', amount: getFee(payment), fee_payer: 'collector' }],
    charges_details: [],
    transaction_details: {
      net_received_amount: payment.approvedAt === null ? 0 : payment.amount - getFee(payment),
      total_paid_amount: payment.amount,
      overpaid_amount: 0,
      installment_amount: 0,
      financial_institution: null,
      payment_method_reference_id: null,
      payable_deferral_period: null,
      acquirer_reference: null,
      external_resource_url: isCard ? null : `${base}/comprobante/${payment.id}`,
    },
    point_of_interaction: {
      type: 'CHECKOUT',
      business_info: { unit: 'online_payments', sub_unit: 'checkout_pro' },
    },
    statement_descriptor: 'FORJA',
    notification_url: payment.preference.body.notification_url ?? null,
    processing_mode: 'aggregator',
  };
}

/**
 * Search results document no refunds:
 * https://www.mercadopago.com.co/developers/en/reference/payments/_payments_search/get (2026-11-22)
 */
export function searchResultJson(payment: Payment, base: string) {
  const { refunds: _refunds, ...json } = paymentJson(payment, base);
  return json;
}

export function refundJson(payment: Payment, refund: Refund) {
  return {
    id: refund.id,
    payment_id: payment.id,
    amount: refund.amount,
    status: 'approved',
    source: { id: String(payment.collectorId), name: 'Vendedor de prueba', type: 'collector' },
    date_created: formatDate(refund.createdAt),
    metadata: {},
    unique_sequence_number: null,
    refund_mode: 'standard',
    adjustment_amount: 0,
    reason: null,
    label: [],
    partition_details: [],
    amount_refunded_to_payer: refund.amount,
  };
}
