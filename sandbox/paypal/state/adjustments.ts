import type { Capture, Money, Refund } from './orders.ts';
import { newId } from './orders.ts';

/**
 * "T1106 Payment reversal, initiated by PayPal. T1110 Hold for dispute investigation. T1111 Cancellation of hold for
 * dispute resolution. T1201 Chargeback."
 * https://developer.paypal.com/docs/transaction-search/transaction-event-codes/ (2026-11-22)
 */
export type AdjustmentCode = 'T1106' | 'T1110' | 'T1111' | 'T1201';

/** A movement by PayPal or a bank. Negative when it leaves the account. */
export type Adjustment = {
  id: string;
  captureId: string;
  code: AdjustmentCode;
  amount: Money;
  createdAt: Date;
};

export function createAdjustments(next: () => Date) {
  const list: Adjustment[] = [];
  return {
    list,
    /** Adjusts the unrefunded part of a capture. */
    add(
      code: AdjustmentCode,
      { id: captureId, amount }: Capture,
      refunds: readonly Refund[],
    ): void {
      const refunded = refunds.reduce((sum, refund) => sum + Number(refund.amount.value), 0);
      const remaining = (Number(amount.value) - refunded).toFixed(2);
      const value = code === 'T1111' ? remaining : `-${remaining}`;
      list.push({ id: newId(), captureId, code, amount: { ...amount, value }, createdAt: next() });
    },
  };
}
