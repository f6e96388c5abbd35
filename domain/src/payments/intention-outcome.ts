import type { PaymentState } from './payment-state.ts';
import { findPrimary } from './payment-transition.ts';

type EligiblePayment = {
  state: PaymentState;
  approvedAt: Date | null;
  providerPaymentId: string;
  role: 'primary' | 'duplicate' | null;
  reviewedAt: Date | null;
  choice: 'keep' | 'return' | null;
};
type CheckoutPayments<P> = {
  checkoutId: string;
  /** Approved at some time, without a blocking review reason. */
  eligible: readonly P[];
  /** When the checkout received its grant; null while it has none. */
  grantedAt: Date | null;
};
type CheckoutOutcome<P> = {
  checkoutId: string;
  /** The payment that counts for this checkout. */
  payment: P;
  /** None: it is a duplicate. Set aside: it became a duplicate, and its earlier grant has no duration. */
  grant: 'given' | 'set_aside' | 'none';
};

/**
 * The grant of each checkout of one intention. One intention is one purchase, so one checkout grants its membership: the
 * first that did while it is not refunded, otherwise another that was paid. A payment kept as a renewal grants its own.
 */
export function intentionOutcome<P extends EligiblePayment>(
  checkouts: readonly CheckoutPayments<P>[],
): CheckoutOutcome<P>[] {
  const paidCheckouts = checkouts.flatMap(({ checkoutId, eligible, grantedAt }) => {
    const isRenewal = eligible.some(({ choice }) => choice === 'keep');
    const payment = findCandidate(eligible);
    return payment ? [{ checkoutId, payment, grantedAt, isRenewal }] : [];
  });
  const [holder] = paidCheckouts
    .filter(({ payment, isRenewal }) => !isRenewal && !isDecided(payment))
    .toSorted(
      (a, b) =>
        Number(a.payment.state !== 'approved') - Number(b.payment.state !== 'approved') ||
        (a.grantedAt?.getTime() ?? Infinity) - (b.grantedAt?.getTime() ?? Infinity) ||
        (findPrimary([a.payment, b.payment]) === a.payment ? -1 : 1),
    );
  return paidCheckouts.map(({ checkoutId, payment, grantedAt, isRenewal }) => {
    const isReversed = grantedAt !== null && payment.state !== 'approved';
    const isGranted = isRenewal || checkoutId === holder?.checkoutId || isReversed;
    return {
      checkoutId,
      payment,
      grant: isGranted ? 'given' : grantedAt === null ? 'none' : 'set_aside',
    };
  });
}

/** A payment kept as a renewal comes before any other. */
function findCandidate<P extends EligiblePayment>(eligible: readonly P[]): P | undefined {
  const renewals = eligible.filter(
    ({ choice, state }) => choice === 'keep' && state === 'approved',
  );
  return findPrimary(renewals) ?? findPrimary(eligible);
}

/** A duplicate that its owner returns, or that an administrator reviewed, grants nothing. */
const isDecided = ({ role, choice, reviewedAt }: EligiblePayment): boolean =>
  choice === 'return' || (role === 'duplicate' && reviewedAt !== null);
