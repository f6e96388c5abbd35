import type { MercadoPagoStateDependencies } from './mercadopago-change.ts';
import { getRefundedAmount, type Payment } from './payments.ts';
import type { Preference } from './preferences.ts';

export type PaymentStore = ReturnType<typeof createPaymentStore>;

export function createPaymentStore({ clock, notifyChange, nextId }: MercadoPagoStateDependencies) {
  const payments = new Map<number, Payment>();

  const getPayment = (id: number): Payment => {
    const payment = payments.get(id);
    if (payment === undefined) throw new Error(`there is no payment ${id}`);
    return payment;
  };

  const updatePayment = (id: number, changes: Partial<Payment>): Payment => {
    const payment = Object.assign(getPayment(id), changes, { updatedAt: clock.next() });
    notifyChange({ kind: 'payment', action: 'payment.updated', payment });
    return payment;
  };

  return {
    payments,
    getPayment,
    updatePayment,

    findPayments: (preference: Preference) =>
      [...payments.values()].filter((payment) => payment.preference === preference),

    /** Approves paid cash or a cleared review, even after the page expired. */
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
  };
}
