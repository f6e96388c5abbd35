import { DAY_MS, SECOND_MS } from '@forja/domain/units/durations';
import type { PaymentProvider } from '../../../gateways/payments/payment-provider.ts';
import type { RefusedMessage } from './message-headers.ts';
import { createProcessEvent, type ProcessEventDependencies } from './process-event.ts';
import { createReceiveMessage, type ReceiveMessageDependencies } from './receive-message.ts';

const LEASE_MS = 2 * 60 * SECOND_MS;
const BATCH = 20;
const RETENTION_DAYS = 90;

type Dependencies = ReceiveMessageDependencies & ProcessEventDependencies;

export type ProviderArrivals = {
  provider: PaymentProvider['id'];
  lastReceivedAt: Date | null;
  refused: number;
  lastRefused: RefusedMessage[];
};
export type Inbox = ReturnType<typeof createInbox>;

export function createInbox(dependencies: Dependencies) {
  const { inbox, refused, providers, now } = dependencies;
  const processEvent = createProcessEvent(dependencies);

  return {
    receive: createReceiveMessage(dependencies),

    async listArrivals(): Promise<ProviderArrivals[]> {
      const [counts, times] = await Promise.all([refused.list(), refused.lastReceived()]);
      return providers
        .filter(({ id }) => id !== 'simulation')
        .map(({ id }) => {
          const row = counts.find((each) => each.provider === id);
          const lastReceivedAt = times.find((each) => each.provider === id)?.at ?? null;
          return {
            provider: id,
            lastReceivedAt,
            refused: row?.count ?? 0,
            lastRefused: row?.latest ?? [],
          };
        });
    },

    async process(): Promise<number> {
      const timestamp = now();
      const due = await inbox.takeDue(timestamp, new Date(timestamp.getTime() + LEASE_MS), BATCH);
      await Promise.all(due.map(processEvent));
      return due.length;
    },

    deleteExpired: () =>
      inbox.deleteOlderMessages(new Date(now().getTime() - RETENTION_DAYS * DAY_MS)),
  };
}
