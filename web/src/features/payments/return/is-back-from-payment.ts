import { arrival } from '../../../shared/arrival.ts';
import { paymentFlags } from '../payment-flags.ts';
import { readPaymentReturn } from './payment-return.ts';

/** Whether this visit has anything to do with a payment that was being made. */
export function isBackFromPayment(): boolean {
  const back = readPaymentReturn(arrival.search);
  return (
    back.outcome !== 'none' ||
    back.sessionToken !== undefined ||
    paymentFlags.info() !== undefined ||
    paymentFlags.socialRedirect() !== undefined
  );
}
