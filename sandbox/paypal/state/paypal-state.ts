import { HOUR_MS } from '../../shared/durations.ts';
import type { MovableClock } from '../../shared/movable-clock.ts';
import { type AdjustmentCode, createAdjustments } from './adjustments.ts';
import {
  type Capture,
  type Instrument,
  createCapture,
  newId,
  createOrder,
  type Order,
  type OrderBody,
  type Refund,
} from './orders.ts';
import type { PayPalFaultSettings } from './paypal-fault-settings.ts';

/** In which a buyer approves, and then the shop captures. */
const APPROVAL_WINDOW_MS = 3 * HOUR_MS;

export type PayPalChange =
  | { type: 'CHECKOUT.ORDER.APPROVED' | 'CHECKOUT.PAYMENT-APPROVAL.REVERSED'; order: Order }
  | {
      type: `PAYMENT.CAPTURE.${'COMPLETED' | 'PENDING' | 'DENIED' | 'DECLINED' | 'REVERSED'}`;
      capture: Capture;
    }
  | { type: 'PAYMENT.CAPTURE.REFUNDED'; capture: Capture; refund: Refund }
  | { type: `CUSTOMER.DISPUTE.${'CREATED' | 'RESOLVED'}`; capture: Capture; disputeId: string };

/** The shop asked for what cannot be: the code that goes in `details`. */
export class PayPalIssue extends Error {
  readonly issue: string;

  constructor(issue: string) {
    super(issue);
    this.issue = issue;
  }
}

export type PayPalState = ReturnType<typeof createPayPalState>;

