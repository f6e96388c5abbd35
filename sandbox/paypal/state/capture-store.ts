import { type Capture, newId, type Order, type Refund, toCents } from './orders.ts';
import type { PayPalStateDependencies } from './paypal-change.ts';
import { PayPalIssue } from './paypal-issue.ts';

export type CaptureStore = ReturnType<typeof createCaptureStore>;

export function createCaptureStore({ clock, notifyChange }: PayPalStateDependencies) {
  const captures = new Map<string, Capture>();
  const refunds = new Map<string, Refund>();

  const findCaptures = (order: Order) =>
    [...captures.values()].filter(({ orderId }) => orderId === order.id);
  const findRefunds = (captureId: string) =>
    [...refunds.values()].filter((refund) => refund.captureId === captureId);
  const getCapture = (id: string): Capture => {
    const capture = captures.get(id);
    if (capture === undefined) throw new Error(`there is no capture ${id}`);
    return capture;
  };
  const updateCapture = (id: string, changes: Partial<Capture>) =>
    Object.assign(getCapture(id), changes, { updatedAt: clock.next() });

  return {
    captures,
    findCaptures,
    findRefunds,
    updateCapture,

    /** Invoices are paid once, even across orders. */
    isPaidInvoice: (invoiceId: string | null): boolean =>
      invoiceId !== null &&
      [...captures.values()].some(
        (capture) => capture.invoiceId === invoiceId && capture.status !== 'DECLINED',
      ),

    endPending(id: string, outcome: 'COMPLETED' | 'DECLINED'): Capture {
      const capture = updateCapture(id, { status: outcome, reason: null });
      notifyChange({
        type: outcome === 'COMPLETED' ? 'PAYMENT.CAPTURE.COMPLETED' : 'PAYMENT.CAPTURE.DENIED',
        capture,
      });
      return capture;
    },

    refund(id: string, value?: string): Refund {
      const capture = getCapture(id);
      if (capture.status === 'REFUNDED') throw new PayPalIssue('CAPTURE_FULLY_REFUNDED');
      if (capture.status !== 'COMPLETED' && capture.status !== 'PARTIALLY_REFUNDED')
        throw new PayPalIssue('INVALID_RESOURCE_ID');
      const refundedCents = findRefunds(id).reduce(
        (sum, refund) => sum + toCents(refund.amount.value),
        0,
      );
      const remainingCents = toCents(capture.amount.value) - refundedCents;
      const amount = value === undefined ? remainingCents : toCents(value);
      if (!(amount > 0) || amount > remainingCents) throw new PayPalIssue('REFUND_AMOUNT_EXCEEDED');
      const refund = {
        id: newId(),
        captureId: id,
        amount: { currency_code: capture.amount.currency_code, value: (amount / 100).toFixed(2) },
        totalRefunded: ((refundedCents + amount) / 100).toFixed(2),
        customId: capture.customId,
        invoiceId: capture.invoiceId,
        createdAt: clock.next(),
      };
      refunds.set(refund.id, refund);
      updateCapture(id, {
        status: amount === remainingCents ? 'REFUNDED' : 'PARTIALLY_REFUNDED',
        reason: 'REFUNDED',
      });
      notifyChange({ type: 'PAYMENT.CAPTURE.REFUNDED', capture, refund });
      return refund;
    },
  };
}
