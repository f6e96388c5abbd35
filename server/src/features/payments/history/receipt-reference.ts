import type { Payment } from '../storage/payments.repository.ts';

/** Normalizes a receipt number as it was copied. */
export const normalizeReceipt = (reference: string): string =>
  reference
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/** The external reference: the receipt of a transfer, which older releases stored as the id, or the id. */
export const paymentReference = ({
  receiptReference,
  providerPaymentId,
}: Pick<Payment, 'receiptReference' | 'providerPaymentId'>): string =>
  receiptReference ?? providerPaymentId;
