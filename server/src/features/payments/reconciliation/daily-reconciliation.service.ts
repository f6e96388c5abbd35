import { dayInBuenosAires, midnight } from '@forja/domain/calendar/buenos-aires';
import type { Movement, PaymentProvider, Span } from '../../../gateways/payments/payment-provider.ts';
import { ProviderError } from '../../../gateways/payments/provider-error.ts';
import { isWithin } from '../../../gateways/payments/wire/is-within.ts';
import { AppError } from '../../../http/app-error.ts';
import { compareBooks, type Difference, returnedMinor } from './compare-ledgers.ts';
import type { Look } from '../checkouts/refresh-payments.service.ts';
import type { ReconciliationRepository } from './reconciliation.repository.ts';

/** Providers list a day hours late, and what went unheard may come later still. */
const DAYS = 3;

type Dependencies = {
  reconciliation: ReconciliationRepository;
  look: Look;
  providers: readonly PaymentProvider[];
  /** Ids and amounts, nothing of people. */
  onDifference: (difference: Difference & { provider: string; day: string }) => void;
  onProviderProblem: (error: unknown) => void;
  now: () => Date;
};

export type DailyReconciliation = ReturnType<typeof createDailyReconciliation>;

/**
 * Our books beside what each provider lists for a day of Argentina. What only the provider knows is first brought in as
 * any other news: a lost message is no difference. Repeated, it ends the same.
 */
export function createDailyReconciliation(dependencies: Dependencies) {
  const { reconciliation, look, providers, onDifference, onProviderProblem, now } = dependencies;

  async function compare(provider: PaymentProvider, listed: readonly Movement[], span: Span) {
    const came = listed.filter(({ kind }) => kind === 'payment');
    const ids = [...new Set(listed.map(({ providerPaymentId }) => providerPaymentId))];
    const [approved, named] = await Promise.all([
      reconciliation.approved(provider.id, span),
      reconciliation.named(provider.id, ids, span),
    ]);
    const ours = [...approved, ...named].map(({ providerPaymentId }) => providerPaymentId);
    const wentBack = await reconciliation.refundTotals(provider.id, [...new Set([...ids, ...ours])]);
    return { approved, named, differences: compareBooks({ came, wentBack, approved, named, to: span.to }) };
  }

  const dayOf = ({ id, currency }: PaymentProvider, { from }: Span) => ({
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
      await reconciliation.keepProblem(dayOf(provider, span), problem);
      return undefined;
    }
    await reconciliation.keepMovements(provider.id, listed);
    return listed;
  }

  async function reconcile(provider: PaymentProvider, span: Span, listed: readonly Movement[]): Promise<void> {
    const day = dayOf(provider, span);
    const first = await compare(provider, listed, span);
    const unmatched = new Set(first.differences.map(({ providerPaymentId }) => providerPaymentId));
    for (const each of unmatched)
      await look.into(provider, { kind: 'payment', id: each }, 'sweep').catch(onProviderProblem);
    const { approved, named, differences } = unmatched.size === 0 ? first : await compare(provider, listed, span);

    const amounts = (kind: Movement['kind']) =>
      listed.filter((movement) => movement.kind === kind).map(({ amountMinor }) => amountMinor);
    const found = await reconciliation.keepDay(
      {
        ...day,
        problem: null,
        theirPaymentsMinor: sum(amounts('payment')),
        ourPaymentsMinor: sum(approved.map(({ amountMinor }) => amountMinor)),
        theirRefundsMinor: sum(amounts('refund')),
        ourRefundsMinor: sum(named.filter(({ reversedAt }) => isWithin(reversedAt, span)).map(returnedMinor)),
      },
      differences,
    );
    for (const difference of found) onDifference({ ...difference, provider: provider.id, day: day.day });
  }

  return {
    /** The days that ended. All are listed before any is compared: what one day took, the next may have given back. */
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

    async read() {
      const [days, differences] = await Promise.all([reconciliation.latestDays(), reconciliation.open()]);
      return { days, differences };
    },

    async resolve(adminId: string, id: string, reason: string): Promise<void> {
      if (await reconciliation.resolve(id, { resolvedAt: now(), resolvedBy: adminId, reason })) return;
      throw new AppError((await reconciliation.has(id)) ? 'payment_already_decided' : 'payment_not_found');
    },
  };
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
