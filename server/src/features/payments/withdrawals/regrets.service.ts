import type { Withdrawal } from '@forja/contract/withdrawal';
import { regretUntil } from '@forja/domain/membership/regret-until';
import type { Database } from '../../../database/connect.ts';
import { inTransaction } from '../../../database/in-transaction.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Caller } from '../../../http/caller.ts';
import type { TryLimits } from '../../identity/try-limits.service.ts';
import type { MembershipService } from '../../membership/membership.service.ts';
import type { FollowUps } from '../checkouts/follow-ups.service.ts';
import { canRegret } from '../history/payment-history.service.ts';
import type { Payment, PaymentsRepository } from '../ledger/payments.repository.ts';
import type { Transfers } from '../review/transfers.service.ts';
import type { Withdrawals } from './withdrawals.service.ts';

type Dependencies = {
  db: Database;
  payments: PaymentsRepository;
  membership: MembershipService;
  withdrawals: Withdrawals;
  transfers: Transfers;
  followUps: FollowUps;
  limits: TryLimits;
  now: () => Date;
};

export type Regrets = ReturnType<typeof createRegrets>;

/**
 * A purchase of the last ten days is undone by who made it. The request and what has to go back are kept together; the
 * provider is asked afterwards, and again until it did. A transfer is sent back by an administrator.
 */
export function createRegrets(dependencies: Dependencies) {
  const { db, payments, membership, withdrawals, transfers, followUps, limits, now } = dependencies;

  const open = ({ id: userId, username }: Pick<Caller, 'id' | 'username'>, id: string) =>
    inTransaction(db, async (tx) => {
      // the same lock as every change of the person's payments: two taps come one after the other
      await membership.lockPerson(userId, tx);
      const payment = await payments.findOwn(userId, id, tx);
      if (!payment) throw new AppError('payment_not_found');
      const known = await withdrawals.findByPayment(id, tx);
      if (known) return { payment, opened: undefined };
      assertMayRegret(payment, now());
      const isByHand = payment.provider === 'manual';
      const state = isByHand ? ('received' as const) : ('in_progress' as const);
      const request = await withdrawals.openRegret({ payment, email: username, state }, tx);
      const { checkoutId } = payment;
      await payments.record(
        { userId, at: now(), checkoutId, paymentId: id, source: 'person', event: 'regret_asked' },
        tx,
      );
      if (!isByHand && payment.provider !== 'coupon')
        await payments.change(payment, { refundDueAt: now(), refundAttempts: 0 }, tx);
      return { payment, opened: request };
    });

  /** What was given for nothing ends without asking anybody. */
  const endGift = (payment: Payment) =>
    transfers.end(payment, {}, 'person').catch((error: unknown) => {
      // the other tap, or the job, was faster
      if (!(error instanceof AppError)) throw error;
    });

  return {
    async regret(caller: Pick<Caller, 'id' | 'username'>, id: string, ip: string): Promise<Withdrawal> {
      await limits.count('activation', { account: caller.id, ip });
      const { payment, opened } = await open(caller, id);
      if (opened) withdrawals.tellReceived(caller.username, opened);
      if (payment.provider === 'coupon') await endGift(payment);
      else await followUps.refundDue(caller.id);
      await withdrawals.closeRefunded();
      const request = await withdrawals.findByPayment(id);
      if (!request) throw new Error('a regret that was kept was not found');
      return request;
    },

    /** What a server that died left half done, and what went back since. */
    async finish(): Promise<void> {
      for (const gift of await withdrawals.regrettedGifts()) await endGift(gift);
      await withdrawals.closeRefunded();
    },
  };
}

function assertMayRegret(payment: Payment, now: Date): void {
  if (!canRegret(payment) || payment.approvedAt === null)
    throw new AppError('regret_not_possible', { message: 'Ese pago no se puede deshacer: ya no está aprobado.' });
  if (now >= regretUntil(payment.approvedAt)) throw new AppError('regret_not_possible');
}
