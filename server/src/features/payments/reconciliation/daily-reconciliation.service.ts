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
 * Reads unknown payments from the provider first, so that a lost webhook is no difference.
 * Idempotent.
 */
export function createDailyReconciliation(dependencies: Dependencies) {
  const { reconciliation, providers, onProviderProblem, now } = dependencies;
  const reconcileDay = createReconcileDay(dependencies);

  /** Optional: the day is compared without a missing settlement. */
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
    /** Lists all days before comparing any, because a refund may be listed on a later day. */
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

/** Payment searches may miss a payment that the settlement has. */
function addMissing(listed: readonly Movement[], settled: readonly Movement[]): Movement[] {
  const ids = new Set(
    listed
      .filter(({ kind }) => kind === 'payment')
      .map(({ providerPaymentId }) => providerPaymentId),
  );
  return [...listed, ...settled.filter(({ providerPaymentId }) => !ids.has(providerPaymentId))];
}
