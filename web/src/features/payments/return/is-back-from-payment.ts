import { isPaymentReturn } from '@forja/contract/payments/payment-return';
import { arrival } from '../../../shared/arrival.ts';
import { paymentFlags } from '../payment-flags.ts';

/** True when this visit follows a payment in progress. */
export function isBackFromPayment(): boolean {
  return (
    isPaymentReturn(arrival.search) ||
    paymentFlags.info() !== undefined ||
    paymentFlags.socialRedirect() !== undefined
  );
}
