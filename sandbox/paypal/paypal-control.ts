import type { ApiFault } from '../shared/api-faults.ts';
import type { Deliveries } from '../shared/deliveries.ts';
import type { MovableClock } from '../shared/movable-clock.ts';
import type { BookedRequest } from '../shared/request-book.ts';
import type { Capture, Instrument } from './orders.ts';
import type { PayPalKnobs } from './paypal-knobs.ts';
import { approvedAddress, cancelledAddress } from './paypal-pages.ts';
import { cents, type PayPalState } from './paypal-state.ts';

export type KnobChange = Partial<Omit<PayPalKnobs, 'webhooks'>> & { webhooks?: Partial<PayPalKnobs['webhooks']> };
type Parts = {
  state: PayPalState;
  clock: MovableClock;
  deliveries: Deliveries;
  faults: { spoil(fault: ApiFault): void; heal(): void };
  requests: BookedRequest[];
  tokens: { endAll(): void };
  changeKnobs(change: KnobChange): void;
  resetKnobs(): void;
  setWebhookUrl(url: string): void;
};

/** What a test, or a person at a terminal, can make happen. Each takes one object, so that HTTP can call it too. */
export function payPalControl(parts: Parts) {
  const { state, clock, deliveries, faults, requests } = parts;
  const seen = (capture: Capture) => ({
    id: capture.id,
    orderId: capture.orderId,
    status: capture.status,
    reason: capture.reason,
    amountMinor: cents(capture.amount.value),
    refundedMinor: state.findRefunds(capture.id).reduce((sum, { amount }) => sum + cents(amount.value), 0),
    currency: capture.amount.currency_code,
    reference: capture.customId,
  });

  return {
    knobs: (change: KnobChange) => parts.changeKnobs(change),
    /** A fault of the API, besides those that there are. */
    spoil: (fault: ApiFault) => faults.spoil(fault),
    /** No faults: of the API, of the messages, of the payments. */
    heal() {
      faults.heal();
      parts.resetKnobs();
    },
    moveClock: ({ byMs }: { byMs: number }) => clock.moveBy(byMs),
    endTokens: () => parts.tokens.endAll(),
    /** Where the messages go, which the real one is told in its dashboard. */
    webhookUrl: ({ url }: { url: string }) => parts.setWebhookUrl(url),

    /** What the buyer does on the page: the answer is where they go back to. */
    approve: ({ orderId, instrument = 'good' }: { orderId: string; instrument?: Instrument }) =>
      approvedAddress(state.approve(orderId, instrument)) ?? null,
    giveUp({ orderId }: { orderId: string }) {
      const order = state.findOrder(orderId);
      return order === undefined ? null : (cancelledAddress(order) ?? null);
    },
    complete: ({ id }: { id: string }) => seen(state.endPending(id, 'COMPLETED')),
    deny: ({ id }: { id: string }) => seen(state.endPending(id, 'DECLINED')),
    refund: ({ id, amountMinor }: { id: string; amountMinor?: number }) => {
      state.refund(id, amountMinor === undefined ? undefined : (amountMinor / 100).toFixed(2));
    },
    reverse: ({ id }: { id: string }) => seen(state.reverse(id)),
    dispute: ({ id }: { id: string }) => seen(state.dispute(id)),
    /** As the real one does with old orders: 404, while their captures are still there. */
    forgetOrder: ({ orderId }: { orderId: string }) => state.forgetOrder(orderId),
    endDispute: ({ id, winner }: { id: string; winner: 'seller' | 'buyer' }) => seen(state.endDispute(id, winner)),

    deliveries: () => deliveries.list(),
    flush: () => deliveries.flush(),
    release: ({ order }: { order?: number[] } = {}) => deliveries.release(order),
    /** Sends a message again, as the dashboard of the real one does. */
    repeat: ({ id }: { id: number }) => deliveries.repeat(id),

    requests: (): BookedRequest[] => structuredClone(requests),
    orders: () =>
      [...state.orders.values()].map(({ id, status, units }) => ({
        id,
        status,
        reference: units[0]?.customId ?? null,
      })),
    captures: () => [...state.captures.values()].map(seen),
  };
}
