import { grantsTable, membershipPeriodsTable } from '@forja/server/features/membership/membership.table';
import { checkoutsTable } from '@forja/server/features/payments/checkouts/checkouts.table';
import { paymentsTable } from '@forja/server/features/payments/ledger/payments.table';
import { couponsTable } from '@forja/server/features/payments/coupons/coupons.table';
import { usersTable } from '@forja/server/features/identity/identity.table';
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

/**
 * What each approved payment of the providers' books has to be in ours, told without our rules: behind a grant, or in
 * review, never lost; and what is wrong with it otherwise.
 */
export async function unexplained(world: PayingServer): Promise<string[]> {
  const [paid, ours] = await Promise.all([theirBooks(world), ourBooks(world)]);
  const accounts = new Map<string, string>(world.providers.map(({ id, accountId }) => [id, accountId]));
  const people = new Set(world.users.map(({ id }) => id));
  const here = new Set((await world.db.select({ id: usersTable.id }).from(usersTable)).map(({ id }) => id));
  const granted = new Set(ours.grants.flatMap((each) => (each.reversedAt === null ? [each.paymentId] : [])));
  return paid.flatMap((payment) => {
    const checkout = ours.checkouts.find(({ id }) => id === payment.checkoutRef);
    if (payment.state !== 'approved' || !checkout) return [];
    const known = ours.payments.find(({ providerPaymentId }) => providerPaymentId === payment.providerPaymentId);
    if (!known) return ['an approved payment that we do not know'];
    const isExact =
      payment.provider === checkout.processor &&
      payment.accountId === accounts.get(payment.provider) &&
      payment.amountMinor === checkout.dueMinor &&
      payment.currency === checkout.currency;
    if (granted.has(known.id)) return isExact ? [] : ['a grant rests on a payment that is not what was asked'];
    const wrong: string[] = [];
    if (known.reviewReason === null) wrong.push(`an approved payment of ${payment.provider} that nobody looks at`);
    if (known.refundDueAt !== null) wrong.push('a refund that was never done');
    const isGone = !people.has(checkout.userId) || !here.has(checkout.userId);
    if (isExact && payment.provider === 'paypal' && known.role === null)
      wrong.push('PayPal charged what was not wanted, and it stayed so');
    // a full price that was paid to us always counts for somebody
    if (
      isExact &&
      !isGone &&
      !checkout.isCouponListed &&
      known.role === null &&
      known.reviewReason !== 'changed_reference'
    )
      wrong.push(`a full price of ${payment.provider} that counts for nothing: ${String(known.reviewReason)}`);
    return wrong;
  });
}

/** How often each code of the list was given away, ended ones too. */
export async function overused({ db }: PayingServer): Promise<string[]> {
  const [coupons, checkouts, grants] = await Promise.all([
    db.select().from(couponsTable),
    db.select().from(checkoutsTable),
    db.select().from(grantsTable),
  ]);
  return coupons.flatMap(({ code, maxUses, uses }) => {
    const given = checkouts.filter(
      ({ id, couponCode }) => couponCode === code && grants.some(({ checkoutId }) => checkoutId === id),
    ).length;
    return given <= uses && given <= (maxUses ?? Infinity)
      ? []
      : [`${code}: ${given} grants of ${String(maxUses)} uses`];
  });
}
