import type { OwnPayment } from '@forja/contract/membership';
import { REFUSING } from '../ledger/payment-mismatch.ts';
import type { Payment } from '../ledger/payments.repository.ts';

/** An undecided duplicate of a checkout that nothing else pays: one checkout gives one membership. */
export const isKeepable = (payment: Payment, ofItsCheckout: readonly Payment[]): boolean =>
  reviewState(payment) === 'duplicate' && !ofItsCheckout.some(({ role }) => role === 'primary');

/** What is still open about a payment, for who made it. */
export function reviewState({
  state,
  role,
  choice,
  refundDueAt,
  reviewReason,
  reviewedAt,
}: Payment): OwnPayment['review'] {
  if (state !== 'approved') return null;
  if (refundDueAt !== null || choice === 'return') return 'returning';
  if (reviewReason === null || reviewedAt !== null) return null;
  if (role === 'duplicate') return 'duplicate';
  return REFUSING.has(reviewReason) ? 'in_review' : null;
}
