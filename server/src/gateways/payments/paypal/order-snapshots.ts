import type { PaymentSnapshot } from '../payment-provider.ts';
import { ProviderError } from '../provider-error.ts';
import { minorUnits } from '../wire/minor-units.ts';
import { captureState } from './capture-state.ts';
import { ownUnit } from './order-request.ts';
import type { Capture, Order, PurchaseUnit, Refund } from './order-shape.ts';

/** One snapshot per capture: an order that says COMPLETED may hide a capture that was declined. */
export function orderSnapshots(order: Order, merchantId: string): PaymentSnapshot[] {
  return order.purchase_units.flatMap((unit) =>
    unit.payments.captures.map((capture) => captureSnapshot({ order, unit, capture, merchantId })),
  );
}

/** The capture was refused: there is no capture to name, so the refusal goes by the name of the order. */
export function refusedSnapshot(
  order: Order,
  { merchantId, issue, now }: { merchantId: string; issue: string; now: Date },
) {
  const unit = ownUnit(order, merchantId);
  if (unit === undefined) return [];
  return [
    {
      ...common(order, unit, merchantId),
      providerPaymentId: order.id,
      state: 'rejected',
      amountMinor: cents(unit.amount.value),
      refundedMinor: 0,
      currency: unit.amount.currency_code,
      approvedAt: null,
      reversedAt: null,
      providerUpdatedAt: now,
      refusal: issue,
      raw: { order: withoutLinks(order), issue },
    },
  ] satisfies PaymentSnapshot[];
}

function captureSnapshot({
  order,
  unit,
  capture,
  merchantId,
}: {
  order: Order;
  unit: PurchaseUnit;
  capture: Capture;
  merchantId: string;
}): PaymentSnapshot {
  const amountMinor = cents(capture.amount.value);
  const refunds = unit.payments.refunds.filter((refund) => refund.status === 'COMPLETED' && isOf(refund, capture.id));
  const refunded = refunds.reduce((sum, refund) => sum + cents(refund.amount.value), 0);
  const read = captureState(capture.status, capture.status_details?.reason ?? null);
  const state = read === 'approved' && refunded > 0 && refunded >= amountMinor ? 'refunded' : read;
  const wasApproved = state === 'approved' || state === 'refunded' || state === 'charged_back';
  return {
    ...common(order, unit, merchantId),
    providerPaymentId: capture.id,
    state,
    amountMinor,
    refundedMinor: state === 'refunded' ? amountMinor : Math.min(refunded, amountMinor),
    currency: capture.amount.currency_code,
    approvedAt: wasApproved ? capture.create_time : null,
    reversedAt: reversedAt(state, capture, refunds),
    providerUpdatedAt: latest([capture.create_time, capture.update_time, ...refunds.flatMap(timesOf)]),
    refusal: state === 'rejected' ? (capture.status_details?.reason ?? capture.status) : null,
    raw: { order: withoutLinks(order), capture: capture.id },
  };
}

function common(order: Order, unit: PurchaseUnit, merchantId: string) {
  return {
    provider: 'paypal',
    // an order that is not as we make them names no checkout
    checkoutRef: ownUnit(order, merchantId)?.custom_id ?? null,
    accountId: unit.payee?.merchant_id ?? '',
    voucher: null,
  } as const;
}

function reversedAt(state: PaymentSnapshot['state'], capture: Capture, refunds: Refund[]): Date | null {
  if (state !== 'refunded' && state !== 'charged_back') return null;
  const times = refunds.flatMap(({ create_time }) => (create_time === null ? [] : [create_time]));
  return state === 'refunded' && times.length > 0 ? latest(times) : (capture.update_time ?? capture.create_time);
}

const isOf = (refund: Refund, captureId: string): boolean =>
  refund.links.some(({ rel, href }) => rel === 'up' && href.endsWith(`/captures/${captureId}`));

const timesOf = ({ create_time, update_time }: Refund) => [create_time, update_time];

function latest(times: (Date | null)[]): Date {
  return new Date(Math.max(...times.map((time) => time?.getTime() ?? 0)));
}

function cents(value: string): number {
  const minor = minorUnits(value);
  if (minor === undefined) throw new ProviderError('paypal', 'unreadable');
  return minor;
}

function withoutLinks({ links: _links, ...order }: Order) {
  return order;
}
