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
  eligible: readonly P[];
  grantedAt: Date | null;
};
type CheckoutOutcome<P> = {
  checkoutId: string;
  payment: P;
  /** none: a duplicate. set_aside: became a duplicate, so its earlier grant lasts nothing. */
  grant: 'given' | 'set_aside' | 'none';
};

/**
 * Decides the grants of an intention: the first granted checkout while unrefunded, otherwise
 * another paid one. Renewals grant their own.
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

/** Renewals come first. */
function findCandidate<P extends EligiblePayment>(eligible: readonly P[]): P | undefined {
  const renewals = eligible.filter(
    ({ choice, state }) => choice === 'keep' && state === 'approved',
  );
  return findPrimary(renewals) ?? findPrimary(eligible);
}

const isDecided = ({ role, choice, reviewedAt }: EligiblePayment): boolean =>
  choice === 'return' || (role === 'duplicate' && reviewedAt !== null);
