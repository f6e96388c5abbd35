import type { AccountExport } from '@forja/contract/account-export';
import type { Transaction } from '../../database/in-transaction.ts';
import type { MembershipService } from '../membership/membership.service.ts';
import type { CheckoutsRepository } from './storage/checkouts.repository.ts';
import type { CouponsRepository } from './coupons/coupons.repository.ts';
import type { EndCheckout } from './ledger/end-checkout.ts';
import type { PaymentHistory } from './history/payment-history.service.ts';
import type { PaymentsRepository } from './storage/payments.repository.ts';
import type { Requester } from './withdrawals/withdrawals.repository.ts';
import type { Withdrawals } from './withdrawals/withdrawals.service.ts';

type Dependencies = {
  history: PaymentHistory;
  membership: MembershipService;
  checkouts: CheckoutsRepository;
  payments: PaymentsRepository;
  coupons: CouponsRepository;
  withdrawals: Withdrawals;
  endCheckout: EndCheckout;
};

export type PaymentPrivacy = ReturnType<typeof createPaymentPrivacy>;

export function createPaymentPrivacy({
  history,
  membership,
  checkouts,
  payments,
  coupons,
  withdrawals,
  endCheckout,
}: Dependencies) {
  return {
    async exportPayments(requester: Requester): Promise<AccountExport['membership']> {
      const { id } = requester;
      const [periods, historyItems, checkoutRows, requests] = await Promise.all([
        membership.listPeriods(id),
        history.list(id),
        checkouts.listAll(id),
        withdrawals.listByRequester(requester),
      ]);
      return {
        periods: periods.map(({ startsAt, endsAt }) => ({ startsAt, endsAt })),
        payments: historyItems,
        checkouts: checkoutRows.map((row) => ({
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

    /**
     * Payments stay for accounting, without their owner. The user row is already deleted, so no new
     * ones appear.
     */
    async anonymizeUser(
      requester: Requester,
      anonymousUserId: string,
      tx: Transaction,
    ): Promise<void> {
      const { id } = requester;
      // an open checkout could still charge the deleted user
      for (const openCheckout of await checkouts.lockOpen(id, tx))
        await endCheckout(openCheckout, 'cancelled', tx);
      await membership.anonymizeUser(id, anonymousUserId, tx);
      await payments.anonymizeUser(id, anonymousUserId, tx);
      await checkouts.anonymizeUser(id, anonymousUserId, tx);
      await coupons.anonymizeUser(id, anonymousUserId, tx);
      await withdrawals.anonymizeUser(requester, tx);
    },
  };
}
