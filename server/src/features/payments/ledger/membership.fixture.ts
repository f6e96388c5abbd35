import { randomUUID } from 'node:crypto';
import { foldMembership } from '@forja/domain/membership/fold-membership';
import type { Database } from '../../../database/connect.ts';
import { grantsTable, membershipPeriodsTable } from '../../membership/membership.table.ts';
import { checkoutsTable } from '../storage/checkouts.table.ts';
import { paymentsTable } from '../storage/payments.table.ts';

type WantedMembership = { userId: string; at: Date; months?: number };

function aMembership({ userId, at, months = 3 }: WantedMembership) {
  const [id, checkoutId, paymentId] = [randomUUID(), randomUUID(), randomUUID()];
  const [period] = foldMembership([{ id, months, effectiveAt: at, reversedAt: null }]);
  if (!period) throw new Error('a grant has its period');
  return {
    checkout: {
      userId,
      id: checkoutId,
      processor: 'coupon' as const,
      state: 'paid' as const,
      months,
      currency: 'ARS' as const,
      listMinor: 1_000_000,
      discountPercent: 100,
      discountMinor: 1_000_000,
      dueMinor: 0,
      couponCode: 'REGALO',
      createdAt: at,
      expiresAt: at,
    },
    payment: {
      userId,
      id: paymentId,
      checkoutId,
      provider: 'coupon' as const,
      providerPaymentId: checkoutId,
      role: 'primary' as const,
      state: 'approved' as const,
      amountMinor: 0,
      refundedMinor: 0,
      currency: 'ARS',
      months,
      approvedAt: at,
      providerUpdatedAt: at,
      createdAt: at,
    },
    grant: { userId, id, checkoutId, paymentId, months, effectiveAt: at, createdAt: at },
    period: { userId, ...period },
  };
}

export async function giveMemberships(
  db: Database,
  wanted: readonly WantedMembership[],
): Promise<void> {
  if (wanted.length === 0) return;
  const memberships = wanted.map(aMembership);
  await db.insert(checkoutsTable).values(memberships.map(({ checkout }) => checkout));
  await db.insert(paymentsTable).values(memberships.map(({ payment }) => payment));
  await db.insert(grantsTable).values(memberships.map(({ grant }) => grant));
  await db.insert(membershipPeriodsTable).values(memberships.map(({ period }) => period));
}
