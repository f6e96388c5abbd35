import { randomUUID } from 'node:crypto';
import { nextReread } from '@forja/domain/payments/reread-schedule';
import { shouldReplace } from '@forja/domain/payments/payment-transition';
import type { ReviewReason } from '@forja/domain/payments/review-reasons';
import type { Transaction } from '../../../database/in-transaction.ts';
import type { PersonHashes } from '../../referrals/person-hashes.service.ts';
import type { CheckoutRow } from '../storage/checkouts.repository.ts';
import type { PaymentsRepository } from '../storage/payments.repository.ts';
import { type ReportedPayment, UNKNOWN_USER_ID } from './reported-payment.ts';
import { reviewFields } from './payment-review.ts';

type Dependencies = { payments: PaymentsRepository; hashes: PersonHashes; now: () => Date };

export function createSavePayment({ payments, hashes, now }: Dependencies) {
  return async function savePayment(
    report: ReportedPayment,
    checkout: CheckoutRow | undefined,
    reason: ReviewReason | null,
    tx: Transaction,
  ) {
    const timestamp = now();
    const payerFields = report.payer && hashes.hashPayer(report.provider, report.payer);
    if (payerFields && report.payer)
      for (const old of hashes.listOldPayerHashes(report.provider, report.payer))
        await payments.replacePayerHashes(old, payerFields, tx);
    const reportedFields = {
      state: report.state,
      amountMinor: report.amountMinor,
      refundedMinor: report.refundedMinor,
      currency: report.currency,
      approvedAt: report.approvedAt,
      reversedAt: report.reversedAt,
      providerUpdatedAt: report.providerUpdatedAt,
      ...(report.costs && { feeMinor: report.costs.feeMinor, netMinor: report.costs.netMinor }),
      refusal: report.refusal,
      raw: withoutNullCharacters(report.raw),
      nextReadAt: nextReread(report, timestamp),
      // a report without a payer keeps the stored one
      ...payerFields,
    };
    const insertedPayment = await payments.add(
      {
        userId: checkout?.userId ?? UNKNOWN_USER_ID,
        id: randomUUID(),
        checkoutId: checkout?.id ?? null,
        provider: report.provider,
        providerPaymentId: report.providerPaymentId,
        receiptReference: report.receiptReference ?? null,
        months: checkout?.months ?? 1,
        createdAt: timestamp,
        reviewReason: reason,
        ...reportedFields,
      },
      tx,
    );
    if (insertedPayment) {
      await payments.addRefundLine(insertedPayment, dateRefund(report), tx);
      return { payment: insertedPayment, isChanged: true, isPartlyReturned: false };
    }
    const storedPayment = await payments.lock(report.provider, report.providerPaymentId, tx);
    if (!storedPayment) throw new Error('a payment that exists was not found');
    // the first report of the payment named no checkout
    const checkoutLink =
      checkout && storedPayment.checkoutId === null
        ? { userId: checkout.userId, checkoutId: checkout.id }
        : {};
    // transfers are decided once; an approved one can still be refunded
    const isDecidable =
      report.provider !== 'manual' ||
      storedPayment.state === 'in_review' ||
      (storedPayment.state === 'approved' && report.state === 'refunded');
    const isNewer = isDecidable && shouldReplace(report, storedPayment);
    const namesPayer = payerFields?.payerIdHash !== undefined && storedPayment.payerIdHash === null;
    if (!isNewer && !namesPayer && checkoutLink.userId === undefined)
      return { payment: storedPayment, isChanged: false, isPartlyReturned: false };
    // a payment that granted a membership keeps its grant until it is refunded
    const reviewReason = storedPayment.role === null ? reason : storedPayment.reviewReason;
    const change = {
      ...payerFields,
      ...(isNewer && reportedFields),
      ...(isNewer && { refundedMinor: refundedSoFar(report, storedPayment) }),
      ...checkoutLink,
      months: checkout?.months ?? 1,
      ...reviewFields(storedPayment, reviewReason),
      // a refunded payment needs no decision
      ...(report.state === 'refunded' &&
        reviewReason !== null && { reviewedAt: storedPayment.reviewedAt ?? timestamp }),
    };
    await payments.change(storedPayment, change, tx);
    const payment = { ...storedPayment, ...change };
    await payments.addRefundLine(payment, dateRefund(report), tx);
    const isChanged =
      storedPayment.state !== payment.state ||
      storedPayment.refundedMinor !== payment.refundedMinor ||
      checkoutLink.userId !== undefined;
    const isPartlyReturned =
      payment.state === 'approved' && payment.refundedMinor > storedPayment.refundedMinor;
    return { payment, isChanged, isPartlyReturned };
  };
}

/** Never decreases: after a dispute a provider may omit an earlier refund. */
const refundedSoFar = (
  report: Pick<ReportedPayment, 'state' | 'refundedMinor'>,
  stored: Pick<ReportedPayment, 'state' | 'refundedMinor'>,
): number =>
  stored.state === 'refunded' || report.state === 'refunded'
    ? report.refundedMinor
    : Math.max(report.refundedMinor, stored.refundedMinor);

/** Partial refunds have no date of their own in a report. */
const dateRefund = ({ reversedAt, providerUpdatedAt }: ReportedPayment): Date =>
  reversedAt ?? providerUpdatedAt;

/** PostgreSQL rejects the null character in JSON. */
const withoutNullCharacters = (raw: unknown): unknown =>
  JSON.parse(JSON.stringify(raw ?? null).replaceAll(String.raw`\u0000`, String.raw`\ufffd`));
