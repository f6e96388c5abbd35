import type { Database } from '../../../database/connect.ts';
import { inTransaction } from '../../../database/in-transaction.ts';
import type { MembershipService } from '../../membership/membership.service.ts';
import { type EndCheckout, isOpen } from '../ledger/end-checkout.ts';
import type { CheckoutsRepository } from '../storage/checkouts.repository.ts';
import type { RefreshPayments } from './refresh-payments.service.ts';

export type ExpireOverdueDependencies = {
  db: Database;
  checkouts: CheckoutsRepository;
  membership: MembershipService;
  refreshPayments: RefreshPayments;
  endCheckout: EndCheckout;
  onProviderProblem: (error: unknown) => void;
  now: () => Date;
};

/** Releases coupons. A late payment at full price still counts. */
export function createExpireOverdue(dependencies: ExpireOverdueDependencies) {
  const { db, checkouts, membership, refreshPayments, endCheckout, onProviderProblem, now } =
    dependencies;
  return async function expireOverdue(limit: number): Promise<number> {
    const overdue = await checkouts.listOverdue(now(), limit);
    for (const row of overdue) {
      // a payment with the discount may be unreported
      if (row.isCouponListed)
        await refreshPayments.forCheckout(row, 'poll').catch(onProviderProblem);
      await inTransaction(db, async (tx) => {
        await membership.lockUser(row.userId, tx);
        const locked = await checkouts.lock(row.id, tx);
        if (locked && isOpen(locked) && locked.expiresAt <= now())
          await endCheckout(locked, 'expired', tx);
      });
    }
    return overdue.length;
  };
}
