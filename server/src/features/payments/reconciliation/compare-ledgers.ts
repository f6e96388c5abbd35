import type { DifferenceKind } from '@forja/contract/reconciliation';
import type { Movement } from '../../../gateways/payments/payment-provider.ts';
import { RECEIVED } from '../ledger/payment-transition.ts';
import type { Payment } from '../ledger/payments.repository.ts';

/** Of a payment, how much of it our books say that went back. */
export const returnedMinor = ({ state, amountMinor, refundedMinor }: Payment): number =>
  state === 'refunded' || state === 'charged_back' ? amountMinor : refundedMinor;

export type Difference = {
  kind: DifferenceKind;
  providerPaymentId: string;
  currency: string;
  theirMinor: number;
  ourMinor: number;
};

/** All that a provider ever listed as gone back of a payment, less what came back of it. */
export type WentBack = { amountMinor: number; currency: string };

type Compared = {
  /** What came that day, as the provider lists it. */
  came: readonly Movement[];
  /** Of the payments that either side names that day. */
  wentBack: ReadonlyMap<string, WentBack>;
  /** Of ours, what was approved that day. */
  approved: readonly Payment[];
  /** Of ours, what the provider names and what went back that day. */
  named: readonly Payment[];
  /** When the day ends: what went back later is of another day. */
  to: Date;
};

/** Every cent that only one of both sides knows of. */
export function compareBooks({ came, wentBack, approved, named, to }: Compared): Difference[] {
  const ours = new Map([...approved, ...named].map((payment) => [payment.providerPaymentId, payment]));
  const theirs = new Set(came.map(({ providerPaymentId }) => providerPaymentId));
  return [
    ...came.flatMap((movement) => comparePayment(movement, ours.get(movement.providerPaymentId))),
    ...approved
      .filter(({ providerPaymentId }) => !theirs.has(providerPaymentId))
      .map(({ providerPaymentId, currency, amountMinor }) => ({
        kind: 'missing_payment' as const,
        providerPaymentId,
        currency,
        theirMinor: 0,
        ourMinor: amountMinor,
      })),
    ...[...new Set([...wentBack.keys(), ...ours.keys()])].flatMap((id) => {
      const payment = ours.get(id);
      const isLater = payment?.reversedAt !== null && payment !== undefined && payment.reversedAt >= to;
      return isLater ? [] : compareRefund(id, wentBack.get(id), payment);
    }),
  ];
}

function comparePayment(movement: Movement, ours: Payment | undefined): Difference[] {
  const { providerPaymentId, currency, amountMinor: theirMinor } = movement;
  const difference = { providerPaymentId, currency, theirMinor };
  // of no purchase of ours: another shop on the same account, or a payment that lost its name
  if (ours === undefined || ours.checkoutId === null) return [{ ...difference, kind: 'unknown_payment', ourMinor: 0 }];
  const ourMinor = RECEIVED.has(ours.state) ? ours.amountMinor : 0;
  return ourMinor === theirMinor && ours.currency === currency ? [] : [{ ...difference, kind: 'amount', ourMinor }];
}

function compareRefund(
  providerPaymentId: string,
  theirs: WentBack | undefined,
  ours: Payment | undefined,
): Difference[] {
  const theirMinor = theirs?.amountMinor ?? 0;
  const ourMinor = ours === undefined ? 0 : returnedMinor(ours);
  if (ourMinor === theirMinor) return [];
  return [
    { kind: 'refund', providerPaymentId, currency: theirs?.currency ?? ours?.currency ?? '', theirMinor, ourMinor },
  ];
}
