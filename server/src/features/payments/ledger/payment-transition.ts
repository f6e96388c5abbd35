import type { PaymentState } from '@forja/contract/membership';

/** As far as a payment got, for two pieces of news of the same instant. */
const RANK: Record<PaymentState, number> = {
  pending: 0,
  in_review: 1,
  rejected: 2,
  cancelled: 2,
  approved: 3,
  charged_back: 4,
  refunded: 5,
};
/** The money was here, whatever became of it later. */
export const RECEIVED: ReadonlySet<PaymentState> = new Set<PaymentState>(['approved', 'charged_back', 'refunded']);

type News = { state: PaymentState; refundedMinor: number; providerUpdatedAt: Date };

/** Whether news of a payment replaces what is known: old news never does, and what was received stays received. */
export function replaces(news: News, known: News): boolean {
  const later = news.providerUpdatedAt.getTime() - known.providerUpdatedAt.getTime();
  if (later < 0) return false;
  if (RECEIVED.has(known.state) && !RECEIVED.has(news.state)) return false;
  if (known.state === 'refunded' && news.state !== 'refunded') return false;
  if (later > 0) return true;
  return RANK[news.state] === RANK[known.state]
    ? news.refundedMinor > known.refundedMinor
    : RANK[news.state] > RANK[known.state];
}

/** Approved at some time; a refund does not undo that it was. */
export const wasApproved = ({ state, approvedAt }: { state: PaymentState; approvedAt: Date | null }): boolean =>
  approvedAt !== null && RECEIVED.has(state);

type Approved = { state: PaymentState; approvedAt: Date | null; providerPaymentId: string };

/**
 * Which of the payments of one checkout gives the membership: the first that was approved, and one that was not given
 * back before one that was. It depends on the payments alone, never on the order in which they were heard of.
 */
export function primaryOf<P extends Approved>(eligible: readonly P[]): P | undefined {
  return eligible.toSorted(
    (a, b) =>
      Number(a.state !== 'approved') - Number(b.state !== 'approved') ||
      (a.approvedAt?.getTime() ?? 0) - (b.approvedAt?.getTime() ?? 0) ||
      (a.providerPaymentId < b.providerPaymentId ? -1 : 1),
  )[0];
}
