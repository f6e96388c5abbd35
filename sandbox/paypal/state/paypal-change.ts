import type { MovableClock } from '../../shared/movable-clock.ts';
import type { Capture, Order, Refund } from './orders.ts';
import type { PayPalFaultSettings } from './paypal-fault-settings.ts';

export type PayPalChange =
  | { type: 'CHECKOUT.ORDER.APPROVED' | 'CHECKOUT.PAYMENT-APPROVAL.REVERSED'; order: Order }
  | {
      type: `PAYMENT.CAPTURE.${'COMPLETED' | 'PENDING' | 'DENIED' | 'DECLINED' | 'REVERSED'}`;
      capture: Capture;
    }
  | { type: 'PAYMENT.CAPTURE.REFUNDED'; capture: Capture; refund: Refund }
  | { type: `CUSTOMER.DISPUTE.${'CREATED' | 'RESOLVED'}`; capture: Capture; disputeId: string };

export type PayPalStateDependencies = {
  clock: MovableClock;
  faultSettings: () => PayPalFaultSettings;
  notifyChange: (news: PayPalChange) => void;
};
