import { paymentReference } from '../history/receipt-reference.ts';
import { OWN_ACCOUNT } from '../ledger/ledger.service.ts';
import type { ReportedPayment } from '../ledger/reported-payment.ts';
import type { CheckoutRow } from '../storage/checkouts.repository.ts';
import type { Payment } from '../storage/payments.repository.ts';

export type TransferChange = Pick<ReportedPayment, 'state' | 'providerUpdatedAt'> &
  Partial<ReportedPayment>;

export const buildTransferReport = (
  { id, currency, dueMinor }: Pick<CheckoutRow, 'id' | 'currency' | 'dueMinor'>,
  declaration: Pick<Payment, 'providerPaymentId'> & { receiptReference: string },
  change: TransferChange,
): ReportedPayment => ({
  provider: 'manual',
  ...declaration,
  checkoutRef: id,
  accountId: OWN_ACCOUNT,
  amountMinor: dueMinor,
  refundedMinor: 0,
  currency,
  approvedAt: null,
  reversedAt: null,
  voucher: null,
  refusal: null,
  raw: null,
  ...change,
});

export const declarationFields = (payment: Payment) => ({
  providerPaymentId: payment.providerPaymentId,
  receiptReference: paymentReference(payment),
});
