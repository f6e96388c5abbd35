import type { PaymentState } from '@forja/contract/membership';

const STATES = new Map<string, PaymentState>([
  ['COMPLETED', 'approved'],
  ['PARTIALLY_REFUNDED', 'approved'],
  ['PENDING', 'pending'],
  ['DECLINED', 'rejected'],
  ['FAILED', 'rejected'],
  ['REFUNDED', 'refunded'],
  ['REVERSED', 'charged_back'],
]);
const TAKEN_BACK = new Set(['CHARGEBACK', 'BUYER_COMPLAINT']);
const LOOKED_AT = new Set(['PENDING_REVIEW', 'VERIFICATION_REQUIRED', 'OTHER']);

/** A status that we have never heard of is looked at by a person; it never gives a membership. */
export function captureState(status: string, reason: string | null): PaymentState {
  const state = STATES.get(status) ?? 'in_review';
  if (reason === null) return state;
  if (state === 'refunded' || state === 'pending') {
    if (TAKEN_BACK.has(reason)) return 'charged_back';
    if (state === 'pending' && LOOKED_AT.has(reason)) return 'in_review';
  }
  return state;
}
