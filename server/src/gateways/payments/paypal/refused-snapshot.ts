import type { PaymentSnapshot } from '../payment-provider.ts';
import { cents } from './capture-snapshot.ts';
import { ownUnit } from './order-request.ts';
import type { Order } from './order-shape.ts';

/** A refused capture has no id, so the order's id names it. */
export function refusedSnapshot(
  order: Order,
  { merchantId, issue, now }: { merchantId: string; issue: string; now: Date },
): PaymentSnapshot[] {
  const unit = ownUnit(order, merchantId);
  if (!unit?.amount) return [];
  return [
    {
      provider: 'paypal',
      providerPaymentId: order.id,
      checkoutRef: unit.custom_id,
      accountId: merchantId,
      state: 'rejected',
      amountMinor: cents(unit.amount.value),
      refundedMinor: 0,
      currency: unit.amount.currency_code,
      approvedAt: null,
      reversedAt: null,
      providerUpdatedAt: now,
      voucher: null,
      refusal: issue,
      raw: { order: order.id, status: order.status, issue },
    },
  ];
}
