import { randomUUID } from 'node:crypto';
import type { Transaction } from '../../database/in-transaction.ts';
import { recalculatePeriods } from './recalculate-periods.ts';
import type { MembershipRepository } from './membership.repository.ts';

type Dependencies = { membership: MembershipRepository; now: () => Date };

type PurchasedGrant = {
  userId: string;
  checkoutId: string;
  paymentId: string;
  months: number;
  effectiveAt: Date;
  reversedAt: Date | null;
};

export function createUpsertGrant({ membership, now }: Dependencies) {
  /** The caller holds the lock of the user. */
  return async function upsertGrant(
    bought: PurchasedGrant,
    tx: Transaction,
  ): Promise<'new' | 'changed' | 'same'> {
    const { userId, checkoutId, paymentId, effectiveAt, reversedAt } = bought;
    const storedGrant = await membership.findGrant(userId, checkoutId, tx);
    if (!storedGrant)
      await membership.addGrant({ id: randomUUID(), createdAt: now(), ...bought }, tx);
    else if (
      storedGrant.paymentId === paymentId &&
      storedGrant.effectiveAt.getTime() === effectiveAt.getTime() &&
      storedGrant.reversedAt?.getTime() === reversedAt?.getTime()
    )
      return 'same';
    else
      await membership.changeGrant(
        userId,
        storedGrant.id,
        { paymentId, effectiveAt, reversedAt },
        tx,
      );
    await recalculatePeriods(membership, userId, tx);
    return storedGrant ? 'changed' : 'new';
  };
}
