import type { Movement, PaymentSnapshot, Span } from '../payment-provider.ts';
import { isInSpan } from './is-in-span.ts';

type PaymentFacts = Omit<PaymentSnapshot, 'raw'>;

export const listSnapshotMovements = (payments: readonly PaymentFacts[], span: Span): Movement[] =>
  payments.flatMap((payment) => {
    const { providerPaymentId, amountMinor, currency, checkoutRef, approvedAt, reversedAt } =
      payment;
    const common = { providerPaymentId, currency };
    const received: Movement[] = isInSpan(approvedAt, span)
      ? [
          {
            ...common,
            id: providerPaymentId,
            kind: 'payment',
            amountMinor,
            at: approvedAt,
            checkoutRef,
          },
        ]
      : [];
    const refunded: Movement[] = isInSpan(reversedAt, span)
      ? [
          {
            ...common,
            id: `${providerPaymentId}-back`,
            kind: 'refund',
            amountMinor,
            at: reversedAt,
            checkoutRef: null,
          },
        ]
      : [];
    return [...received, ...refunded];
  });
