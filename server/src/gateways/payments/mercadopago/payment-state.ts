import type { PaymentState } from '@forja/contract/payments/membership';

/** What the provider calls a payment's situation, in our words. Only these open or close anything. */
const STATES = new Map<string, PaymentState>([
  ['approved', 'approved'],
  ['authorized', 'pending'],
  ['pending', 'pending'],
  ['in_process', 'in_review'],
  ['in_mediation', 'in_review'],
  ['rejected', 'rejected'],
  ['cancelled', 'cancelled'],
  ['refunded', 'refunded'],
  ['charged_back', 'charged_back'],
]);

/** A situation that we have never heard of is looked at by a person; it never gives a membership. */
export function paymentState(payment: {
  status: string;
  status_detail: string | null;
  captured?: boolean | null | undefined;
  date_approved: Date | null;
}): PaymentState {
  const state = STATES.get(payment.status) ?? 'in_review';
  // a chargeback that the seller won: the money came back
  const won = state === 'charged_back' && payment.status_detail === 'reimbursed';
  if (state !== 'approved' && !won) return state;
  if (payment.captured !== true) return 'pending';
  return payment.date_approved === null ? 'in_review' : 'approved';
}
