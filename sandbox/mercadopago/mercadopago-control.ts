import {
  createProviderControl,
  type FaultChange,
  type ProviderControlDependencies,
} from '../shared/provider-control.ts';
import type { createNotifier } from './messages/notifications.ts';
import type { MercadoPagoFaultSettings } from './state/mercadopago-fault-settings.ts';
import type { MercadoPagoState } from './state/mercadopago-state.ts';
import { type Buyer, type Payment, getRefundedAmount, type Way } from './state/payments.ts';
import { getReturnAddress } from './state/return-address.ts';

export type MercadoPagoFaultChange = FaultChange<MercadoPagoFaultSettings>;
type ControlDependencies = ProviderControlDependencies<MercadoPagoFaultChange> & {
  state: MercadoPagoState;
  notifier: ReturnType<typeof createNotifier>;
};

const toCents = (amount: number) => Math.round(amount * 100);

/** Actions for a test or a terminal. Each takes one object, so that HTTP can call it too. */
export function createMercadoPagoControl(dependencies: ControlDependencies) {
  const { state, notifier } = dependencies;
  const summarizePayment = (payment: Payment) => ({
    id: String(payment.id),
    status: payment.status,
    statusDetail: payment.statusDetail,
    amountMinor: toCents(payment.amount),
    refundedMinor: toCents(getRefundedAmount(payment)),
    currency: payment.currency,
    reference: payment.reference,
    orderId: String(payment.orderId),
    wasApproved: payment.approvedAt !== null,
    returnTo: getReturnAddress(payment.preference, payment) ?? null,
  });
  const parseId = ({ id }: { id: string }) => Number(id);

  return {
    ...createProviderControl(dependencies),
    /** Buyer's action on the payment page. */
    pay: ({ preferenceId, way, buyer }: { preferenceId: string; way: Way; buyer?: Buyer }) =>
      summarizePayment(state.pay(preferenceId, way, buyer)),
    /** Return address of a buyer who gives up. */
    giveUp({ preferenceId }: { preferenceId: string }) {
      const preference = state.preferences.get(preferenceId);
      return preference === undefined ? null : (getReturnAddress(preference, undefined) ?? null);
    },
    approve: (payment: { id: string }) => summarizePayment(state.approve(parseId(payment))),
    reject: (payment: { id: string }) => summarizePayment(state.reject(parseId(payment))),
    cancel: (payment: { id: string }) => summarizePayment(state.cancel(parseId(payment))),
    refund: ({ id, amountMinor }: { id: string; amountMinor?: number }) =>
      summarizePayment(
        state.refund(Number(id), amountMinor === undefined ? undefined : amountMinor / 100).payment,
      ),
    chargeBack: (payment: { id: string }) => ({
      chargebackId: state.chargeBack(parseId(payment)).id,
    }),
    endChargeback: ({ id, outcome }: { id: string; outcome: 'reimbursed' | 'settled' }) =>
      summarizePayment(state.endChargeback(Number(id), outcome)),
    /** Genuine signed message about any resource. */
    notify: (message: { to: string; type: string; action: string; id: string; userId: number }) =>
      notifier.notify(message.to, message),

    preferences: () =>
      [...state.preferences.values()].map(({ id, body }) => ({
        id,
        reference: body.external_reference ?? null,
      })),
    payments: () => [...state.payments.values()].map(summarizePayment),
  };
}
