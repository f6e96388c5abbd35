import type { Payment } from '../storage/payments.repository.ts';

export const normalizeReceipt = (reference: string): string =>
  reference
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Older releases stored the receipt of a transfer as the payment id. */
export const paymentReference = ({
  receiptReference,
  providerPaymentId,
}: Pick<Payment, 'receiptReference' | 'providerPaymentId'>): string =>
  receiptReference ?? providerPaymentId;
