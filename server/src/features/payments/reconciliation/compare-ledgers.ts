import type { DifferenceKind } from '@forja/contract/payments/reconciliation';
import { RECEIVED_STATES } from '@forja/domain/payments/payment-transition';
import type { Movement } from '../../../gateways/payments/payment-provider.ts';
import type { Payment } from '../storage/payments.repository.ts';
import { refundedTotalMinor } from '../storage/refunded-total.ts';

export type Difference = {
  kind: DifferenceKind;
  providerPaymentId: string;
  currency: string;
  theirMinor: number;
  ourMinor: number;
};

export type RefundTotal = { amountMinor: number; currency: string };

type LedgerDay = {
  receivedMovements: readonly Movement[];
  refundTotals: ReadonlyMap<string, RefundTotal>;
  approved: readonly Payment[];
  touched: readonly Payment[];
  to: Date;
};

export function compareLedgers({
  receivedMovements,
  refundTotals,
  approved,
  touched,
  to,
}: LedgerDay): Difference[] {
  const storedPayments = new Map(
    [...approved, ...touched].map((payment) => [payment.providerPaymentId, payment]),
  );
  const providerIds = new Set(receivedMovements.map(({ providerPaymentId }) => providerPaymentId));
  return [
    ...receivedMovements.flatMap((movement) =>
      comparePayment(movement, storedPayments.get(movement.providerPaymentId)),
    ),
    ...approved
      .filter(({ providerPaymentId }) => !providerIds.has(providerPaymentId))
      .map(({ providerPaymentId, currency, amountMinor }) => ({
        kind: 'missing_payment' as const,
        providerPaymentId,
        currency,
        theirMinor: 0,
        ourMinor: amountMinor,
      })),
    ...[...new Set([...refundTotals.keys(), ...storedPayments.keys()])].flatMap((id) => {
      const payment = storedPayments.get(id);
      const isLater =
        payment?.reversedAt !== null && payment !== undefined && payment.reversedAt >= to;
      return isLater ? [] : compareRefund(id, refundTotals.get(id), payment);
    }),
  ];
}

function comparePayment(movement: Movement, ours: Payment | undefined): Difference[] {
  const { providerPaymentId, currency, amountMinor: theirMinor } = movement;
  const difference = { providerPaymentId, currency, theirMinor };
  // another shop on the same account, or a payment without our reference
  if (ours === undefined || ours.checkoutId === null)
    return [{ ...difference, kind: 'unknown_payment', ourMinor: 0 }];
  const ourMinor = RECEIVED_STATES.has(ours.state) ? ours.amountMinor : 0;
  return ourMinor === theirMinor && ours.currency === currency
    ? []
    : [{ ...difference, kind: 'amount', ourMinor }];
}

function compareRefund(
  providerPaymentId: string,
  theirs: RefundTotal | undefined,
  ours: Payment | undefined,
): Difference[] {
  const theirMinor = theirs?.amountMinor ?? 0;
  const ourMinor = ours === undefined ? 0 : refundedTotalMinor(ours);
  if (ourMinor === theirMinor) return [];
  return [
    {
      kind: 'refund',
      providerPaymentId,
      currency: theirs?.currency ?? ours?.currency ?? '',
      theirMinor,
      ourMinor,
    },
  ];
}
