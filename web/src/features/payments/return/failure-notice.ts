import { readPaymentReturn } from '@forja/contract/payments/payment-return';
import { arrival } from '../../../shared/arrival.ts';
import { createListeners } from '../../../shared/listeners.ts';

const { subscribe, notify } = createListeners();
let isOpen = readPaymentReturn(arrival.search).outcome === 'failure';

/** Open while the overlay of a failed payment is shown, which suppresses other messages. */
export const failureNotice = {
  subscribe,
  isOpen: () => isOpen,
  close(): void {
    isOpen = false;
    notify();
  },
};
