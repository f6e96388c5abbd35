import type { PaymentState } from './payment-state.ts';

/** Rank of states reported at the same time. */
const RANK: Record<PaymentState, number> = {
  pending: 0,
  in_review: 1,
  rejected: 2,
  cancelled: 2,
  approved: 3,
  charged_back: 4,
  refunded: 5,
};
export const RECEIVED_STATES: ReadonlySet<PaymentState> = new Set<PaymentState>([
  'approved',
  'charged_back',
  'refunded',
]);

type PaymentVersion = { state: PaymentState; refundedMinor: number; providerUpdatedAt: Date };

/** Keeps the newest report; received payments stay received. */
export function shouldReplace(report: PaymentVersion, storedPayment: PaymentVersion): boolean {
  const elapsedMs = report.providerUpdatedAt.getTime() - storedPayment.providerUpdatedAt.getTime();
  if (elapsedMs < 0) return false;
  if (RECEIVED_STATES.has(storedPayment.state) && !RECEIVED_STATES.has(report.state)) return false;
  if (storedPayment.state === 'refunded' && report.state !== 'refunded') return false;
  if (elapsedMs > 0) return true;
  return RANK[report.state] === RANK[storedPayment.state]
    ? report.refundedMinor > storedPayment.refundedMinor
    : RANK[report.state] > RANK[storedPayment.state];
}

/** True even after a refund. */
export const wasApproved = ({
  state,
  approvedAt,
}: {
  state: PaymentState;
  approvedAt: Date | null;
}): boolean => approvedAt !== null && RECEIVED_STATES.has(state);

type PrimaryCandidate = { state: PaymentState; approvedAt: Date | null; providerPaymentId: string };

/**
 * Primary payment: the first approved, unrefunded ones before refunded. Independent of the order of
 * reports.
 */
export function findPrimary<P extends PrimaryCandidate>(eligible: readonly P[]): P | undefined {
  return eligible.toSorted(
    (a, b) =>
      Number(a.state !== 'approved') - Number(b.state !== 'approved') ||
      (a.approvedAt?.getTime() ?? 0) - (b.approvedAt?.getTime() ?? 0) ||
      (a.providerPaymentId < b.providerPaymentId ? -1 : 1),
  )[0];
}
