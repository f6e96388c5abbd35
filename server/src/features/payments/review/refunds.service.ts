import type { Database } from '../../../database/connect.ts';
import { inTransaction } from '../../../database/in-transaction.ts';
import type { PaymentProvider, PaymentSnapshot } from '../../../gateways/payments/payment-provider.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Caller } from '../../../http/caller.ts';
import type { Decisions } from './decisions.service.ts';
import type { Payment, PaymentsRepository } from '../ledger/payments.repository.ts';
import { UNDER_WAY_MS } from '../ledger/refund-under-way.ts';
import type { Settle } from '../ledger/record-payment.service.ts';
import type { Transfers } from './transfers.service.ts';
import type { Withdrawals } from '../withdrawals/withdrawals.service.ts';

type Parts = {
  db: Database;
  payments: PaymentsRepository;
  providers: readonly PaymentProvider[];
  transfers: Transfers;
  withdrawals: Pick<Withdrawals, 'closeRefunded'>;
  settle: Settle;
  decisions: Decisions;
  onProviderProblem: (error: unknown) => void;
  now: () => Date;
};

export type Refunds = ReturnType<typeof createRefunds>;

/** Only what was paid to us, and is still here, can be given back. */
export const canRefund = ({ provider, state, reviewReason }: Payment, providers: readonly PaymentProvider[]): boolean =>
  state === 'approved' && reviewReason !== 'wrong_account' && providers.some(({ id }) => id === provider);

/** Paid without a provider, so there is nobody to ask for the money. */
export const canEnd = ({ provider, state }: Payment): boolean =>
  state === 'approved' && (provider === 'manual' || provider === 'coupon');

/** Money that an administrator gives back through who took it. What the payment gave ends as with any refund. */
export function createRefunds({
  db,
  payments,
  providers,
  transfers,
  withdrawals,
  settle,
  decisions,
  onProviderProblem,
  now,
}: Parts) {
  async function giveBack(payment: Payment): Promise<PaymentSnapshot | undefined> {
    const { id, provider, providerPaymentId } = payment;
    // named after the payment: asked twice, it is given back once
    return providers
      .find((each) => each.id === provider)
      ?.refund({ providerPaymentId, amountMinor: null, key: id })
      .catch((error: unknown) => {
        onProviderProblem(error);
        return undefined;
      });
  }

  /** Any payment of somebody else, waiting for a decision or not. */
  async function theirs(admin: Caller, id: string): Promise<Payment> {
    const payment = await payments.find(id);
    if (!payment) throw new AppError('payment_not_found');
    if (payment.userId === admin.id) throw new AppError('own_payment');
    return payment;
  }

  return {
    /** Of what was paid without a provider: whoever decides sent the money back by hand. */
    async end(admin: Caller, id: string, reason: string): Promise<void> {
      const payment = await theirs(admin, id);
      if (!canEnd(payment)) throw await decisions.alreadyDecided(payment);
      await transfers.end(payment, { adminId: admin.id, reason });
      await withdrawals.closeRefunded();
    },

    async refund(admin: Caller, id: string, reason: string): Promise<void> {
      const payment = await theirs(admin, id);
      if (!canRefund(payment, providers)) throw await decisions.alreadyDecided(payment);
      const { userId, checkoutId } = payment;
      const event = { userId, checkoutId, paymentId: id, source: 'admin', adminId: admin.id, reason } as const;
      // before the money moves: a server that dies in between leaves it written who asked for it
      await inTransaction(db, async (tx) => {
        const since = new Date(now().getTime() - UNDER_WAY_MS);
        if (await payments.isRefundUnderWay(payment, since, tx)) throw await decisions.alreadyDecided(payment);
        await payments.record({ ...event, at: now(), event: 'refund_asked' }, tx);
      });
      const snapshot = await giveBack(payment);
      if (snapshot) await settle.settle(snapshot, 'admin', { adminId: admin.id, reason });
      if (snapshot?.state !== 'refunded') {
        await inTransaction(db, (tx) => payments.record({ ...event, at: now(), event: 'refund_failed' }, tx));
        throw new AppError('refund_not_confirmed');
      }
      await withdrawals.closeRefunded();
      if (payment.reviewReason === null || payment.reviewedAt !== null) return;
      await inTransaction(db, async (tx) => {
        await payments.change(payment, { reviewedAt: now() }, tx);
        await payments.record({ ...event, at: now(), event: 'reviewed' }, tx);
      });
    },
  };
}
