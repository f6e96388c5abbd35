import type { PaymentState } from '@forja/contract/payments/membership';

const STATES = new Map<string, PaymentState>([
  ['COMPLETED', 'approved'],
  ['PARTIALLY_REFUNDED', 'approved'],
  ['PENDING', 'pending'],
  ['DECLINED', 'rejected'],
  ['FAILED', 'rejected'],
  ['REFUNDED', 'refunded'],
  ['REVERSED', 'charged_back'],
]);
const CHARGEBACK_REASONS = new Set(['CHARGEBACK', 'BUYER_COMPLAINT']);
const PENDING_REVIEW_REASONS = new Set(['PENDING_REVIEW', 'VERIFICATION_REQUIRED', 'OTHER']);

/** An unknown status is reviewed by an administrator and grants no membership. */
export function captureState(status: string, reason: string | null): PaymentState {
  const state = STATES.get(status) ?? 'in_review';
  if (reason === null) return state;
  if (state === 'refunded' || state === 'pending') {
    if (CHARGEBACK_REASONS.has(reason)) return 'charged_back';
    if (state === 'pending' && PENDING_REVIEW_REASONS.has(reason)) return 'in_review';
  }
  return state;
}
