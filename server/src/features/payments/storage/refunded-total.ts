import type { Payment } from './payments.table.ts';

/** How much of a payment was returned, according to our ledger. */
export const refundedTotalMinor = ({
  state,
  amountMinor,
  refundedMinor,
}: Pick<Payment, 'state' | 'amountMinor' | 'refundedMinor'>): number =>
  state === 'refunded' || state === 'charged_back' ? amountMinor : refundedMinor;
