import type { MercadoPagoStateDependencies } from './mercadopago-change.ts';
import type { MerchantOrder } from './merchant-orders.ts';
import type { PaymentStore } from './payment-store.ts';
import { type Buyer, createPayment, type Payment, type Way } from './payments.ts';
import {
  findClosedReason,
  createPreference,
  type Preference,
  type PreferenceBody,
} from './preferences.ts';
import type { Seller } from './test-sellers.ts';

export function createPreferenceStore(
  { clock, faultSettings, notifyChange, nextId }: MercadoPagoStateDependencies,
  { payments, findPayments }: Pick<PaymentStore, 'payments' | 'findPayments'>,
) {
  const preferences = new Map<string, Preference>();
  const orders = new Map<number, MerchantOrder>();

  const findOrCreateOrder = (preference: Preference): MerchantOrder => {
    const existingOrder = [...orders.values()].find((order) => order.preference === preference);
    if (existingOrder !== undefined) return existingOrder;
    const order = { id: nextId(), preference, createdAt: clock.now() };
    orders.set(order.id, order);
    return order;
  };

  const findPaymentRefusal = (
    preference: Preference,
  ): 'expired' | 'not_yet' | 'paid' | undefined => {
    const isPaid = findPayments(preference).some(({ approvedAt }) => approvedAt !== null);
    if (isPaid && !faultSettings().paysTwice) return 'paid';
    return findClosedReason(preference, clock.now());
  };

  return {
    preferences,
    orders,
    findPaymentRefusal,

    createPreference(seller: Seller, body: PreferenceBody): Preference {
      const preference = createPreference(seller, body, clock.now());
      preferences.set(preference.id, preference);
      return preference;
    },

    pay(preferenceId: string, way: Way, buyer: Buyer = 'first'): Payment {
      const preference = preferences.get(preferenceId);
      if (preference === undefined) throw new Error(`there is no preference ${preferenceId}`);
      const refusal = findPaymentRefusal(preference);
      if (refusal !== undefined) throw new Error(refusal);
      const payment = createPayment(preference, way, {
        id: nextId(),
        orderId: findOrCreateOrder(preference).id,
        buyer,
        now: clock.next(),
        hiddenReads: faultSettings().hiddenReads,
      });
      const overrides = faultSettings().nextPayment;
      payment.amount = overrides.transaction_amount ?? payment.amount;
      payment.currency = overrides.currency_id ?? payment.currency;
      payment.collectorId = overrides.collector_id ?? payment.collectorId;
      if (overrides.external_reference !== undefined)
        payment.reference = overrides.external_reference;
      faultSettings().nextPayment = {};
      payments.set(payment.id, payment);
      notifyChange({ kind: 'payment', action: 'payment.created', payment });
      return payment;
    },
  };
}
