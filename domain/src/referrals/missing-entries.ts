import type { PaymentState } from '../payments/payment-state.ts';

export type ReferredPayment = {
  id: string;
  state: PaymentState;
  amountMinor: number;
  refundedMinor: number;
  currency: string;
  approvedAt: Date | null;
};

export const REFERRAL_ENTRY_KINDS = ['credit', 'reversal'] as const;
/** Ledger lines are append-only. */
export type ReferralEntry = {
  paymentId: string;
  kind: (typeof REFERRAL_ENTRY_KINDS)[number];
  /** Negative in a reversal. */
  amountMinor: number;
  currency: string;
};

type Referral = {
  payments: readonly ReferredPayment[];
  entries: readonly Pick<ReferralEntry, 'paymentId' | 'amountMinor' | 'currency'>[];
  percent: number;
};

/**
 * Missing ledger lines, computed from payments and recorded lines, so that repeated or reordered
 * reports write nothing twice.
 */
export function missingEntries({ payments, entries, percent }: Referral): ReferralEntry[] {
  const first = findCreditedPayment(payments);
  const owed = first === undefined ? 0 : computeCredit(first, percent);
  const paymentIds = new Set(entries.map(({ paymentId }) => paymentId));
  if (first !== undefined) paymentIds.add(first.id);
  return [...paymentIds].flatMap((paymentId) => {
    const recorded = entries.filter((entry) => entry.paymentId === paymentId);
    const isFirst = paymentId === first?.id;
    const amountMinor =
      (isFirst ? owed : 0) - recorded.reduce((sum, entry) => sum + entry.amountMinor, 0);
    const currency = isFirst ? first.currency : recorded[0]?.currency;
    return amountMinor === 0 || currency === undefined
      ? []
      : [{ paymentId, kind: amountMinor > 0 ? 'credit' : 'reversal', amountMinor, currency }];
  });
}

const findCreditedPayment = (payments: readonly ReferredPayment[]): ReferredPayment | undefined =>
  payments
    .filter(
      ({ state, approvedAt, amountMinor }) =>
        state === 'approved' && approvedAt !== null && amountMinor > 0,
    )
    .toSorted(
      (a, b) =>
        (a.approvedAt?.getTime() ?? 0) - (b.approvedAt?.getTime() ?? 0) || (a.id < b.id ? -1 : 1),
    )[0];

/** Whole cents, rounded down. */
const computeCredit = ({ amountMinor, refundedMinor }: ReferredPayment, percent: number): number =>
  Math.floor((Math.max(0, amountMinor - refundedMinor) * percent) / 100);
