import type { CheckoutRow } from '../checkouts/checkouts.repository.ts';
import { OURSELVES, type Settling } from './record-payment.service.ts';

/** What a coupon of 100 % pays: a payment of nothing, so that every membership rests on one. */
export const giftPayment = ({ id, currency }: CheckoutRow, at: Date): Settling => ({
  provider: 'coupon',
  providerPaymentId: id,
  checkoutRef: id,
  accountId: OURSELVES,
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
