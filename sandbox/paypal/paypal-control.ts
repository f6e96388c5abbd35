import {
  createProviderControl,
  type FaultChange,
  type ProviderControlDependencies,
} from '../shared/provider-control.ts';
import { type Capture, type Instrument, toCents } from './state/orders.ts';
import type { PayPalFaultSettings } from './state/paypal-fault-settings.ts';
import { getApprovedReturnUrl, getCancelledReturnUrl } from './paypal-pages.ts';
import type { PayPalState } from './state/paypal-state.ts';

export type PayPalFaultChange = FaultChange<PayPalFaultSettings>;
type ControlDependencies = ProviderControlDependencies<PayPalFaultChange> & {
  state: PayPalState;
  tokens: { expireAll(): void };
  setWebhookUrl(url: string): void;
};

/** Actions for a test or a terminal. Each takes one object, so that HTTP can call it too. */
export function createPayPalControl(dependencies: ControlDependencies) {
  const { state } = dependencies;
  const summarizeCapture = (capture: Capture) => ({
    id: capture.id,
    orderId: capture.orderId,
    status: capture.status,
    reason: capture.reason,
    amountMinor: toCents(capture.amount.value),
    refundedMinor: state
      .findRefunds(capture.id)
      .reduce((sum, { amount }) => sum + toCents(amount.value), 0),
    currency: capture.amount.currency_code,
    reference: capture.customId,
  });

  return {
    ...createProviderControl(dependencies),
    endTokens: () => dependencies.tokens.expireAll(),
    /** Webhook address, which the real provider takes in its dashboard. */
    webhookUrl: ({ url }: { url: string }) => dependencies.setWebhookUrl(url),

    /** Buyer's action on the page; returns the return address. */
    approve: ({ orderId, instrument = 'good' }: { orderId: string; instrument?: Instrument }) =>
      getApprovedReturnUrl(state.approve(orderId, instrument)) ?? null,
    giveUp({ orderId }: { orderId: string }) {
      const order = state.findOrder(orderId);
      return order === undefined ? null : (getCancelledReturnUrl(order) ?? null);
    },
    complete: ({ id }: { id: string }) => summarizeCapture(state.endPending(id, 'COMPLETED')),
    deny: ({ id }: { id: string }) => summarizeCapture(state.endPending(id, 'DECLINED')),
    refund: ({ id, amountMinor }: { id: string; amountMinor?: number }) => {
      state.refund(id, amountMinor === undefined ? undefined : (amountMinor / 100).toFixed(2));
    },
    reverse: ({ id }: { id: string }) => summarizeCapture(state.reverse(id)),
    dispute: ({ id }: { id: string }) => summarizeCapture(state.dispute(id)),
    /** Answers 404 for the order while its captures remain, as the real provider does with old ones. */
    forgetOrder: ({ orderId }: { orderId: string }) => state.forgetOrder(orderId),
    endDispute: ({ id, winner }: { id: string; winner: 'seller' | 'buyer' }) =>
      summarizeCapture(state.endDispute(id, winner)),

    orders: () =>
      [...state.orders.values()].map(({ id, status, units }) => ({
        id,
        status,
        reference: units[0]?.customId ?? null,
      })),
    captures: () => [...state.captures.values()].map(summarizeCapture),
  };
}
