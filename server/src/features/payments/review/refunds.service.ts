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

export const canRefundPayment = (
  { provider, state, reviewReason }: Payment,
  providers: readonly PaymentProvider[],
): boolean =>
  state === 'approved' &&
  reviewReason !== 'wrong_account' &&
  providers.some(({ id }) => id === provider);

/** Payments without a provider have no API to refund them and are ended by hand. */
export const canEndPayment = ({ provider, state }: Payment): boolean =>
  state === 'approved' && (provider === 'manual' || provider === 'coupon');

type PartialRefund = {
  reason: string;
  amountMinor: number;
  endsMembership: boolean;
  seenRefundedMinor?: number | undefined;
};
type RefundDecision = {
  payment: Payment;
  admin: Caller;
  reason: string;
  endedAt?: Date | undefined;
};

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
  async function requestRefund(
    payment: Payment,
    amountMinor: number | null,
  ): Promise<PaymentSnapshot | undefined> {
    const { id, provider, providerPaymentId, refundedMinor } = payment;
    // idempotency key: a partial refund includes the amount already refunded
    const key = amountMinor === null ? id : `${id}:${refundedMinor}:${amountMinor}`;
    return providers
      .find((each) => each.id === provider)
      ?.refund({ providerPaymentId, amountMinor, key })
      .catch((error: unknown) => {
        onProviderProblem(error);
        return undefined;
      });
  }

  async function findOthersPayment(admin: Caller, id: string): Promise<Payment> {
    const payment = await payments.find(id);
    if (!payment) throw new AppError('payment_not_found');
    if (payment.userId === admin.id) throw new AppError('own_payment');
    return payment;
  }

  return {
    async endPayment(admin: Caller, id: string, reason: string): Promise<void> {
      const payment = await findOthersPayment(admin, id);
      if (!canEndPayment(payment)) throw await decisions.alreadyDecided(payment);
      await transfers.endPayment(payment, { adminId: admin.id, reason });
      await withdrawals.closeRefunded();
    },

    async refundPayment(admin: Caller, id: string, reason: string): Promise<void> {
      const payment = await findRefundable(admin, id);
      await refund({ payment, admin, reason }, null, ({ state }) => state === 'refunded');
    },

    /** Keeps the membership unless the administrator ends it too. */
    async refundPart(
      admin: Caller,
      id: string,
      { reason, amountMinor, endsMembership, seenRefundedMinor }: PartialRefund,
    ): Promise<void> {
      const payment = await findRefundable(admin, id);
      if (seenRefundedMinor !== undefined && seenRefundedMinor !== payment.refundedMinor)
        throw await decisions.alreadyDecided(payment);
      const totalMinor = payment.refundedMinor + amountMinor;
      if (totalMinor > payment.amountMinor) throw new AppError('refund_too_large');
      await refund(
        { payment, admin, reason, endedAt: endsMembership ? now() : undefined },
        amountMinor,
        ({ state, refundedMinor }) => state === 'refunded' || refundedMinor >= totalMinor,
      );
    },
  };

  async function findRefundable(admin: Caller, id: string): Promise<Payment> {
    const payment = await findOthersPayment(admin, id);
    if (!canRefundPayment(payment, providers)) throw await decisions.alreadyDecided(payment);
    return payment;
  }

  async function refund(
    { payment, admin, reason, endedAt }: RefundDecision,
    amountMinor: number | null,
    isDone: (snapshot: PaymentSnapshot) => boolean,
  ): Promise<void> {
    const { id, userId, checkoutId } = payment;
    const decision = { adminId: admin.id, reason };
    const event = { userId, checkoutId, paymentId: id, source: 'admin', ...decision } as const;
    const addEvent = (name: string) =>
      inTransaction(db, (tx) => payments.addEvent({ ...event, at: now(), event: name }, tx));
    // recorded before the money moves, so that a crash keeps who requested it
    await inTransaction(db, async (tx) => {
      const requestedSince = new Date(now().getTime() - REFUND_REQUEST_MS);
      if (await payments.isRefundUnderWay(payment, requestedSince, tx))
        throw await decisions.alreadyDecided(payment);
      await payments.addEvent({ ...event, at: now(), event: 'refund_asked' }, tx);
    });
    const snapshot = await requestRefund(payment, amountMinor);
    const isConfirmed = snapshot !== undefined && isDone(snapshot);
    // the ledger reads it with the report that follows
    if (isConfirmed && endedAt)
      await inTransaction(db, (tx) => payments.change(payment, { endedAt }, tx));
    const isRecorded = snapshot && (await ledger.recordPayment(snapshot, 'admin', decision));
    if (!isConfirmed) {
      await addEvent('refund_failed');
      throw new AppError('refund_not_confirmed');
    }
    // the webhook came first, without the administrator and the reason
    if (!isRecorded)
      await addEvent(snapshot.state === 'refunded' ? 'refunded' : 'partially_refunded');
    await withdrawals.closeRefunded();
    const stored = await payments.find(id);
    if (!stored || stored.reviewedAt !== null) return;
    // a whole refund closed its own review; a partial one was just reviewed
    const hadReview = payment.reviewReason !== null && payment.reviewedAt === null;
    if (!hadReview && stored.reviewReason === null) return;
    await inTransaction(db, async (tx) => {
      await payments.change(stored, { reviewedAt: now() }, tx);
      await payments.addEvent({ ...event, at: now(), event: 'reviewed' }, tx);
    });
  }
}
