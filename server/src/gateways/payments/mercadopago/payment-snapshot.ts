import type { PaymentSnapshot } from '../payment-provider.ts';
import { ProviderError } from '../provider-error.ts';
import { minorUnits } from '../wire/minor-units.ts';
import { pageAddress } from '../wire/page-address.ts';
import { type MercadoPagoPayment, paymentShape } from './payment-shape.ts';
import { paymentState } from './payment-state.ts';
import { PAGE_HOSTS } from './hosts.ts';
import { CASH_PLACES } from './mercadopago.messages.ts';

/** Methods paid later than requested. */
const DEFERRED_METHODS = new Set(['ticket', 'atm', 'bank_transfer']);

export function paymentSnapshot(json: unknown, base: URL): PaymentSnapshot {
  const parsed = paymentShape.safeParse(json);
  const payment = parsed.data;
  const amountMinor = minorUnits(payment?.transaction_amount);
  const refundedMinor = minorUnits(payment?.transaction_amount_refunded ?? 0);
  const updatedAt = payment?.date_last_updated ?? payment?.date_created;
  if (!payment || amountMinor === undefined || refundedMinor === undefined || !updatedAt)
    throw new ProviderError('mercadopago', 'unreadable');

  const reportedState = paymentState(payment);
  const state =
    reportedState === 'approved' && refundedMinor > 0 && refundedMinor >= amountMinor
      ? 'refunded'
      : reportedState;
  return {
    provider: 'mercadopago',
    providerPaymentId: payment.id,
    checkoutRef: payment.external_reference,
    accountId: payment.collector_id,
    state,
    amountMinor,
    refundedMinor,
    currency: payment.currency_id,
    approvedAt: payment.date_approved,
    reversedAt: findReversalDate(payment, { state, updatedAt }),
    providerUpdatedAt: updatedAt,
    costs: findCosts(payment),
    voucher: toVoucher(payment, base),
    refusal: state === 'rejected' || state === 'cancelled' ? payment.status_detail : null,
    payer: payment.payer ?? undefined,
    raw: withoutPayer(payment),
  };
}

function findCosts({ date_approved, fee_details, transaction_details }: MercadoPagoPayment) {
  const netMinor = minorUnits(transaction_details?.net_received_amount);
  const fees = fee_details.filter(({ fee_payer }) => fee_payer === 'collector');
  const feeMinor = fees.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
  return date_approved === null || netMinor === undefined ? null : { feeMinor, netMinor };
}

function findReversalDate(
  payment: MercadoPagoPayment,
  { state, updatedAt }: { state: PaymentSnapshot['state']; updatedAt: Date },
): Date | null {
  if (state !== 'refunded' && state !== 'charged_back') return null;
  const refunds = payment.refunds.flatMap(({ date_created }) =>
    date_created === null ? [] : [date_created.getTime()],
  );
  if (state === 'refunded' && refunds.length > 0) return new Date(Math.max(...refunds));
  return updatedAt;
}

function toVoucher(payment: MercadoPagoPayment, base: URL): PaymentSnapshot['voucher'] {
  if (payment.payment_type_id === null || !DEFERRED_METHODS.has(payment.payment_type_id))
    return null;
  const url = pageAddress(payment.transaction_details?.external_resource_url, {
    hosts: PAGE_HOSTS,
    base,
  });
  const { payment_method_id: method } = payment;
  return {
    url: url ?? null,
    dueAt: payment.date_of_expiration,
    place: (method === null ? undefined : CASH_PLACES.get(method)) ?? null,
  };
}

function withoutPayer({ payer: _payer, ...payment }: MercadoPagoPayment) {
  return payment;
}
