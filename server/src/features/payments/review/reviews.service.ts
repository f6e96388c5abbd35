import type { Database } from '../../../database/connect.ts';
import { inTransaction } from '../../../database/in-transaction.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Caller } from '../../../http/caller.ts';
import type { Decisions } from './decisions.service.ts';
import type { Payment } from '../storage/payments.repository.ts';
import { createListReviews, isTransfer, type ListReviewsDependencies } from './list-reviews.ts';
import type { Transfers } from './transfers.service.ts';

type Dependencies = ListReviewsDependencies & {
  db: Database;
  transfers: Transfers;
  decisions: Decisions;
  now: () => Date;
};

export type Reviews = ReturnType<typeof createReviews>;

/** Administrators never decide about a payment of their account. */
export function createReviews(dependencies: Dependencies) {
  const { db, payments, transfers, decisions, now } = dependencies;

  async function findOpen(admin: Caller, id: string): Promise<Payment> {
    const payment = await payments.find(id);
    if (!payment) throw new AppError('payment_not_found');
    if (payment.userId === admin.id) throw new AppError('own_payment');
    if (payment.reviewReason === null || payment.reviewedAt !== null)
      throw await decisions.alreadyDecided(payment);
    return payment;
  }

  return {
    findOpen,
    list: createListReviews(dependencies),

    /**
     * Only transfers are approved by hand: a payment that failed a check never becomes a
     * membership.
     */
    async approve(admin: Caller, id: string, reason: string): Promise<void> {
      const payment = await findOpen(admin, id);
      if (!isTransfer(payment)) throw await decisions.alreadyDecided(payment);
      await transfers.decide(payment, true, { adminId: admin.id, reason });
    },

    /** Rejects a transfer; any other payment is marked as reviewed. */
    async reject(admin: Caller, id: string, reason: string): Promise<void> {
      const payment = await findOpen(admin, id);
      if (isTransfer(payment))
        return transfers.decide(payment, false, { adminId: admin.id, reason });
      await inTransaction(db, async (tx) => {
        const reviewedAt = now();
        if (!(await payments.dismiss(payment, reviewedAt, tx)))
          throw await decisions.alreadyDecided(payment);
        const { userId, checkoutId } = payment;
        const event = {
          userId,
          at: reviewedAt,
          checkoutId,
          paymentId: id,
          source: 'admin',
          event: 'reviewed',
        } as const;
        await payments.addEvent({ ...event, adminId: admin.id, reason }, tx);
      });
      return undefined;
    },
  };
}
