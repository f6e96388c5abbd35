import type { Chargeback } from './chargebacks.ts';
import type { MercadoPagoStateDependencies } from './mercadopago-change.ts';
import type { PaymentStore } from './payment-store.ts';
import type { Payment } from './payments.ts';

/** Beyond JavaScript's safe integers: the documentation shows 217000087654321000. */
const FIRST_CHARGEBACK_ID = 217_000_000_000_000_000n;

export function createChargebackStore(
  { clock, notifyChange, nextId }: MercadoPagoStateDependencies,
  { getPayment, updatePayment }: Pick<PaymentStore, 'getPayment' | 'updatePayment'>,
) {
  const chargebacks = new Map<string, Chargeback>();
  return {
    chargebacks,

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

    /** Reimbursed chargebacks return the money to the seller; settled ones do not. */
    endChargeback(id: number, outcome: 'reimbursed' | 'settled'): Payment {
      const payment = updatePayment(id, { status: 'charged_back', statusDetail: outcome });
      for (const chargeback of chargebacks.values()) {
        if (chargeback.paymentId !== id) continue;
        chargeback.updatedAt = clock.next();
        notifyChange({ kind: 'chargeback', chargeback, payment });
      }
      return payment;
    },
  };
}
