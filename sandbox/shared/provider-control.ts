import type { ApiFault } from './api-faults.ts';
import type { Deliveries } from './deliveries.ts';
import type { MovableClock } from './movable-clock.ts';
import type { RecordedRequest } from './recorded-requests.ts';

export type FaultChange<Settings extends { webhooks: object }> = Partial<
  Omit<Settings, 'webhooks'>
> & {
  webhooks?: Partial<Settings['webhooks']>;
};

export function createFaultSettings<Settings extends { webhooks: object }>(
  createDefaults: () => Settings,
) {
  let settings = createDefaults();
  return {
    current: () => settings,
    change: ({ webhooks, ...change }: FaultChange<Settings>) =>
      (settings = { ...settings, ...change, webhooks: { ...settings.webhooks, ...webhooks } }),
    reset: () => void (settings = createDefaults()),
  };
}

export type ProviderControlDependencies<Change> = {
  clock: MovableClock;
  deliveries: Deliveries;
  faults: { injectFault(fault: ApiFault): void; clearFaults(): void };
  faultSettings: { change(change: Change): void; reset(): void };
  requests: RecordedRequest[];
};

export const createProviderControl = <Change>({
  clock,
  deliveries,
  faults,
  faultSettings,
  requests,
}: ProviderControlDependencies<Change>) => ({
  setFaults: (change: Change) => faultSettings.change(change),
  /** Adds a fault of the API. */
  injectFault: (fault: ApiFault) => faults.injectFault(fault),
  /** Clears faults of the API, the messages and the payments. */
  clearFaults() {
    faults.clearFaults();
    faultSettings.reset();
  },
  moveClock: ({ byMs }: { byMs: number }) => clock.advance(byMs),

  deliveries: () => deliveries.list(),
  flush: () => deliveries.flush(),
  release: ({ order }: { order?: number[] } = {}) => deliveries.release(order),
  /** Resends a message, as the real provider does hours later and its dashboard at once. */
  repeat: ({ id }: { id: number }) => deliveries.repeat(id),

  requests: (): RecordedRequest[] => structuredClone(requests),
});
