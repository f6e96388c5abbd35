import type { MovableClock } from '../../shared/movable-clock.ts';
import type { MercadoPagoFaultSettings } from './mercadopago-fault-settings.ts';
import type { MerchantOrder } from './merchant-orders.ts';
import type { Chargeback } from './chargebacks.ts';
import { createPayment, type Payment, getRefundedAmount, type Way } from './payments.ts';
import {
  findClosedReason,
  createPreference,
  type Preference,
  type PreferenceBody,
} from './preferences.ts';
import type { Seller } from './test-sellers.ts';

export type MercadoPagoChange =
  | { kind: 'payment'; action: 'payment.created' | 'payment.updated'; payment: Payment }
  | { kind: 'chargeback'; chargeback: Chargeback; payment: Payment };

/** Longer than a number of JavaScript is exact: 217000087654321000 in the documentation. */
const FIRST_CHARGEBACK_ID = 217_000_000_000_000_000n;

export type DateRange = 'date_approved' | 'date_last_updated';

export type MercadoPagoState = ReturnType<typeof createMercadoPagoState>;

/** The provider's state, in the memory of this process. */
export function createMercadoPagoState({
  clock,
  faultSettings,
  notifyChange,
}: {
  clock: MovableClock;
  faultSettings: () => MercadoPagoFaultSettings;
  notifyChange: (news: MercadoPagoChange) => void;
}) {
  const preferences = new Map<string, Preference>();
  const payments = new Map<number, Payment>();
  const orders = new Map<number, MerchantOrder>();
  const chargebacks = new Map<string, Chargeback>();
  // numbers are never used again, not even after a restart: shops keep them
  let lastId = Date.now();
  const nextId = () => (lastId += 1);

  const getPayment = (id: number): Payment => {
    const payment = payments.get(id);
    if (payment === undefined) throw new Error(`there is no payment ${id}`);
    return payment;
  };
  const findPayments = (preference: Preference) =>
    [...payments.values()].filter((payment) => payment.preference === preference);

  const findOrCreateOrder = (preference: Preference): MerchantOrder => {
    const existingOrder = [...orders.values()].find((order) => order.preference === preference);
    if (existingOrder !== undefined) return existingOrder;
    const order = { id: nextId(), preference, createdAt: clock.now() };
    orders.set(order.id, order);
    return order;
  };

  const updatePayment = (id: number, changes: Partial<Payment>): Payment => {
    const payment = Object.assign(getPayment(id), changes, { updatedAt: clock.next() });
    notifyChange({ kind: 'payment', action: 'payment.updated', payment });
    return payment;
  };

  return {
    preferences,
    payments,
    orders,
    chargebacks,
    getPayment,
    findPayments,

    createPreference(seller: Seller, body: PreferenceBody): Preference {
      const preference = createPreference(seller, body, clock.now());
      preferences.set(preference.id, preference);
      return preference;
    },

    /** Why the page does not take a payment now. */
    findPaymentRefusal(preference: Preference): 'expired' | 'not_yet' | 'paid' | undefined {
      const isPaid = findPayments(preference).some(({ approvedAt }) => approvedAt !== null);
      if (isPaid && !faultSettings().paysTwice) return 'paid';
      return findClosedReason(preference, clock.now());
    },

    pay(preferenceId: string, way: Way): Payment {
      const preference = preferences.get(preferenceId);
      if (preference === undefined) throw new Error(`there is no preference ${preferenceId}`);
      const refusal = this.findPaymentRefusal(preference);
      if (refusal !== undefined) throw new Error(refusal);
      const payment = createPayment(preference, way, {
        id: nextId(),
        orderId: findOrCreateOrder(preference).id,
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

    /** Paid cash or an approved review, also after the page expired. */
    approve: (id: number) =>
      updatePayment(id, {
        status: 'approved',
        statusDetail: 'accredited',
        approvedAt: clock.next(),
      }),
    reject: (id: number) =>
      updatePayment(id, { status: 'rejected', statusDetail: 'cc_rejected_high_risk' }),
    cancel: (id: number, detail = 'expired') =>
      updatePayment(id, { status: 'cancelled', statusDetail: detail }),

    refund(id: number, amount?: number): { payment: Payment; refund: Payment['refunds'][number] } {
      const payment = getPayment(id);
      const remaining = payment.amount - getRefundedAmount(payment);
      const refundAmount = amount ?? remaining;
      if (payment.approvedAt === null || payment.status === 'charged_back')
        throw new Error('not_refundable');
      if (!(refundAmount > 0) || refundAmount > remaining)
        throw new Error('amount_exceeds_payment');
      const refund = { id: nextId(), amount: refundAmount, createdAt: clock.next() };
      payment.refunds.push(refund);
      const isWhole = getRefundedAmount(payment) >= payment.amount;
      updatePayment(id, {
        status: isWhole ? 'refunded' : 'approved',
        statusDetail: isWhole ? 'refunded' : 'partially_refunded',
      });
      return { payment, refund };
    },

    /** The buyer's bank took the money back. */
    chargeBack(id: number): Chargeback {
      const payment = getPayment(id);
      const chargeback = {
        id: String(FIRST_CHARGEBACK_ID + BigInt(nextId())),
        paymentId: id,
        amount: payment.amount,
        currency: payment.currency,
        createdAt: clock.now(),
        updatedAt: clock.now(),
      };
      chargebacks.set(chargeback.id, chargeback);
      updatePayment(id, { status: 'charged_back', statusDetail: 'in_process' });
      notifyChange({ kind: 'chargeback', chargeback, payment });
      return chargeback;
    },

    /** reimbursed: the money came back to the seller. settled: it did not. */
    endChargeback(id: number, outcome: 'reimbursed' | 'settled'): Payment {
      const payment = updatePayment(id, { status: 'charged_back', statusDetail: outcome });
      for (const chargeback of chargebacks.values()) {
        if (chargeback.paymentId !== id) continue;
        chargeback.updatedAt = clock.next();
        notifyChange({ kind: 'chargeback', chargeback, payment });
      }
      return payment;
    },

    /** The seller's payments by one of their dates, whatever they name. */
    searchByDate(
      seller: Seller,
      { range, begin, end }: { range: DateRange; begin: Date; end: Date },
    ): Payment[] {
      const getDate = (payment: Payment) =>
        range === 'date_approved' ? payment.approvedAt : payment.updatedAt;
      return [...payments.values()].filter((payment) => {
        const at = getDate(payment);
        return payment.preference.seller === seller && at !== null && at >= begin && at <= end;
      });
    },

    search(
      seller: Seller,
      { reference, begin, end }: { reference: string; begin: Date; end: Date },
    ): Payment[] {
      const indexedUntil = clock.now().getTime() - faultSettings().searchLagMs;
      return [...payments.values()]
        .filter(
          (payment) =>
            payment.preference.seller === seller &&
            payment.reference === reference &&
            payment.createdAt >= begin &&
            payment.createdAt <= end &&
            payment.createdAt.getTime() <= indexedUntil,
        )
        .sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
    },
  };
}
