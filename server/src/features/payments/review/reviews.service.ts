import type { PaymentToReview } from '@forja/contract/admin-payments';
import type { Database } from '../../../database/connect.ts';
import { inTransaction } from '../../../database/in-transaction.ts';
import type { PaymentProvider } from '../../../gateways/payments/payment-provider.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Caller } from '../../../http/caller.ts';
import type { Audit } from '../../identity/audit.service.ts';
import type { MembershipService } from '../../membership/membership.service.ts';
import type { Decisions } from './decisions.service.ts';
import { ownPayments } from '../history/payment-history.service.ts';
import { reviewText } from '../payments.messages.ts';
import { paymentCursor } from './payment-cursor.ts';
import type { Payment, PaymentsRepository } from '../ledger/payments.repository.ts';
import { referenceOf } from '../history/receipt-reference.ts';
import { canRefund } from './refunds.service.ts';
import type { Transfers } from './transfers.service.ts';

const PAGE = 50;
const NOWHERE = { browser: null, system: null };

type Parts = {
  db: Database;
  payments: PaymentsRepository;
  membership: MembershipService;
  transfers: Transfers;
  decisions: Decisions;
  providers: readonly PaymentProvider[];
  audit: Audit;
  now: () => Date;
};

export type Reviews = ReturnType<typeof createReviews>;

/** What an administrator decides about payments. Nobody decides about their own. */
export function createReviews({ db, payments, membership, transfers, decisions, providers, audit, now }: Parts) {
  async function open(admin: Caller, id: string): Promise<Payment> {
    const payment = await payments.find(id);
    if (!payment) throw new AppError('payment_not_found');
    if (payment.userId === admin.id) throw new AppError('own_payment');
    if (payment.reviewReason === null || payment.reviewedAt !== null) throw await decisions.alreadyDecided(payment);
    return payment;
  }

  return {
    open,

    async list(admin: Caller, cursor: string | undefined): Promise<{ items: PaymentToReview[]; next: string | null }> {
      const found = await payments.toReview(PAGE + 1, cursor === undefined ? undefined : paymentCursor.read(cursor));
      const page = found.slice(0, PAGE);
      const people = [...new Set(page.flatMap(({ payment, username }) => (username === null ? [] : [payment.userId])))];
      const others = await payments.ofPeople(people);
      const bought = new Map(
        await Promise.all(people.map(async (userId) => [userId, await membership.boughtBy(userId)] as const)),
      );
      // who looked at whose payments is written, and its owner reads it
      for (const userId of people)
        if (userId !== admin.id)
          await audit.record({ userId, event: 'data_viewed_by_admin', device: NOWHERE, adminId: admin.id });
      const alike = await payments.ofReceipts([
        ...new Set(
          page
            .map(({ payment }) => payment)
            .filter(isTransfer)
            .map(referenceOf),
        ),
      ]);
      const last = page.at(-1)?.payment;
      return {
        items: page.map(({ payment, username, dueMinor }) => ({
          id: payment.id,
          checkoutId: payment.checkoutId,
          username,
          processor: payment.provider,
          currency: payment.currency,
          amountMinor: payment.amountMinor,
          dueMinor,
          reference: referenceOf(payment),
          madeAt: payment.createdAt,
          why: reviewText(payment),
          ...sameReceipt(payment, alike),
          canApprove: isTransfer(payment) && payment.userId !== admin.id,
          canRefund: canRefund(payment, providers) && payment.userId !== admin.id,
          isOwn: payment.userId === admin.id,
          otherPayments:
            username === null
              ? []
              : ownPayments(
                  others.filter(({ userId, id }) => userId === payment.userId && id !== payment.id),
                  bought.get(payment.userId) ?? new Map(),
                ),
        })),
        next: last && found.length > PAGE ? paymentCursor.written({ createdAt: last.createdAt, id: last.id }) : null,
      };
    },

    /** Only a transfer can be approved by hand: what a check refused is never turned into a membership. */
    async approve(admin: Caller, id: string, reason: string): Promise<void> {
      const payment = await open(admin, id);
      if (!isTransfer(payment)) throw await decisions.alreadyDecided(payment);
      await transfers.decide(payment, true, { adminId: admin.id, reason });
    },

    /** Of a transfer: it did not arrive. Of any other: it was seen to, and leaves the list. */
    async reject(admin: Caller, id: string, reason: string): Promise<void> {
      const payment = await open(admin, id);
      if (isTransfer(payment)) return transfers.decide(payment, false, { adminId: admin.id, reason });
      await inTransaction(db, async (tx) => {
        const at = now();
        if (!(await payments.dismiss(payment, at, tx))) throw await decisions.alreadyDecided(payment);
        const { userId, checkoutId } = payment;
        const event = { userId, at, checkoutId, paymentId: id, source: 'admin', event: 'reviewed' } as const;
        await payments.record({ ...event, adminId: admin.id, reason }, tx);
      });
      return undefined;
    },
  };
}

const isTransfer = ({ provider, state }: Payment) => provider === 'manual' && state === 'in_review';

type Alike = Awaited<ReturnType<PaymentsRepository['ofReceipts']>>;

/** Beside a declared transfer, those of other purchases that name the same receipt. */
function sameReceipt(payment: Payment, all: Alike): Pick<PaymentToReview, 'isReceiptUsed' | 'sameReceipt'> {
  if (!isTransfer(payment)) return { isReceiptUsed: false, sameReceipt: [] };
  const others = all.filter(
    ({ payment: other }) => referenceOf(other) === referenceOf(payment) && other.checkoutId !== payment.checkoutId,
  );
  return {
    isReceiptUsed: others.some(({ payment: { state } }) => state === 'approved'),
    sameReceipt: others.map(({ payment: { id, amountMinor, currency, createdAt, state }, username }) => ({
      id,
      username,
      amountMinor,
      currency,
      madeAt: createdAt,
      state,
    })),
  };
}
