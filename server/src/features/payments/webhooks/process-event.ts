import { SECOND_MS } from '@forja/domain/units/durations';
import type { PaymentProvider } from '../../../gateways/payments/payment-provider.ts';
import type { RefreshPayments } from '../checkouts/refresh-payments.service.ts';
import type { InboxRepository, ProviderEvent } from './inbox.repository.ts';

const LONGEST_WAIT_MS = 3_600 * SECOND_MS;
/** A new payment may not be readable at first. */
const MAX_LOOKUPS = 5;
const MAX_ATTEMPTS = 12;

export type ProcessEventDependencies = {
  inbox: InboxRepository;
  refreshPayments: RefreshPayments;
  providers: readonly PaymentProvider[];
  onProviderProblem: (error: unknown) => void;
  now: () => Date;
};

export function createProcessEvent(dependencies: ProcessEventDependencies) {
  const { inbox, refreshPayments, providers, onProviderProblem, now } = dependencies;
  const nextRetry = (attempts: number) =>
    new Date(now().getTime() + Math.min(LONGEST_WAIT_MS, 5 * SECOND_MS * 2 ** attempts));

  return async function processEvent(event: ProviderEvent): Promise<void> {
    const { provider: id, hintKind: kind, hintId, attempts } = event;
    const provider = providers.find((each) => each.id === id);
    const completed = { processedAt: now(), nextAttemptAt: null, lastError: null };
    if (!provider || kind === null || hintId === null) return inbox.change(event, completed);
    try {
      const paymentCount = await refreshPayments.forHint(provider, { kind, id: hintId }, 'webhook');
      if (paymentCount > 0 || attempts >= MAX_LOOKUPS)
        return await inbox.change(event, { ...completed, processedAt: now() });
      return await inbox.change(event, {
        nextAttemptAt: nextRetry(attempts),
        lastError: 'not_found',
      });
    } catch (error) {
      onProviderProblem(error);
      const lastError = error instanceof Error ? error.name : 'unknown';
      return inbox.change(event, {
        lastError,
        nextAttemptAt: attempts >= MAX_ATTEMPTS ? null : nextRetry(attempts),
      });
    }
  };
}
