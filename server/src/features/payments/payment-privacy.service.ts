import type { AccountExport } from '@forja/contract/account-data';
import type { Transaction } from '../../database/in-transaction.ts';
import type { MembershipService } from '../membership/membership.service.ts';
import type { CheckoutsRepository } from './checkouts/checkouts.repository.ts';
import type { CouponsRepository } from './coupons/coupons.repository.ts';
import type { EndCheckout } from './checkouts/end-checkout.ts';
import type { OwnPayments } from './history/payment-history.service.ts';
import type { PaymentsRepository } from './ledger/payments.repository.ts';
import type { Requester } from './withdrawals/withdrawals.repository.ts';
import type { Withdrawals } from './withdrawals/withdrawals.service.ts';

type Parts = {
  own: OwnPayments;
  membership: MembershipService;
  checkouts: CheckoutsRepository;
  payments: PaymentsRepository;
  coupons: CouponsRepository;
  withdrawals: Withdrawals;
  endCheckout: EndCheckout;
};

export type PeoplesPayments = ReturnType<typeof createPeoplesPayments>;

/** What is kept of a person's payments: to hand over, and to leave without a name. */
export function createPeoplesPayments({
  own,
  membership,
  checkouts,
  payments,
  coupons,
  withdrawals,
  endCheckout,
}: Parts) {
  return {
    async exportPayments(person: Requester): Promise<AccountExport['membership']> {
      const { id } = person;
      const [periods, list, rows, requests] = await Promise.all([
        membership.periodsOf(id),
        own.list(id),
        checkouts.all(id),
        withdrawals.listBy(person),
      ]);
      return {
        periods: periods.map(({ startsAt, endsAt }) => ({ startsAt, endsAt })),
        payments: list,
        checkouts: rows.map((row) => ({
          id: row.id,
          processor: row.processor,
          state: row.state,
          currency: row.currency,
          totalMinor: row.dueMinor,
          couponCode: row.couponCode,
          declaredReference: row.declaredReference,
          createdAt: row.createdAt,
        })),
        withdrawals: requests,
      };
    },

    /** Payments are kept for accounting; whose they were is not. The person's row is already gone, so nothing new comes. */
    async forget(person: Requester, stranger: string, tx: Transaction): Promise<void> {
      const { id } = person;
      // nobody is left to be charged
      for (const open of await checkouts.lockOpen(id, tx)) await endCheckout(open, 'cancelled', tx);
      await membership.forgetWho(id, stranger, tx);
      await payments.forgetWho(id, stranger, tx);
      await checkouts.forgetWho(id, stranger, tx);
      await coupons.forgetWho(id, stranger, tx);
      await withdrawals.forgetWho(person, tx);
    },
  };
}
