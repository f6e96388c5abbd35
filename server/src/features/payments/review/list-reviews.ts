import type { PaymentToReview } from '@forja/contract/payments/admin-payments';
import type { PaymentProvider } from '../../../gateways/payments/payment-provider.ts';
import type { Caller } from '../../../http/caller.ts';
import type { Audit } from '../../identity/audit/audit.service.ts';
import type { MembershipService } from '../../membership/membership.service.ts';
import { toPaymentHistory } from '../history/payment-history.service.ts';
import { paymentReference } from '../history/receipt-reference.ts';
import { paymentCursor } from '../storage/payment-cursor.ts';
import type { Payment, PaymentsRepository } from '../storage/payments.repository.ts';
import { canRefundPayment } from './refunds.service.ts';
import { reviewText } from './review.messages.ts';

const PAGE = 50;

export type ListReviewsDependencies = {
  payments: PaymentsRepository;
  membership: MembershipService;
  providers: readonly PaymentProvider[];
  audit: Audit;
};

export function createListReviews({
  payments,
  membership,
  providers,
  audit,
}: ListReviewsDependencies) {
  return async function listReviews(
    admin: Caller,
    { reason, cursor }: { reason: string; cursor?: string | undefined },
  ): Promise<{ items: PaymentToReview[]; next: string | null }> {
    const rows = await payments.listForReview(
      PAGE + 1,
      cursor === undefined ? undefined : paymentCursor.decode(cursor),
    );
    const page = rows.slice(0, PAGE);
    const userIds = [
      ...new Set(
        page.flatMap(({ payment, username }) => (username === null ? [] : [payment.userId])),
      ),
    ];
    const otherPayments = await payments.listByUsers(userIds);
    const periods = await membership.mapPeriodsByCheckout(...userIds);
    const receiptMatches = await payments.listByReceipts([
      ...new Set(
        page
          .map(({ payment }) => payment)
          .filter(isTransfer)
          .map(paymentReference),
      ),
    ]);
    await audit.recordRead({
      adminId: admin.id,
      reason,
      source: 'pending_payments',
      // includes other users who declared one of these receipts
      userIds: [
        ...userIds,
        ...receiptMatches.flatMap(({ payment, username }) =>
          username === null ? [] : [payment.userId],
        ),
      ],
    });
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
        reference: paymentReference(payment),
        madeAt: payment.createdAt,
        why: reviewText(payment),
        ...describeSameReceipt(payment, receiptMatches),
        canApprove: isTransfer(payment) && payment.userId !== admin.id,
        canRefund: canRefundPayment(payment, providers) && payment.userId !== admin.id,
        isOwn: payment.userId === admin.id,
        otherPayments:
          username === null
            ? []
            : toPaymentHistory(
                otherPayments.filter(
                  ({ userId, id }) => userId === payment.userId && id !== payment.id,
                ),
                periods,
              ),
      })),
      next:
        last && rows.length > PAGE
          ? paymentCursor.encode({ createdAt: last.createdAt, id: last.id })
          : null,
    };
  };
}

export const isTransfer = ({ provider, state }: Payment) =>
  provider === 'manual' && state === 'in_review';

type ReceiptMatches = Awaited<ReturnType<PaymentsRepository['listByReceipts']>>;

function describeSameReceipt(
  payment: Payment,
  matches: ReceiptMatches,
): Pick<PaymentToReview, 'isReceiptUsed' | 'sameReceipt'> {
  if (!isTransfer(payment)) return { isReceiptUsed: false, sameReceipt: [] };
  const others = matches.filter(
    ({ payment: other }) =>
      paymentReference(other) === paymentReference(payment) &&
      other.checkoutId !== payment.checkoutId,
  );
  return {
    isReceiptUsed: others.some(({ payment: { state } }) => state === 'approved'),
    sameReceipt: others.map(
      ({ payment: { id, amountMinor, currency, createdAt, state }, username }) => ({
        id,
        username,
        amountMinor,
        currency,
        madeAt: createdAt,
        state,
      }),
    ),
  };
}
