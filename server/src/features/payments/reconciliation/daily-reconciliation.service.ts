import { dayInBuenosAires, midnight } from '@forja/domain/calendar/buenos-aires';
import type {
  Movement,
  PaymentProvider,
  Span,
} from '../../../gateways/payments/payment-provider.ts';
import { ProviderError } from '../../../gateways/payments/provider-error.ts';
import { isInSpan } from '../../../gateways/payments/wire/is-in-span.ts';
import { AppError } from '../../../http/app-error.ts';
import { compareLedgers, type Difference, refundedTotalMinor } from './compare-ledgers.ts';
import type { RefreshPayments } from '../checkouts/refresh-payments.service.ts';
import type { ReconciliationRepository } from './reconciliation.repository.ts';

/** Providers list a day hours late, and a lost webhook is recovered later still. */
const DAYS = 3;

type Dependencies = {
  reconciliation: ReconciliationRepository;
  refreshPayments: RefreshPayments;
  providers: readonly PaymentProvider[];
  /** Carries ids and amounts, no personal data. */
  onDifference: (difference: Difference & { provider: string; day: string }) => void;
  onProviderProblem: (error: unknown) => void;
  now: () => Date;
};

export type DailyReconciliation = ReturnType<typeof createDailyReconciliation>;

/**
 * Compares the ledger with what each provider lists for a day of Argentina. A payment that only the provider lists is
 * first read from the provider, so that a lost webhook is not reported as a difference. Running it again changes nothing.
 */
export function createDailyReconciliation(dependencies: Dependencies) {
  const { reconciliation, refreshPayments, providers, onDifference, onProviderProblem, now } =
    dependencies;

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

  const dayFields = ({ id, currency }: PaymentProvider, { from }: Span) => ({
    provider: id,
    day: dayInBuenosAires(from),
    checkedAt: now(),
    currency,
  });

  async function listDay(provider: PaymentProvider, span: Span): Promise<Movement[] | undefined> {
    let listed: Movement[];
    try {
      listed = await provider.listMovements(span);
    } catch (error) {
      onProviderProblem(error);
      const problem = error instanceof ProviderError ? error.problem : 'unreadable';
      await reconciliation.saveProblem(dayFields(provider, span), problem);
      return undefined;
    }
    await reconciliation.saveMovements(provider.id, listed);
    return listed;
  }

  async function reconcile(
    provider: PaymentProvider,
    span: Span,
    listed: readonly Movement[],
  ): Promise<void> {
    const day = dayFields(provider, span);
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

    const amounts = (kind: Movement['kind']) =>
      listed.filter((movement) => movement.kind === kind).map(({ amountMinor }) => amountMinor);
    const newDifferences = await reconciliation.saveDay(
      {
        ...day,
        problem: null,
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
  }

  return {
    /** Lists every ended day before it compares any: the refund of a payment may be listed on a later day. */
    async run(): Promise<void> {
      for (const provider of providers) {
        const days: { span: Span; listed: Movement[] }[] = [];
        for (let ago = 1; ago <= DAYS; ago += 1) {
          const span = { from: midnight(now(), -ago), to: midnight(now(), 1 - ago) };
          const listed = await listDay(provider, span);
          if (listed !== undefined) days.push({ span, listed });
        }
        for (const { span, listed } of days) await reconcile(provider, span, listed);
      }
    },

    async getReconciliation() {
      const [days, differences] = await Promise.all([
        reconciliation.listLatestDays(),
        reconciliation.listOpen(),
      ]);
      return { days, differences };
    },

    async resolve(adminId: string, id: string, reason: string): Promise<void> {
      if (await reconciliation.resolve(id, { resolvedAt: now(), resolvedBy: adminId, reason }))
        return;
      throw new AppError(
        (await reconciliation.has(id)) ? 'payment_already_decided' : 'payment_not_found',
      );
    },
  };
}

const sum = (amounts: readonly number[]): number =>
  amounts.reduce((total, amount) => total + amount, 0);
