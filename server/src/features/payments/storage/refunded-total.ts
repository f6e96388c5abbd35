import type { PaymentState } from '@forja/contract/payments/membership';

type Refundable = { state: PaymentState; amountMinor: number; refundedMinor: number };

export const refundedTotalMinor = ({ state, amountMinor, refundedMinor }: Refundable): number =>
  state === 'refunded' || state === 'charged_back' ? amountMinor : refundedMinor;
