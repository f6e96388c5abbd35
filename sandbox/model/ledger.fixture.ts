import {
  grantsTable,
  membershipPeriodsTable,
} from '@forja/server/features/membership/membership.table';
import { checkoutsTable } from '@forja/server/features/payments/storage/checkouts.table';
import { paymentsTable } from '@forja/server/features/payments/storage/payments.table';
import { couponsTable } from '@forja/server/features/payments/coupons/coupons.table';
import {
  referralCreditsTable,
  referralEntriesTable,
  referralsTable,
} from '@forja/server/features/referrals/referrals.table';
import { withdrawalsTable } from '@forja/server/features/payments/withdrawals/withdrawals.table';
import { usersTable } from '@forja/server/features/identity/storage/identity.table';
import type { PaymentSnapshot } from '@forja/server/gateways/payments/payment-provider';
import type { PayingServer } from './paying-server.fixture.ts';
import { allowCapture } from '../shared/checkout.fixture.ts';

/** Both providers' payments as they report them without faults. */
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

/** Problems of the approved payments, checked without the server's rules: each must be behind a grant or in review. */
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
    if (!recorded) return ['an approved payment missing from the ledger'];
    const isExact =
      payment.provider === checkout.processor &&
      payment.accountId === accounts.get(payment.provider) &&
      payment.amountMinor === checkout.dueMinor &&
      payment.currency === checkout.currency;
    if (grantedPayments.has(recorded.id))
      return isExact ? [] : ['a grant rests on a payment of another amount'];
    const problems: string[] = [];
    if (recorded.reviewReason === null)
      problems.push(`an approved payment of ${payment.provider} without a review`);
    if (recorded.refundDueAt !== null) problems.push('a refund that was never done');
    const isDeleted = !people.has(checkout.userId) || !remainingUsers.has(checkout.userId);
    if (isExact && payment.provider === 'paypal' && recorded.role === null)
      problems.push('PayPal charged an unwanted payment and kept it');
    // a full price paid to our account always grants somebody a membership
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

/** Known vouchers of cancelled checkouts that can still be paid. */
export async function findPayableVouchers(system: PayingServer): Promise<string[]> {
  const { checkouts, payments } = await readLedger(system);
  const cancelled = new Set(
    checkouts.flatMap(({ id, state }) => (state === 'cancelled' ? [id] : [])),
  );
  const knownIds = new Set(payments.map(({ providerPaymentId }) => providerPaymentId));
  return (await readProviderPayments(system)).flatMap(
    ({ provider, state, checkoutRef, providerPaymentId }) =>
      provider === 'mercadopago' &&
      state === 'pending' &&
      knownIds.has(providerPaymentId) &&
      cancelled.has(checkoutRef ?? '')
        ? [providerPaymentId]
        : [],
  );
}

/** Coupons with more grants than uses, ended grants included. */
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

type LedgerPayment = Awaited<ReturnType<typeof readLedger>>['payments'][number];

/** Referral credits with a wrong amount or beneficiary, computed from the payments alone. */
export async function findWrongCredits(system: PayingServer): Promise<string[]> {
  const { db } = system;
  const [{ payments }, referrals, entries, credits] = await Promise.all([
    readLedger(system),
    db.select().from(referralsTable),
    db.select().from(referralEntriesTable),
    db.select().from(referralCreditsTable),
  ]);
  const wrong: string[] = [];
  const sum = (lines: { amountMinor: number }[]) =>
    lines.reduce((total, { amountMinor }) => total + amountMinor, 0);
  for (const { referredId, percent } of referrals) {
    const [first] = payments
      .filter(
        ({ userId, role, state, amountMinor }) =>
          userId === referredId && role === 'primary' && state === 'approved' && amountMinor > 0,
      )
      .toSorted((a, b) => Number(a.approvedAt) - Number(b.approvedAt) || (a.id < b.id ? -1 : 1));
    const expected = first
      ? Math.floor(((first.amountMinor - first.refundedMinor) * percent) / 100)
      : 0;
    const credited = sum(entries.filter((entry) => entry.referredId === referredId));
    if (credited !== expected) wrong.push(`a credit of ${credited} in place of ${expected}`);
  }
  for (const { paymentId, amountMinor } of credits)
    if (amountMinor !== Math.max(0, sum(entries.filter((each) => each.paymentId === paymentId))))
      wrong.push('a credit that is not the sum of its lines');
  const findPayers = (id: string) => listPayers(payments, id);
  const unreviewed = credits.filter(
    ({ amountMinor, reviewReason }) => amountMinor > 0 && reviewReason === null,
  );
  for (const [index, credit] of unreviewed.entries()) {
    const others = [
      credit.referrerId,
      ...unreviewed.slice(0, index).map(({ referredId }) => referredId),
    ];
    const payers = new Set(others.flatMap(findPayers));
    if (findPayers(credit.referredId).some((payer) => payers.has(payer)))
      wrong.push('a self-referral credit without a review');
  }
  return wrong;
}

const listPayers = (payments: LedgerPayment[], id: string): string[] =>
  payments
    .filter(({ userId, approvedAt }) => userId === id && approvedAt !== null)
    .flatMap(({ payerIdHash }) => (payerIdHash === null ? [] : [payerIdHash]));

/** Payers refunded automatically more than once a year. */
export async function findRepeatedWithdrawals(system: PayingServer): Promise<string[]> {
  const [{ payments }, withdrawals] = await Promise.all([
    readLedger(system),
    system.db.select().from(withdrawalsTable),
  ]);
  const automatic = withdrawals.filter(({ reviewReason }) => reviewReason === null);
  const payers = automatic.flatMap(({ paymentId }) =>
    payments
      .filter(({ id, provider }) => id === paymentId && provider !== 'coupon')
      .flatMap(({ payerIdHash }) => (payerIdHash === null ? [] : [payerIdHash])),
  );
  return new Set(payers).size === payers.length
    ? []
    : ['a second automatic refund without a review'];
}
