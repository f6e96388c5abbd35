import type { PaymentState } from '@forja/contract/payments/membership';

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

/** An unknown status is reviewed by an administrator and grants no membership. */
export function paymentState(payment: {
  status: string;
  status_detail: string | null;
  captured?: boolean | null | undefined;
  date_approved: Date | null;
}): PaymentState {
  const state = STATES.get(payment.status) ?? 'in_review';
  // a won chargeback returned the money
  const won = state === 'charged_back' && payment.status_detail === 'reimbursed';
  if (state !== 'approved' && !won) return state;
  if (payment.captured !== true) return 'pending';
  return payment.date_approved === null ? 'in_review' : 'approved';
}
