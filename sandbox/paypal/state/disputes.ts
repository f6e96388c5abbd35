import { type AdjustmentCode, createAdjustments } from './adjustments.ts';
import type { CaptureStore } from './capture-store.ts';
import type { Capture } from './orders.ts';
import type { PayPalStateDependencies } from './paypal-change.ts';

export function createDisputes(
  { clock, notifyChange }: PayPalStateDependencies,
  { updateCapture, findRefunds }: Pick<CaptureStore, 'updateCapture' | 'findRefunds'>,
) {
  const adjustments = createAdjustments(clock.next);
  const adjust = (capture: Capture, code: AdjustmentCode) =>
    adjustments.add(code, capture, findRefunds(capture.id));

  return {
    adjustments,

    reverse(id: string): Capture {
      const capture = updateCapture(id, { status: 'REFUNDED', reason: 'CHARGEBACK' });
      adjust(capture, 'T1201');
      notifyChange({ type: 'PAYMENT.CAPTURE.REVERSED', capture });
      return capture;
    },

    /** The buyer complains and the money is held. */
    dispute(id: string): Capture {
      const capture = updateCapture(id, {
        status: 'PENDING',
        reason: 'BUYER_COMPLAINT',
      });
      adjust(capture, 'T1110');
      notifyChange({ type: 'CUSTOMER.DISPUTE.CREATED', capture, disputeId: `PP-D-${id}` });
      return capture;
    },

    endDispute(id: string, winner: 'seller' | 'buyer'): Capture {
      const outcome: Partial<Capture> =
        winner === 'seller'
          ? { status: 'COMPLETED', reason: null }
          : { status: 'REFUNDED', reason: 'BUYER_COMPLAINT' };
      const capture = updateCapture(id, outcome);
      adjust(capture, 'T1111');
      if (winner === 'buyer') adjust(capture, 'T1106');
      notifyChange({ type: 'CUSTOMER.DISPUTE.RESOLVED', capture, disputeId: `PP-D-${id}` });
      return capture;
    },
  };
}
