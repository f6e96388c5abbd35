import type { ApiFault } from '../shared/api-faults.ts';
import type { Deliveries } from '../shared/deliveries.ts';
import type { MovableClock } from '../shared/movable-clock.ts';
import type { BookedRequest } from '../shared/request-book.ts';
import type { MercadoPagoKnobs } from './mercadopago-knobs.ts';
import type { MercadoPagoWorld } from './mercadopago-world.ts';
import type { createNotifier } from './notifications.ts';
import { type Payment, refundedOf, type Way } from './payments.ts';
import { returnAddress } from './return-address.ts';

export type KnobChange = Partial<Omit<MercadoPagoKnobs, 'webhooks'>> & {
  webhooks?: Partial<MercadoPagoKnobs['webhooks']>;
};
type Parts = {
  world: MercadoPagoWorld;
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
  world,
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
    refundedMinor: cents(refundedOf(payment)),
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
    pay: ({ preferenceId, way }: { preferenceId: string; way: Way }) => seen(world.pay(preferenceId, way)),
    /** Where who gives up goes. */
    giveUp({ preferenceId }: { preferenceId: string }) {
      const preference = world.preferences.get(preferenceId);
      return preference === undefined ? null : (returnAddress(preference, undefined) ?? null);
    },
    approve: (payment: { id: string }) => seen(world.approve(numbered(payment))),
    reject: (payment: { id: string }) => seen(world.reject(numbered(payment))),
    cancel: (payment: { id: string }) => seen(world.cancel(numbered(payment))),
    refund: ({ id, amountMinor }: { id: string; amountMinor?: number }) =>
      seen(world.refund(Number(id), amountMinor === undefined ? undefined : amountMinor / 100).payment),
    chargeBack: (payment: { id: string }) => ({ chargebackId: world.chargeBack(numbered(payment)).id }),
    endChargeback: ({ id, outcome }: { id: string; outcome: 'reimbursed' | 'settled' }) =>
      seen(world.endChargeback(Number(id), outcome)),
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
      [...world.preferences.values()].map(({ id, body }) => ({ id, reference: body.external_reference ?? null })),
    payments: () => [...world.payments.values()].map(seen),
  };
}
