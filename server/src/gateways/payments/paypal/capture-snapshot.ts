import type { PaymentSnapshot, ReportedPayer } from '../payment-provider.ts';
import { ProviderError } from '../provider-error.ts';
import { minorUnits } from '../wire/minor-units.ts';
import { captureState } from './capture-state.ts';
import type { Capture, Refund } from './order-shape.ts';
import { ownReference } from './own-reference.ts';

export type OrderDetails = {
  merchantId: string | null;
  refunds: Refund[];
  payer: ReportedPayer | undefined;
};

/** Reads everything from the capture, because PayPal deletes old orders. */
export function captureSnapshot(
  capture: Capture,
  {
    ownAccountId,
    orderDetails: { merchantId, refunds, payer },
  }: { ownAccountId: string; orderDetails: OrderDetails },
): PaymentSnapshot {
  const amountMinor = cents(capture.amount.value);
  const accountId = capture.payee?.merchant_id ?? merchantId ?? '';
  const refunded = sumRefunds(capture, refunds);
  const reportedState = captureState(capture.status, capture.status_details?.reason ?? null);
  const state =
    reportedState === 'approved' && refunded > 0 && refunded >= amountMinor
      ? 'refunded'
      : reportedState;
  const wasApproved = state === 'approved' || state === 'refunded' || state === 'charged_back';
  const isReversed = state === 'refunded' || state === 'charged_back';
  const updatedAt = capture.update_time ?? capture.create_time;
  return {
    provider: 'paypal',
    providerPaymentId: capture.id,
    checkoutRef: accountId === ownAccountId ? ownReference(capture) : null,
    accountId,
    state,
    amountMinor,
    refundedMinor: state === 'refunded' ? amountMinor : Math.min(refunded, amountMinor),
    currency: capture.amount.currency_code,
    approvedAt: wasApproved ? capture.create_time : null,
    reversedAt: isReversed ? updatedAt : null,
    providerUpdatedAt: updatedAt,
    costs: findCosts(capture),
    voucher: null,
    refusal: state === 'rejected' ? (capture.status_details?.reason ?? capture.status) : null,
    payer,
    raw: withoutLinks(capture),
  };
}

function findCosts({ seller_receivable_breakdown: breakdown }: Capture) {
  const feeMinor = minorUnits(breakdown?.paypal_fee?.value);
  const netMinor = minorUnits(breakdown?.net_amount?.value);
  return feeMinor === undefined || netMinor === undefined ? null : { feeMinor, netMinor };
}

/** Partially refunded captures omit the amount: without the order, one cent triggers a review. */
function sumRefunds(capture: Capture, refunds: Refund[]): number {
  const ownRefunds = refunds.filter(
    (refund) => refund.status === 'COMPLETED' && belongsToCapture(refund, capture.id),
  );
  const knownMinor = ownRefunds.reduce((sum, refund) => sum + cents(refund.amount.value), 0);
  return capture.status === 'PARTIALLY_REFUNDED' ? Math.max(knownMinor, 1) : knownMinor;
}

const belongsToCapture = (refund: Refund, captureId: string): boolean =>
  refund.links.some(({ rel, href }) => rel === 'up' && href.endsWith(`/captures/${captureId}`));

export function cents(value: string): number {
  const minor = minorUnits(value);
  if (minor === undefined) throw new ProviderError('paypal', 'unreadable');
  return minor;
}

function withoutLinks({ links: _links, ...capture }: Capture) {
  return capture;
}
