import {
  grantsTable,
  membershipPeriodsTable,
} from '@forja/server/features/membership/membership.table';
import { checkoutsTable } from '@forja/server/features/payments/storage/checkouts.table';
import { paymentsTable } from '@forja/server/features/payments/storage/payments.table';
import { couponsTable } from '@forja/server/features/payments/coupons/coupons.table';
import { usersTable } from '@forja/server/features/identity/storage/identity.table';
import type { PaymentSnapshot } from '@forja/server/gateways/payments/payment-provider';
import type { PayingServer } from './paying-server.fixture.ts';
import { allowCapture } from '../shared/checkout.fixture.ts';

/** Every payment of both providers, as they report it when nothing fails. */
export async function readProviderPayments({
  mercadoPago,
  payPal,
  providers,
}: PayingServer): Promise<PaymentSnapshot[]> {
  const ids = {
    mercadopago: mercadoPago.payments().map(({ id }) => id),
    paypal: payPal.captures().map(({ id }) => id),
  };
  const payments = providers.flatMap((provider) =>
    (provider.id === 'simulation' ? [] : ids[provider.id]).map((id) =>
      provider.resolve({ kind: 'payment', id }, allowCapture),
    ),
  );
  return (await Promise.all(payments)).flat();
}

export async function readLedger({ db }: PayingServer) {
  const [checkouts, payments, grants, periods] = await Promise.all([
    db.select().from(checkoutsTable),
    db.select().from(paymentsTable),
    db.select().from(grantsTable),
    db.select().from(membershipPeriodsTable),
  ]);
  return { checkouts, payments, grants, periods };
}

/**
 * What is wrong with each approved payment of the providers, checked without the server's rules: each one must be behind
 * a grant or in review.
 */
export async function findUnexplainedPayments(system: PayingServer): Promise<string[]> {
  const [providerPayments, ledger] = await Promise.all([
    readProviderPayments(system),
    readLedger(system),
  ]);
  const accounts = new Map<string, string>(
    system.providers.map(({ id, accountId }) => [id, accountId]),
  );
  const people = new Set(system.users.map(({ id }) => id));
  const remainingUsers = new Set(
    (await system.db.select({ id: usersTable.id }).from(usersTable)).map(({ id }) => id),
  );
  const grantedPayments = new Set(
    ledger.grants.flatMap((each) => (each.reversedAt === null ? [each.paymentId] : [])),
  );
  return providerPayments.flatMap((payment) => {
    const checkout = ledger.checkouts.find(({ id }) => id === payment.checkoutRef);
    if (payment.state !== 'approved' || !checkout) return [];
    const recorded = ledger.payments.find(
      ({ providerPaymentId }) => providerPaymentId === payment.providerPaymentId,
    );
    if (!recorded) return ['an approved payment that we do not know'];
    const isExact =
      payment.provider === checkout.processor &&
      payment.accountId === accounts.get(payment.provider) &&
      payment.amountMinor === checkout.dueMinor &&
      payment.currency === checkout.currency;
    if (grantedPayments.has(recorded.id))
      return isExact ? [] : ['a grant rests on a payment that is not what was asked'];
    const problems: string[] = [];
    if (recorded.reviewReason === null)
      problems.push(`an approved payment of ${payment.provider} that nobody looks at`);
    if (recorded.refundDueAt !== null) problems.push('a refund that was never done');
    const isDeleted = !people.has(checkout.userId) || !remainingUsers.has(checkout.userId);
    if (isExact && payment.provider === 'paypal' && recorded.role === null)
      problems.push('PayPal charged what was not wanted, and it stayed so');
    // a full price that was paid to us always counts for somebody
    if (
      isExact &&
      !isDeleted &&
      !checkout.isCouponListed &&
      recorded.role === null &&
      recorded.reviewReason !== 'changed_reference'
    )
      problems.push(
        `a full price of ${payment.provider} that counts for nothing: ${String(recorded.reviewReason)}`,
      );
    return problems;
  });
}

/** The coupons with more grants than uses, ended grants too. */
export async function findOverusedCoupons({ db }: PayingServer): Promise<string[]> {
  const [coupons, checkouts, grants] = await Promise.all([
    db.select().from(couponsTable),
    db.select().from(checkoutsTable),
    db.select().from(grantsTable),
  ]);
  return coupons.flatMap(({ code, maxUses, uses }) => {
    const grantCount = checkouts.filter(
      ({ id, couponCode }) =>
        couponCode === code && grants.some(({ checkoutId }) => checkoutId === id),
    ).length;
    return grantCount <= uses && grantCount <= (maxUses ?? Infinity)
      ? []
      : [`${code}: ${grantCount} grants of ${String(maxUses)} uses`];
  });
}
