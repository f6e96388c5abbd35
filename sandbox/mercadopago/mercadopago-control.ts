import type { ApiFault } from '../shared/api-faults.ts';
import type { Deliveries } from '../shared/deliveries.ts';
import type { MovableClock } from '../shared/movable-clock.ts';
import type { BookedRequest } from '../shared/request-book.ts';
import type { MercadoPagoKnobs } from './mercadopago-knobs.ts';
import type { MercadoPagoState } from './mercadopago-state.ts';
import type { createNotifier } from './notifications.ts';
import { type Payment, getRefundedAmount, type Way } from './payments.ts';
import { returnAddress } from './return-address.ts';

export type KnobChange = Partial<Omit<MercadoPagoKnobs, 'webhooks'>> & {
  webhooks?: Partial<MercadoPagoKnobs['webhooks']>;
};
type Parts = {
  state: MercadoPagoState;
  clock: MovableClock;
  deliveries: Deliveries;
  faults: { spoil(fault: ApiFault): void; heal(): void };
  requests: BookedRequest[];
  notifier: ReturnType<typeof createNotifier>;
  changeKnobs(change: KnobChange): void;
  resetKnobs(): void;
};

const cents = (amount: number) => Math.round(amount * 100);

/** What a test, or a person at a terminal, can make happen. Each takes one object, so that HTTP can call it too. */
export function mercadoPagoControl({
  state,
  clock,
  deliveries,
  faults,
  requests,
  notifier,
  changeKnobs,
  resetKnobs,
}: Parts) {
  const seen = (payment: Payment) => ({
    id: String(payment.id),
    status: payment.status,
    statusDetail: payment.statusDetail,
    amountMinor: cents(payment.amount),
    refundedMinor: cents(getRefundedAmount(payment)),
    currency: payment.currency,
    reference: payment.reference,
    orderId: String(payment.orderId),
    wasApproved: payment.approvedAt !== null,
    returnTo: returnAddress(payment.preference, payment) ?? null,
  });
  const numbered = ({ id }: { id: string }) => Number(id);

  return {
    knobs: (change: KnobChange) => changeKnobs(change),
    /** A fault of the API, besides those that there are. */
    spoil: (fault: ApiFault) => faults.spoil(fault),
    /** No faults: of the API, of the messages, of the payments. */
    heal() {
      faults.heal();
      resetKnobs();
    },
    moveClock: ({ byMs }: { byMs: number }) => clock.moveBy(byMs),

    /** What the buyer does on the page. */
    pay: ({ preferenceId, way }: { preferenceId: string; way: Way }) => seen(state.pay(preferenceId, way)),
    /** Where who gives up goes. */
    giveUp({ preferenceId }: { preferenceId: string }) {
      const preference = state.preferences.get(preferenceId);
      return preference === undefined ? null : (returnAddress(preference, undefined) ?? null);
    },
    approve: (payment: { id: string }) => seen(state.approve(numbered(payment))),
    reject: (payment: { id: string }) => seen(state.reject(numbered(payment))),
    cancel: (payment: { id: string }) => seen(state.cancel(numbered(payment))),
    refund: ({ id, amountMinor }: { id: string; amountMinor?: number }) =>
      seen(state.refund(Number(id), amountMinor === undefined ? undefined : amountMinor / 100).payment),
    chargeBack: (payment: { id: string }) => ({ chargebackId: state.chargeBack(numbered(payment)).id }),
    endChargeback: ({ id, outcome }: { id: string; outcome: 'reimbursed' | 'settled' }) =>
      seen(state.endChargeback(Number(id), outcome)),
    /** A genuine message about anything. */
    notify: (news: { to: string; type: string; action: string; id: string; userId: number }) =>
      notifier.notify(news.to, news),

    deliveries: () => deliveries.list(),
    flush: () => deliveries.flush(),
    release: ({ order }: { order?: number[] } = {}) => deliveries.release(order),
    /** Sends a message again, as the real one does hours later. */
    repeat: ({ id }: { id: number }) => deliveries.repeat(id),

    requests: (): BookedRequest[] => structuredClone(requests),
    preferences: () =>
      [...state.preferences.values()].map(({ id, body }) => ({ id, reference: body.external_reference ?? null })),
    payments: () => [...state.payments.values()].map(seen),
  };
}
