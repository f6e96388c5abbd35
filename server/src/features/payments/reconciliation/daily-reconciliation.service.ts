import { midnight } from '@forja/domain/calendar/buenos-aires';
import type {
  Movement,
  PaymentProvider,
  Span,
} from '../../../gateways/payments/payment-provider.ts';
import { ProviderError } from '../../../gateways/payments/provider-error.ts';
import { AppError } from '../../../http/app-error.ts';
import { alreadyDone } from '../../identity/audit/already-done.service.ts';
import { createReconcileDay, dayFields, type ReconcileDayDependencies } from './reconcile-day.ts';

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

  async function listDay(provider: PaymentProvider, span: Span): Promise<Movement[] | undefined> {
    let listed: Movement[];
    try {
      listed = await provider.listMovements(span);
    } catch (error) {
      onProviderProblem(error);
      const problem = error instanceof ProviderError ? error.problem : 'unreadable';
      await reconciliation.saveProblem(dayFields(provider, span, now()), problem);
      return undefined;
    }
    await reconciliation.saveMovements(provider.id, listed);
    return listed;
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
        for (const { span, listed } of days) await reconcileDay(provider, span, listed);
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
