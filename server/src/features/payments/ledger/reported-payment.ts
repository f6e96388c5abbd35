import type { Processor } from '@forja/contract/payments/membership';
import type { PaymentSnapshot } from '../../../gateways/payments/payment-provider.ts';
import type { PaymentSource } from '../storage/payment-sources.ts';
import type { CheckoutRow } from '../storage/checkouts.repository.ts';

/** The owner of payments that name no checkout of ours. */
export const UNKNOWN_USER_ID = '00000000-0000-0000-0000-000000000000';

/** A payment as its provider reports it; the server itself reports transfers and coupons of 100 %. */
export type ReportedPayment = Omit<PaymentSnapshot, 'provider'> & {
  provider: Processor;
  receiptReference?: string;
};

/** What a payment is validated against, read with the locks held. */
export type LockedPurchase = {
  checkout: CheckoutRow | undefined;
  intention: readonly CheckoutRow[];
  hasAccount: boolean;
  isCouponHeld: boolean;
};

/** Who reports, and whether there is still somebody to notify. */
export type ReportContext = { source: PaymentSource; hasAccount: boolean };
