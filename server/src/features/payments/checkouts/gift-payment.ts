import type { CheckoutRow } from '../storage/checkouts.repository.ts';
import { OWN_ACCOUNT } from '../ledger/ledger.service.ts';
import type { ReportedPayment } from '../ledger/reported-payment.ts';

/** A payment of zero, so that every membership has a payment. */
export const giftPayment = ({ id, currency }: CheckoutRow, at: Date): ReportedPayment => ({
  provider: 'coupon',
  providerPaymentId: id,
  checkoutRef: id,
  accountId: OWN_ACCOUNT,
  state: 'approved',
  amountMinor: 0,
  refundedMinor: 0,
  currency,
  approvedAt: at,
  reversedAt: null,
  providerUpdatedAt: at,
  voucher: null,
  refusal: null,
  raw: null,
});