/** The provider's state, in the memory of this process. */
export function createPayPalState({
  clock,
  faultSettings,
  notifyChange,
}: {
  clock: MovableClock;
  faultSettings: () => PayPalFaultSettings;
  notifyChange: (news: PayPalChange) => void;
}) {
  const orders = new Map<string, Order>();
  const captures = new Map<string, Capture>();
  const refunds = new Map<string, Refund>();
  const adjustments = createAdjustments(clock.next);

  const findCaptures = (order: Order) =>
    [...captures.values()].filter(({ orderId }) => orderId === order.id);
  const findRefunds = (captureId: string) =>
    [...refunds.values()].filter((refund) => refund.captureId === captureId);

  /** Undefined for an unknown order and for an expired one. */
  const findOrder = (id: string): Order | undefined => {
    const order = orders.get(id);
    if (order === undefined || order.isForgotten) return undefined;
    const age = clock.now().getTime() - (order.approvedAt ?? order.createdAt).getTime();
    if (age < APPROVAL_WINDOW_MS) return order;
    if (order.status === 'APPROVED') {
      Object.assign(order, { status: 'VOIDED', updatedAt: clock.next() });
      notifyChange({ type: 'CHECKOUT.PAYMENT-APPROVAL.REVERSED', order });
    }
    return order.status === 'CREATED' || order.status === 'PAYER_ACTION_REQUIRED'
      ? undefined
      : order;
  };
  const getCapture = (id: string): Capture => {
    const capture = captures.get(id);
    if (capture === undefined) throw new Error(`there is no capture ${id}`);
    return capture;
  };
  const updateCapture = (capture: Capture, changes: Partial<Capture>) =>
    Object.assign(capture, changes, { updatedAt: clock.next() });

  const adjust = (capture: Capture, code: AdjustmentCode) =>
    adjustments.add(code, capture, findRefunds(capture.id));

  /** An invoice is paid once, also across orders. */
  const isPaidInvoice = (invoiceId: string | null) =>
    invoiceId !== null &&
    [...captures.values()].some(
      (capture) => capture.invoiceId === invoiceId && capture.status !== 'DECLINED',
    );

  return {
    orders,
    captures,
    adjustments,
    findOrder,
    findCaptures,
    findRefunds,

    createOrder(body: OrderBody): Order {
      if (body.purchase_units?.some(({ invoice_id }) => isPaidInvoice(invoice_id ?? null)))
        throw new PayPalIssue('DUPLICATE_INVOICE_ID');
      const order = createOrder(body, {
        now: clock.next(),
        hiddenReads: faultSettings().hiddenReads,
      });
      orders.set(order.id, order);
      return order;
    },

    /** The buyer approves on the page. Nothing is charged. */
    approve(id: string, instrument: Instrument): Order {
      const order = findOrder(id);
      if (order === undefined || order.status === 'COMPLETED' || order.status === 'VOIDED')
        throw new Error('that order cannot be approved');
      const now = clock.next();
      Object.assign(order, { status: 'APPROVED', instrument, approvedAt: now, updatedAt: now });
      notifyChange({ type: 'CHECKOUT.ORDER.APPROVED', order });
      return order;
    },

    capture(id: string, mocked: string | undefined): Order {
      const order = findOrder(id);
      if (order === undefined) throw new PayPalIssue('RESOURCE_NOT_FOUND');
      if (order.status === 'COMPLETED') throw new PayPalIssue('ORDER_ALREADY_CAPTURED');
      if (order.status === 'PAYER_ACTION_REQUIRED') throw new PayPalIssue('PAYER_ACTION_REQUIRED');
      if (order.status !== 'APPROVED') throw new PayPalIssue('ORDER_NOT_APPROVED');
      const issue = mocked ?? faultSettings().captureIssue;
      if (issue !== null) throw new PayPalIssue(issue);
      if (order.instrument === 'declined') {
        // the buyer is sent back to choose another way to pay
        Object.assign(order, { status: 'PAYER_ACTION_REQUIRED', updatedAt: clock.next() });
        throw new PayPalIssue('INSTRUMENT_DECLINED');
      }
      if (isPaidInvoice(order.units[0]?.invoiceId ?? null))
        throw new PayPalIssue('DUPLICATE_INVOICE_ID');
      const capture = createCapture(order, order.instrument, {
        now: clock.next(),
        overrides: faultSettings().nextCapture,
      });
      faultSettings().nextCapture = {};
      captures.set(capture.id, capture);
      Object.assign(order, { status: 'COMPLETED', updatedAt: clock.next() });
      const { status } = capture;
      notifyChange({
        type: `PAYMENT.CAPTURE.${status === 'COMPLETED' || status === 'PENDING' ? status : 'DECLINED'}`,
        capture,
      });
      return order;
    },

    /** Ends a pending capture. */
    endPending(id: string, outcome: 'COMPLETED' | 'DECLINED'): Capture {
      const capture = updateCapture(getCapture(id), { status: outcome, reason: null });
      notifyChange({
        type: outcome === 'COMPLETED' ? 'PAYMENT.CAPTURE.COMPLETED' : 'PAYMENT.CAPTURE.DENIED',
        capture,
      });
      return capture;
    },

    refund(id: string, value?: string): Refund {
      const capture = getCapture(id);
      if (capture.status === 'REFUNDED') throw new PayPalIssue('CAPTURE_FULLY_REFUNDED');
      if (capture.status !== 'COMPLETED' && capture.status !== 'PARTIALLY_REFUNDED')
        throw new PayPalIssue('INVALID_RESOURCE_ID');
      const refundedCents = findRefunds(id).reduce(
        (sum, refund) => sum + toCents(refund.amount.value),
        0,
      );
      const remainingCents = toCents(capture.amount.value) - refundedCents;
      const amount = value === undefined ? remainingCents : toCents(value);
      if (!(amount > 0) || amount > remainingCents) throw new PayPalIssue('REFUND_AMOUNT_EXCEEDED');
      const refund = {
        id: newId(),
        captureId: id,
        amount: { currency_code: capture.amount.currency_code, value: (amount / 100).toFixed(2) },
        totalRefunded: ((refundedCents + amount) / 100).toFixed(2),
        customId: capture.customId,
        invoiceId: capture.invoiceId,
        createdAt: clock.next(),
      };
      refunds.set(refund.id, refund);
      updateCapture(capture, {
        status: amount === remainingCents ? 'REFUNDED' : 'PARTIALLY_REFUNDED',
        reason: 'REFUNDED',
      });
      notifyChange({ type: 'PAYMENT.CAPTURE.REFUNDED', capture, refund });
      return refund;
    },

    /** The buyer's bank took the money back. */
    reverse(id: string): Capture {
      const capture = updateCapture(getCapture(id), { status: 'REFUNDED', reason: 'CHARGEBACK' });
      adjust(capture, 'T1201');
      notifyChange({ type: 'PAYMENT.CAPTURE.REVERSED', capture });
      return capture;
    },

    /** The buyer complains; the money waits. */
    dispute(id: string): Capture {
      const capture = updateCapture(getCapture(id), {
        status: 'PENDING',
        reason: 'BUYER_COMPLAINT',
      });
      adjust(capture, 'T1110');
      notifyChange({ type: 'CUSTOMER.DISPUTE.CREATED', capture, disputeId: `PP-D-${id}` });
      return capture;
    },

    /** The order is not found any more; its captures are. */
    forgetOrder(id: string): void {
      const order = orders.get(id);
      if (order !== undefined) order.isForgotten = true;
    },

    endDispute(id: string, winner: 'seller' | 'buyer'): Capture {
      const outcome: Partial<Capture> =
        winner === 'seller'
          ? { status: 'COMPLETED', reason: null }
          : { status: 'REFUNDED', reason: 'BUYER_COMPLAINT' };
      const capture = updateCapture(getCapture(id), outcome);
      adjust(capture, 'T1111');
      if (winner === 'buyer') adjust(capture, 'T1106');
      notifyChange({ type: 'CUSTOMER.DISPUTE.RESOLVED', capture, disputeId: `PP-D-${id}` });
      return capture;
    },
  };
}

export const toCents = (value: string): number => Math.round(Number(value) * 100);
