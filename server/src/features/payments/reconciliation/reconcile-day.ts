import { dayInBuenosAires } from '@forja/domain/calendar/buenos-aires';
import type {
  Movement,
  PaymentProvider,
  Settlement,
  Span,
} from '../../../gateways/payments/payment-provider.ts';
import { isInSpan } from '../../../gateways/payments/wire/is-in-span.ts';
import type { RefreshPayments } from '../checkouts/refresh-payments.service.ts';
import { refundedTotalMinor } from '../storage/refunded-total.ts';
import { compareLedgers, type Difference } from './compare-ledgers.ts';
import type { ReconciliationRepository } from './reconciliation.repository.ts';

export type ReconcileDayDependencies = {
  reconciliation: ReconciliationRepository;
  refreshPayments: RefreshPayments;
  /** Carries ids and amounts, no personal data. */
  onDifference: (difference: Difference & { provider: string; day: string }) => void;
  onProviderProblem: (error: unknown) => void;
  now: () => Date;
};

export type ListedDay = {
  span: Span;
  listed: readonly Movement[];
  settlement: Settlement | undefined;
};

export function createReconcileDay(dependencies: ReconcileDayDependencies) {
  const { reconciliation, refreshPayments, onDifference, onProviderProblem, now } = dependencies;

  async function compare(provider: PaymentProvider, listed: readonly Movement[], span: Span) {
    const receivedMovements = listed.filter(({ kind }) => kind === 'payment');
    const ids = [...new Set(listed.map(({ providerPaymentId }) => providerPaymentId))];
    const [approved, touched] = await Promise.all([
      reconciliation.listApproved(provider.id, span),
      reconciliation.listNamed(provider.id, ids, span),
    ]);
    const ownIds = [...approved, ...touched].map(({ providerPaymentId }) => providerPaymentId);
    const refundTotals = await reconciliation.sumRefunds(provider.id, [
      ...new Set([...ids, ...ownIds]),
    ]);
    return {
      approved,
      touched,
      differences: compareLedgers({
        receivedMovements,
        refundTotals,
        approved,
        touched,
        to: span.to,
      }),
    };
  }

  return async function reconcileDay(
    provider: PaymentProvider,
    { span, listed, settlement }: ListedDay,
  ): Promise<void> {
    const day = dayFields(provider, span, now());
    const firstComparison = await compare(provider, listed, span);
    const unmatched = new Set(
      firstComparison.differences.map(({ providerPaymentId }) => providerPaymentId),
    );
    for (const each of unmatched)
      await refreshPayments
        .forHint(provider, { kind: 'payment', id: each }, 'sweep')
        .catch(onProviderProblem);
    const { approved, touched, differences } =
      unmatched.size === 0 ? firstComparison : await compare(provider, listed, span);

    // a settlement also contains payments of earlier days
    const amounts = (kind: Movement['kind']) =>
      listed
        .filter((movement) => movement.kind === kind && isInSpan(movement.at, span))
        .map(({ amountMinor }) => amountMinor);
    const newDifferences = await reconciliation.saveDay(
      {
        ...day,
        problem: null,
        ...(settlement && {
          theirFeesMinor: settlement.feesMinor,
          theirTaxesMinor: settlement.taxesMinor,
          theirNetMinor: settlement.netMinor,
        }),
        theirPaymentsMinor: sum(amounts('payment')),
        ourPaymentsMinor: sum(approved.map(({ amountMinor }) => amountMinor)),
        theirRefundsMinor: sum(amounts('refund')),
        ourRefundsMinor: sum(
          touched.filter(({ reversedAt }) => isInSpan(reversedAt, span)).map(refundedTotalMinor),
        ),
      },
      differences,
    );
    for (const difference of newDifferences)
      onDifference({ ...difference, provider: provider.id, day: day.day });
  };
}

export const dayFields = ({ id, currency }: PaymentProvider, { from }: Span, checkedAt: Date) => ({
  provider: id,
  day: dayInBuenosAires(from),
  checkedAt,
  currency,
});

const sum = (amounts: readonly number[]): number =>
  amounts.reduce((total, amount) => total + amount, 0);
