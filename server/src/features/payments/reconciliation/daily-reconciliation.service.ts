import { midnight } from '@forja/domain/calendar/buenos-aires';
import type {
  Movement,
  PaymentProvider,
  Span,
} from '../../../gateways/payments/payment-provider.ts';
import { ProviderError } from '../../../gateways/payments/provider-error.ts';
import { AppError } from '../../../http/app-error.ts';
import { alreadyDone } from '../../identity/audit/already-done.service.ts';
import {
  createReconcileDay,
  dayFields,
  type ListedDay,
  type ReconcileDayDependencies,
} from './reconcile-day.ts';

/** Providers list a day hours late, and a lost webhook is recovered later still. */
const DAYS = 3;

type Dependencies = ReconcileDayDependencies & { providers: readonly PaymentProvider[] };

export type DailyReconciliation = ReturnType<typeof createDailyReconciliation>;

/**
 * Compares the ledger with what each provider lists for a day of Argentina. A payment that only the provider lists is
 * first read from the provider, so that a lost webhook is not reported as a difference. Running it again changes nothing.
 */
export function createDailyReconciliation(dependencies: Dependencies) {
  const { reconciliation, providers, onProviderProblem, now } = dependencies;
  const reconcileDay = createReconcileDay(dependencies);

  /** Undefined where there is none, or it is not made yet: the day is compared without it. */
  const findSettlement = async (provider: PaymentProvider, span: Span) =>
    provider.readSettlement?.(span).catch((error: unknown) => {
      onProviderProblem(error);
      return undefined;
    });

  async function listDay(provider: PaymentProvider, span: Span): Promise<ListedDay | undefined> {
    const settlement = await findSettlement(provider, span);
    let listed: Movement[];
    try {
      listed = addMissing(await provider.listMovements(span), settlement?.payments ?? []);
    } catch (error) {
      onProviderProblem(error);
      const problem = error instanceof ProviderError ? error.problem : 'unreadable';
      await reconciliation.saveProblem(dayFields(provider, span, now()), problem);
      return undefined;
    }
    await reconciliation.saveMovements(provider.id, listed);
    return { span, listed, settlement };
  }

  return {
    /** Lists every ended day before it compares any: the refund of a payment may be listed on a later day. */
    async run(): Promise<void> {
      for (const provider of providers) {
        const days: ListedDay[] = [];
        for (let ago = 1; ago <= DAYS; ago += 1) {
          const span = { from: midnight(now(), -ago), to: midnight(now(), 1 - ago) };
          const day = await listDay(provider, span);
          if (day !== undefined) days.push(day);
        }
        for (const day of days) await reconcileDay(provider, day);
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
      const closing = await reconciliation.findClosing(id);
      if (!closing) throw new AppError('payment_not_found');
      throw alreadyDone('difference_already_resolved', closing);
    },
  };
}

/** A search of payments may miss one that the settlement has. */
function addMissing(listed: readonly Movement[], settled: readonly Movement[]): Movement[] {
  const ids = new Set(
    listed
      .filter(({ kind }) => kind === 'payment')
      .map(({ providerPaymentId }) => providerPaymentId),
  );
  return [...listed, ...settled.filter(({ providerPaymentId }) => !ids.has(providerPaymentId))];
}
