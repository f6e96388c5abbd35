import type { PaymentProvider } from '../../../gateways/payments/payment-provider.ts';
import type { CheckoutRow, CheckoutsRepository } from './checkouts.repository.ts';
import type { CheckoutsService } from './checkouts.service.ts';
import type { Look } from './refresh-payments.service.ts';
import type { PaymentsRepository } from '../ledger/payments.repository.ts';
import { nextPoll } from './poll-schedule.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const LEASE_MS = 5 * MINUTE_MS;
const BATCH = 20;
const SWEPT_DAYS = 7;
const REREAD_DAYS = 180;

type Parts = {
  checkouts: CheckoutsRepository;
  payments: PaymentsRepository;
  service: CheckoutsService;
  look: Look;
  providers: readonly PaymentProvider[];
  onProviderProblem: (error: unknown) => void;
  now: () => Date;
};

export type Reconciliation = ReturnType<typeof createReconciliation>;

/** Looks by itself, so that nothing is lost when no message comes and nobody comes back. */
export function createReconciliation(parts: Parts) {
  const { checkouts, payments, service, look, providers, onProviderProblem, now } = parts;

  async function poll(row: CheckoutRow): Promise<void> {
    await look.at(row, 'poll').catch(onProviderProblem);
    const after = await checkouts.find(row.userId, row.id);
    if (!after || after.state === 'paid') return;
    const isPending = after.state === 'pending';
    const next = nextPoll({ startedAt: after.createdAt, expiresAt: after.expiresAt, isPending }, now());
    await checkouts.change(after, { nextPollAt: next });
  }

  return {
    /** Open checkouts whose time to look has come. */
    async pollDue(): Promise<number> {
      const at = now();
      const due = await checkouts.takeDue(at, new Date(at.getTime() + LEASE_MS), BATCH);
      for (const row of due) await poll(row);
      return due.length;
    },

    expireOverdue: (): Promise<number> => service.expireOverdue(BATCH),

    /** Approved payments again: money may go back for half a year. */
    async readAgain(): Promise<number> {
      const at = now().getTime();
      const due = await payments.takeDue(new Date(at), new Date(at + SWEPT_DAYS * DAY_MS), BATCH);
      for (const payment of due) {
        const isOver = (payment.approvedAt?.getTime() ?? 0) + REREAD_DAYS * DAY_MS < at;
        if (isOver) await payments.stopReading(payment);
        const provider = providers.find(({ id }) => id === payment.provider);
        if (provider)
          await look
            .into(provider, { kind: 'payment', id: payment.providerPaymentId }, 'sweep')
            .catch(onProviderProblem);
      }
      return due.length;
    },

    /** Every checkout of the last days, paid ones too: a second payment of one may have gone unheard. */
    async sweep(): Promise<void> {
      const since = new Date(now().getTime() - SWEPT_DAYS * DAY_MS);
      for (let after = ''; ;) {
        const page = await checkouts.sentSince(since, after, BATCH);
        for (const row of page) await look.at(row, 'sweep').catch(onProviderProblem);
        const last = page.at(-1);
        if (!last || page.length < BATCH) return;
        after = last.id;
      }
    },
  };
}
