import type { Processor } from '@forja/contract/payments/membership';
import type { PaymentSnapshot } from '../../../gateways/payments/payment-provider.ts';
import type { PaymentSource } from '../storage/payment-sources.ts';
import type { CheckoutRow } from '../storage/checkouts.repository.ts';

/** Owner of payments that name no checkout of ours. */
export const UNKNOWN_USER_ID = '00000000-0000-0000-0000-000000000000';

export type ReportedPayment = Omit<PaymentSnapshot, 'provider'> & {
  provider: Processor;
  receiptReference?: string;
};

export type LockedPurchase = {
  checkout: CheckoutRow | undefined;
  intention: readonly CheckoutRow[];
  hasAccount: boolean;
  isCouponHeld: boolean;
};

export type ReportContext = { source: PaymentSource; hasAccount: boolean };
