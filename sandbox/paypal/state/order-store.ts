import { HOUR_MS } from '../../shared/durations.ts';
import type { CaptureStore } from './capture-store.ts';
import {
  createCapture,
  createOrder,
  type Instrument,
  type Order,
  type OrderBody,
} from './orders.ts';
import type { PayPalStateDependencies } from './paypal-change.ts';
import { PayPalIssue } from './paypal-issue.ts';

/** Time for the buyer's approval and the shop's capture. */
const APPROVAL_WINDOW_MS = 3 * HOUR_MS;

const STATUS_ISSUES: Record<Order['status'], string | null> = {
  CREATED: 'ORDER_NOT_APPROVED',
  PAYER_ACTION_REQUIRED: 'PAYER_ACTION_REQUIRED',
  APPROVED: null,
  COMPLETED: 'ORDER_ALREADY_CAPTURED',
  VOIDED: 'ORDER_NOT_APPROVED',
};

export function createOrderStore(
  { clock, faultSettings, notifyChange }: PayPalStateDependencies,
  { captures, isPaidInvoice }: Pick<CaptureStore, 'captures' | 'isPaidInvoice'>,
) {
  const orders = new Map<string, Order>();

  /** Undefined for an unknown or expired order. */
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

  return {
    orders,
    findOrder,

    createOrder(body: OrderBody): Order {
      if (body.purchase_units?.some(({ invoice_id }) => isPaidInvoice(invoice_id ?? null)))
        throw new PayPalIssue('DUPLICATE_INVOICE_ID');
      const { hiddenReads } = faultSettings();
      const order = createOrder(body, { now: clock.next(), hiddenReads });
      orders.set(order.id, order);
      return order;
    },

    /** Approves without charging. */
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
      if (order === undefined) throw new PayPalIssue('INVALID_RESOURCE_ID', 404);
      const issue = STATUS_ISSUES[order.status] ?? mocked ?? faultSettings().captureIssue;
      if (issue !== null) throw new PayPalIssue(issue);
      if (order.instrument === 'declined') {
        // the buyer must choose another way to pay
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

    /** Forgets the order but keeps its captures. */
    forgetOrder(id: string): void {
      const order = orders.get(id);
      if (order !== undefined) order.isForgotten = true;
    },
  };
}
