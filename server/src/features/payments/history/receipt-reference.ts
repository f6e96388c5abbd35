import type { Payment } from '../ledger/payments.repository.ts';

/** The same receipt however it was copied. */
export const normalReceipt = (reference: string): string =>
  reference
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/** What names a payment outside: the receipt of a transfer, which older releases wrote where the id goes, or the id. */
export const referenceOf = ({
  receiptReference,
  providerPaymentId,
}: Pick<Payment, 'receiptReference' | 'providerPaymentId'>): string => receiptReference ?? providerPaymentId;
