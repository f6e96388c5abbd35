import { isPaymentReturn } from '@forja/contract/payments/payment-return';
import { arrival } from '../../../shared/arrival.ts';
import { paymentFlags } from '../payment-flags.ts';

/** Whether this visit has anything to do with a payment that was being made. */
export function isBackFromPayment(): boolean {
  return (
    isPaymentReturn(arrival.search) ||
    paymentFlags.info() !== undefined ||
    paymentFlags.socialRedirect() !== undefined
  );
}
