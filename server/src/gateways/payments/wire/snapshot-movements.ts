import type { Movement, PaymentSnapshot, Span } from '../payment-provider.ts';
import { isInSpan } from './is-in-span.ts';

type Known = Omit<PaymentSnapshot, 'raw'>;

/** What a provider whose books are snapshots would list for a span. */
export const listSnapshotMovements = (payments: readonly Known[], span: Span): Movement[] =>
  payments.flatMap((payment) => {
    const { providerPaymentId, amountMinor, currency, checkoutRef, approvedAt, reversedAt } = payment;
    const common = { providerPaymentId, currency };
    const came: Movement[] = isInSpan(approvedAt, span)
      ? [{ ...common, id: providerPaymentId, kind: 'payment', amountMinor, at: approvedAt, checkoutRef }]
      : [];
    const went: Movement[] = isInSpan(reversedAt, span)
      ? [{ ...common, id: `${providerPaymentId}-back`, kind: 'refund', amountMinor, at: reversedAt, checkoutRef: null }]
      : [];
    return [...came, ...went];
  });
