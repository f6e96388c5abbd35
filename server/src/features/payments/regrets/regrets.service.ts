import type { Withdrawal } from '@forja/contract/payments/withdrawal';
import { secondRegretSince } from '@forja/domain/membership/second-regret';
import { withdrawalDeadline } from '@forja/domain/membership/withdrawal-deadline';
import type { Database } from '../../../database/connect.ts';
import { inTransaction, type Transaction } from '../../../database/in-transaction.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Caller } from '../../../http/caller.ts';
import type { TryLimits } from '../../identity/limits/try-limits.service.ts';
import type { PersonHashes } from '../../referrals/person-hashes.service.ts';
import type { MembershipService } from '../../membership/membership.service.ts';
import type { FollowUps } from '../checkouts/follow-ups.service.ts';
import { canRegret } from '../history/payment-history.service.ts';
import type { Payment, PaymentsRepository } from '../storage/payments.repository.ts';
import type { Transfers } from '../review/transfers.service.ts';
import type { Withdrawals } from '../withdrawals/withdrawals.service.ts';

type Dependencies = {
  db: Database;
  payments: PaymentsRepository;
  membership: MembershipService;
  withdrawals: Withdrawals;
  transfers: Transfers;
  followUps: FollowUps;
  hashes: PersonHashes;
  limits: TryLimits;
  now: () => Date;
};

type RegretCaller = Pick<Caller, 'id' | 'username'>;

export type Regrets = ReturnType<typeof createRegrets>;

/**
 * Stores the request and its due refund in one transaction. Transfers are returned by hand, and an
 * administrator decides a person's second regret within a year.
 */
export function createRegrets(dependencies: Dependencies) {
  const { db, payments, membership, withdrawals, transfers, followUps } = dependencies;
  const { hashes, limits, now } = dependencies;

  async function hasRegretted({ id, username }: RegretCaller, tx?: Transaction): Promise<boolean> {
    const payers = (await payments.mapPayers([id], tx)).get(id) ?? [];
    const subject = { userId: id, mailboxHashes: hashes.listMailboxHashes(username), payers };
    if (tx) await withdrawals.lockSubject(subject, tx);
    return withdrawals.hasRegretted(subject, secondRegretSince(now()), tx);
  }

  const openRegret = (caller: RegretCaller, id: string) =>
    inTransaction(db, async (tx) => {
      const { id: userId, username } = caller;
      // serializes repeated requests
      await membership.lockUser(userId, tx);
      const payment = await payments.findOwn(userId, id, tx);
      if (!payment) throw new AppError('payment_not_found');
      const existingRequest = await withdrawals.findByPayment(id, tx);
      if (existingRequest) return { payment, newRequest: undefined };
      assertCanRegret(payment, now());
      const isSecond = payment.provider !== 'coupon' && (await hasRegretted(caller, tx));
      const isByHand = payment.provider === 'manual' || isSecond;
      const state = isByHand ? ('received' as const) : ('in_progress' as const);
      const mailboxHash = hashes.hashMailbox(username);
      const request = await withdrawals.openRegret(
        { payment, email: username, mailboxHash, isSecond, state },
        tx,
      );
      const { checkoutId } = payment;
      await payments.addEvent(
        { userId, at: now(), checkoutId, paymentId: id, source: 'person', event: 'regret_asked' },
        tx,
      );
      if (!isByHand && payment.provider !== 'coupon')
        await payments.change(payment, { refundDueAt: now(), refundAttempts: 0 }, tx);
      return { payment, newRequest: request };
    });

  /** A gift has no provider to request a refund from. */
  const endGift = (payment: Payment) =>
    transfers.endPayment(payment, {}, 'person').catch((error: unknown) => {
      // a repeated request or the job ended it first
      if (!(error instanceof AppError)) throw error;
    });

  return {
    hasRegretted,

    async regret(caller: RegretCaller, id: string, ip: string): Promise<Withdrawal> {
      await limits.count('activation', { account: caller.id, ip });
      const { payment, newRequest } = await openRegret(caller, id);
      if (newRequest) withdrawals.sendConfirmation(caller.username, newRequest);
      if (payment.provider === 'coupon') await endGift(payment);
      else await followUps.refundPayments(caller.id);
      await withdrawals.closeRefunded();
      const request = await withdrawals.findByPayment(id);
      if (!request) throw new Error('a regret that was stored was not found');
      return request;
    },

    /** Completes regrets that a crash interrupted. */
    async finishPending(): Promise<void> {
      for (const gift of await withdrawals.listRegrettedGifts()) await endGift(gift);
      await withdrawals.closeRefunded();
    },
  };
}

function assertCanRegret(payment: Payment, now: Date): void {
  if (!canRegret(payment) || payment.approvedAt === null)
    throw new AppError('regret_not_possible', {
      message: 'Ese pago no se puede deshacer: ya no está aprobado.',
    });
  if (now >= withdrawalDeadline(payment.approvedAt)) throw new AppError('regret_not_possible');
}
