import type { Payment } from './payments.ts';
import type { Seller } from './test-sellers.ts';

type PaymentSearch = { payments: Iterable<Payment>; seller: Seller; begin: Date; end: Date };

export function searchByDate(
  { payments, seller, begin, end }: PaymentSearch,
  range: 'date_approved' | 'date_last_updated',
): Payment[] {
  return [...payments].filter((payment) => {
    const at = range === 'date_approved' ? payment.approvedAt : payment.updatedAt;
    return payment.preference.seller === seller && at !== null && at >= begin && at <= end;
  });
}

export function searchByReference(
  { payments, seller, begin, end }: PaymentSearch,
  { reference, indexedUntil }: { reference: string; indexedUntil: Date },
): Payment[] {
  return [...payments]
    .filter(
      (payment) =>
        payment.preference.seller === seller &&
        payment.reference === reference &&
        payment.createdAt >= begin &&
        payment.createdAt <= end &&
        payment.createdAt <= indexedUntil,
    )
    .sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
}
