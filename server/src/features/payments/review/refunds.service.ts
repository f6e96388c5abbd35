import type { Database } from '../../../database/connect.ts';
import { inTransaction } from '../../../database/in-transaction.ts';
import type {
  PaymentProvider,
  PaymentSnapshot,
} from '../../../gateways/payments/payment-provider.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Caller } from '../../../http/caller.ts';
import type { Decisions } from './decisions.service.ts';
import type { Payment, PaymentsRepository } from '../storage/payments.repository.ts';
import { REFUND_REQUEST_MS } from '../ledger/refund-under-way.ts';
import type { Ledger } from '../ledger/ledger.service.ts';
import type { Transfers } from './transfers.service.ts';
import type { Withdrawals } from '../withdrawals/withdrawals.service.ts';

type Dependencies = {
  db: Database;
  payments: PaymentsRepository;
  providers: readonly PaymentProvider[];
  transfers: Transfers;
  withdrawals: Pick<Withdrawals, 'closeRefunded'>;
  ledger: Ledger;
  decisions: Decisions;
  onProviderProblem: (error: unknown) => void;
  now: () => Date;
};

export type Refunds = ReturnType<typeof createRefunds>;

/** Only an approved payment to our account, through a configured provider, can be refunded. */
export const canRefundPayment = (
  { provider, state, reviewReason }: Payment,
  providers: readonly PaymentProvider[],
): boolean =>
  state === 'approved' &&
  reviewReason !== 'wrong_account' &&
  providers.some(({ id }) => id === provider);

/** Payments without a provider are ended by hand: there is no API to refund them. */
export const canEndPayment = ({ provider, state }: Payment): boolean =>
  state === 'approved' && (provider === 'manual' || provider === 'coupon');

/** Refunds that an administrator requests. The membership of the payment ends as with any other refund. */
export function createRefunds({
  db,
  payments,
  providers,
  transfers,
  withdrawals,
  ledger,
  decisions,
  onProviderProblem,
  now,
}: Dependencies) {
  async function requestRefund(payment: Payment): Promise<PaymentSnapshot | undefined> {
    const { id, provider, providerPaymentId } = payment;
    // the payment id is the idempotency key: a repeated request refunds once
    return providers
      .find((each) => each.id === provider)
      ?.refund({ providerPaymentId, amountMinor: null, key: id })
      .catch((error: unknown) => {
        onProviderProblem(error);
        return undefined;
      });
  }

  /** Finds a payment of another user, under review or not. */
  async function findOthersPayment(admin: Caller, id: string): Promise<Payment> {
    const payment = await payments.find(id);
    if (!payment) throw new AppError('payment_not_found');
    if (payment.userId === admin.id) throw new AppError('own_payment');
    return payment;
  }

  return {
    /** Ends a payment without a provider, whose money an administrator returned by hand. */
    async endPayment(admin: Caller, id: string, reason: string): Promise<void> {
      const payment = await findOthersPayment(admin, id);
      if (!canEndPayment(payment)) throw await decisions.alreadyDecided(payment);
      await transfers.endPayment(payment, { adminId: admin.id, reason });
      await withdrawals.closeRefunded();
    },

    async refundPayment(admin: Caller, id: string, reason: string): Promise<void> {
      const payment = await findOthersPayment(admin, id);
      if (!canRefundPayment(payment, providers)) throw await decisions.alreadyDecided(payment);
      const { userId, checkoutId } = payment;
      const event = {
        userId,
        checkoutId,
        paymentId: id,
        source: 'admin',
        adminId: admin.id,
        reason,
      } as const;
      // recorded before the money moves, so that a crash keeps who requested it
      await inTransaction(db, async (tx) => {
        const requestedSince = new Date(now().getTime() - REFUND_REQUEST_MS);
        if (await payments.isRefundUnderWay(payment, requestedSince, tx))
          throw await decisions.alreadyDecided(payment);
        await payments.addEvent({ ...event, at: now(), event: 'refund_asked' }, tx);
      });
      const snapshot = await requestRefund(payment);
      if (snapshot) await ledger.recordPayment(snapshot, 'admin', { adminId: admin.id, reason });
      if (snapshot?.state !== 'refunded') {
        await inTransaction(db, (tx) =>
          payments.addEvent({ ...event, at: now(), event: 'refund_failed' }, tx),
        );
        throw new AppError('refund_not_confirmed');
      }
      await withdrawals.closeRefunded();
      if (payment.reviewReason === null || payment.reviewedAt !== null) return;
      await inTransaction(db, async (tx) => {
        await payments.change(payment, { reviewedAt: now() }, tx);
        await payments.addEvent({ ...event, at: now(), event: 'reviewed' }, tx);
      });
    },
  };
}
