import type { Processor } from '@forja/contract/payments/membership';
import { paymentMismatch } from '@forja/domain/payments/payment-mismatch';
import { RECEIVED_STATES } from '@forja/domain/payments/payment-transition';
import type { ReviewReason } from '@forja/domain/payments/review-reasons';
import type { CheckoutRow } from '../storage/checkouts.repository.ts';
import type { LockedPurchase, ReportedPayment } from './reported-payment.ts';

export function findReviewReason(
  report: ReportedPayment,
  { checkout, intention, hasAccount, isCouponHeld }: LockedPurchase,
  findAccount: (processor: Processor) => string | undefined,
): ReviewReason | null {
  if (report.provider === 'manual' && report.state === 'in_review') return 'declared_transfer';
  if (!RECEIVED_STATES.has(report.state)) return null;
  if (!checkout) return 'unknown_reference';
  if (report.approvedAt === null) return 'not_dated';
  if (!hasAccount) return 'account_deleted';
  const mismatchReason = paymentMismatch(report, checkout, findAccount(checkout.processor));
  if (mismatchReason) return mismatchReason;
  if (!isCouponHeld) return 'coupon_hold_gone';
  return isClosedToCharges(report.provider, checkout, intention) ? 'closed_checkout' : null;
}

/**
 * PayPal charges only on capture, which these never get; a charge that happens anyway is refunded.
 */
export const isClosedToCharges = (
  provider: Processor,
  checkout: CheckoutRow,
  intention: readonly CheckoutRow[],
): boolean =>
  provider === 'paypal' &&
  (checkout.state === 'cancelled' ||
    intention.some(({ id, state }) => id !== checkout.id && state === 'paid'));
