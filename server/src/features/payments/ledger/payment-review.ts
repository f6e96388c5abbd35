import type { OwnPayment } from '@forja/contract/payments/membership';
import { BLOCKING_REASONS } from '@forja/domain/payments/payment-mismatch';
import type { ReviewReason } from '@forja/domain/payments/review-reasons';
import type { Payment } from '../storage/payments.repository.ts';

/**
 * An undecided duplicate can be kept if no primary payment covers its checkout: one checkout grants
 * one membership.
 */
export const canKeepDuplicate = (payment: Payment, siblings: readonly Payment[]): boolean =>
  reviewState(payment) === 'duplicate' && !siblings.some(({ role }) => role === 'primary');

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
  return BLOCKING_REASONS.has(reviewReason) ? 'in_review' : null;
}

export const reviewFields = (payment: Payment, reason: ReviewReason | null) => ({
  reviewReason: reason,
  reviewedAt: reason === payment.reviewReason ? payment.reviewedAt : null,
});
