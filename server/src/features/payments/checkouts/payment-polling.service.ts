import { DAY_MS, MINUTE_MS } from '@forja/domain/units/durations';
import { nextPoll } from '@forja/domain/payments/poll-schedule';
import type { PaymentProvider } from '../../../gateways/payments/payment-provider.ts';
import type { CheckoutRow, CheckoutsRepository } from '../storage/checkouts.repository.ts';
import type { CheckoutsService } from './checkouts.service.ts';
import type { RefreshPayments } from './refresh-payments.service.ts';
import type { PaymentsRepository } from '../storage/payments.repository.ts';

/** Other servers skip a checkout for this long. */
export const POLL_LEASE_MS = 5 * MINUTE_MS;
const BATCH = 20;
const SWEPT_DAYS = 7;
const REREAD_DAYS = 180;

type Dependencies = {
  checkouts: CheckoutsRepository;
  payments: PaymentsRepository;
  checkoutsService: CheckoutsService;
  refreshPayments: RefreshPayments;
  providers: readonly PaymentProvider[];
  onProviderProblem: (error: unknown) => void;
  now: () => Date;
};

export type PaymentPolling = ReturnType<typeof createPaymentPolling>;

/** Finds payments whose webhook was lost and whose buyer never returned. */
export function createPaymentPolling(dependencies: Dependencies) {
  const {
    checkouts,
    payments,
    checkoutsService,
    refreshPayments,
    providers,
    onProviderProblem,
    now,
  } = dependencies;

  async function poll(row: CheckoutRow): Promise<void> {
    await refreshPayments.forCheckout(row, 'poll').catch(onProviderProblem);
    const refreshedCheckout = await checkouts.find(row.userId, row.id);
    if (!refreshedCheckout || refreshedCheckout.state === 'paid') return;
    const isPending = refreshedCheckout.state === 'pending';
    const nextPollAt = nextPoll(
      { startedAt: refreshedCheckout.createdAt, expiresAt: refreshedCheckout.expiresAt, isPending },
      now(),
    );
    await checkouts.change(refreshedCheckout, { nextPollAt });
  }

  return {
    async pollDue(): Promise<number> {
      const timestamp = now();
      const due = await checkouts.takeDue(
        timestamp,
        new Date(timestamp.getTime() + POLL_LEASE_MS),
        BATCH,
      );
      for (const row of due) await poll(row);
      return due.length;
    },

    expireOverdue: (): Promise<number> => checkoutsService.expireOverdue(BATCH),

    /** Approved payments can be reversed for half a year. */
    async rereadApproved(): Promise<number> {
      const timestamp = now().getTime();
      const due = await payments.takeDue(
        new Date(timestamp),
        new Date(timestamp + SWEPT_DAYS * DAY_MS),
        BATCH,
      );
      for (const payment of due) {
        const isOver = (payment.approvedAt?.getTime() ?? 0) + REREAD_DAYS * DAY_MS < timestamp;
        if (isOver) await payments.stopRereading(payment);
        const provider = providers.find(({ id }) => id === payment.provider);
        if (provider)
          await refreshPayments
            .forHint(provider, { kind: 'payment', id: payment.providerPaymentId }, 'sweep')
            .catch(onProviderProblem);
      }
      return due.length;
    },

    /** Includes paid checkouts: the webhook of a second payment may be lost. */
    async refreshRecent(): Promise<void> {
      const since = new Date(now().getTime() - SWEPT_DAYS * DAY_MS);
      for (let after = ''; ;) {
        const page = await checkouts.listSince(since, after, BATCH);
        for (const row of page)
          await refreshPayments.forCheckout(row, 'sweep').catch(onProviderProblem);
        const last = page.at(-1);
        if (!last || page.length < BATCH) return;
        after = last.id;
      }
    },
  };
}
