import type { PaymentState } from '@forja/contract/membership';
import { primaryOf } from './payment-transition.ts';

type Eligible = {
  state: PaymentState;
  approvedAt: Date | null;
  providerPaymentId: string;
  role: 'primary' | 'duplicate' | null;
  reviewedAt: Date | null;
  choice: 'keep' | 'return' | null;
};
type Bought<P> = {
  checkoutId: string;
  /** Approved at some time, and refused by no check. */
  eligible: readonly P[];
  /** When the checkout was given its grant; null while it has none. */
  grantedAt: Date | null;
};
type Outcome<P> = {
  checkoutId: string;
  /** The payment that counts for this checkout. */
  payment: P;
  /** None: it is a duplicate. Set aside: it is one now, and what it was given before counts for nothing. */
  grant: 'given' | 'set_aside' | 'none';
};

/**
 * What each checkout of one intention gives. One intention is one purchase, so one checkout gives its membership: the
 * first that did, as long as its money is here, and otherwise another that was paid. What the person keeps as a renewal
 * counts by itself.
 */
export function intentionOutcome<P extends Eligible>(checkouts: readonly Bought<P>[]): Outcome<P>[] {
  const paid = checkouts.flatMap(({ checkoutId, eligible, grantedAt }) => {
    const isKept = eligible.some(({ choice }) => choice === 'keep');
    const payment = candidate(eligible);
    return payment ? [{ checkoutId, payment, grantedAt, isKept }] : [];
  });
  const [holder] = paid
    .filter(({ payment, isKept }) => !isKept && !isDecided(payment))
    .toSorted(
      (a, b) =>
        Number(a.payment.state !== 'approved') - Number(b.payment.state !== 'approved') ||
        (a.grantedAt?.getTime() ?? Infinity) - (b.grantedAt?.getTime() ?? Infinity) ||
        (primaryOf([a.payment, b.payment]) === a.payment ? -1 : 1),
    );
  return paid.map(({ checkoutId, payment, grantedAt, isKept }) => {
    const isReversed = grantedAt !== null && payment.state !== 'approved';
    const isGiven = isKept || checkoutId === holder?.checkoutId || isReversed;
    return { checkoutId, payment, grant: isGiven ? 'given' : grantedAt === null ? 'none' : 'set_aside' };
  });
}

/** What was kept before anything else that is here. */
function candidate<P extends Eligible>(eligible: readonly P[]): P | undefined {
  const kept = eligible.filter(({ choice, state }) => choice === 'keep' && state === 'approved');
  return primaryOf(kept) ?? primaryOf(eligible);
}

/** A duplicate that its owner wants back, or that an administrator saw to, gives nothing any more. */
const isDecided = ({ role, choice, reviewedAt }: Eligible): boolean =>
  choice === 'return' || (role === 'duplicate' && reviewedAt !== null);
