import { grantsTable, membershipPeriodsTable } from '@forja/server/features/membership/membership.table';
import { checkoutsTable } from '@forja/server/features/payments/checkouts.table';
import { paymentsTable } from '@forja/server/features/payments/payments.table';
import { foldMembership } from '@forja/domain/membership/fold-membership';
import type { PaymentSnapshot } from '@forja/server/gateways/payments/payment-provider';
import type { PayingServer } from './paying-server.fixture.ts';
import { always } from '../shared/checkout.fixture.ts';

/** Everything that both providers were paid, as they tell it when nothing fails. */
export async function theirBooks({ mercadoPago, payPal, providers }: PayingServer): Promise<PaymentSnapshot[]> {
  const ids = {
    mercadopago: mercadoPago.payments().map(({ id }) => id),
    paypal: payPal.captures().map(({ id }) => id),
  };
  const found = providers.flatMap((provider) =>
    (provider.id === 'simulation' ? [] : ids[provider.id]).map((id) =>
      provider.resolve({ kind: 'payment', id }, always),
    ),
  );
  return (await Promise.all(found)).flat();
}

export async function ourBooks({ db }: PayingServer) {
  const [checkouts, payments, grants, periods] = await Promise.all([
    db.select().from(checkoutsTable),
    db.select().from(paymentsTable),
    db.select().from(grantsTable),
    db.select().from(membershipPeriodsTable),
  ]);
  return { checkouts, payments, grants, periods };
}

type Checkout = Awaited<ReturnType<typeof ourBooks>>['checkouts'][number];
export type Interval = { startsAt: Date; endsAt: Date };

/** What each person should have, told by the providers' books alone: one grant per checkout, by the payment that counts. */
export function expectedPeriods(checkouts: Checkout[], paid: PaymentSnapshot[], accounts: Record<string, string>) {
  const grants = checkouts.flatMap((checkout) => {
    const exact = paid.filter(
      (payment) =>
        payment.checkoutRef === checkout.id &&
        payment.approvedAt !== null &&
        ['approved', 'refunded', 'charged_back'].includes(payment.state) &&
        payment.provider === checkout.processor &&
        payment.accountId === accounts[payment.provider] &&
        payment.amountMinor === checkout.dueMinor &&
        payment.currency === checkout.currency,
    );
    const kept = exact.filter(({ state }) => state === 'approved');
    const [counts] = (kept.length > 0 ? kept : exact).toSorted(
      (one, other) => (one.approvedAt?.getTime() ?? 0) - (other.approvedAt?.getTime() ?? 0),
    );
    if (counts === undefined) return [];
    const { userId, id, months } = checkout;
    return [{ userId, id, months, effectiveAt: counts.approvedAt ?? new Date(0), reversedAt: counts.reversedAt }];
  });
  const periodsOf = (userId: string): Interval[] =>
    foldMembership(grants.filter((grant) => grant.userId === userId)).map(({ startsAt, endsAt }) => ({
      startsAt,
      endsAt,
    }));
  return { grants, periodsOf };
}

export const byStart = (one: Interval, other: Interval) => one.startsAt.getTime() - other.startsAt.getTime();
