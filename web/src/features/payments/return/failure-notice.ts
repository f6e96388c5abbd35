import { readPaymentReturn } from '@forja/contract/payments/payment-return';
import { arrival } from '../../../shared/arrival.ts';
import { createListeners } from '../../../shared/listeners.ts';

const { subscribe, notify } = createListeners();
let isOpen = readPaymentReturn(arrival.search).outcome === 'failure';

/** Whether the overlay of a payment that was not completed is open: meanwhile nothing else speaks of it. */
export const failureNotice = {
  subscribe,
  isOpen: () => isOpen,
  close(): void {
    isOpen = false;
    notify();
  },
};
