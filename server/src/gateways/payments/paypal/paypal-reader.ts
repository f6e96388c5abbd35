import type { PaymentSnapshot } from '../payment-provider.ts';
import { ProviderError } from '../provider-error.ts';
import { captureSnapshot } from './capture-snapshot.ts';
import { type Capture, captureShape, type Order, orderShape } from './order-shape.ts';
import type { Calls } from './api/paypal-calls.ts';

export const ID = /^[A-Z0-9-]{1,64}$/;

export type Reader = ReturnType<typeof createReader>;

export function createReader(calls: Calls, ownAccountId: string) {
  const capture = async (id: string): Promise<Capture | undefined> => {
    const json = ID.test(id) ? await calls.fetchJson(`/v2/payments/captures/${id}`) : undefined;
    return json === undefined ? undefined : readable(captureShape.safeParse(json).data);
  };

  const order = async (id: string): Promise<Order | undefined> => {
    const json = ID.test(id) ? await calls.fetchJson(`/v2/checkout/orders/${id}`) : undefined;
    return json === undefined ? undefined : readable(orderShape.safeParse(json).data);
  };

  /** Optional: the order may be deleted or unreadable. */
  const findOrder = async ({ supplementary_data, links }: Capture): Promise<Order | undefined> => {
    const up = links.find(({ rel }) => rel === 'up')?.href ?? '';
    const id =
      supplementary_data?.related_ids?.order_id ??
      /\/v2\/checkout\/orders\/([A-Z0-9-]{1,64})$/.exec(up)?.[1];
    return order(id ?? '').catch((error: unknown) => {
      if (error instanceof ProviderError && error.problem === 'unreadable') return undefined;
      throw error;
    });
  };

  const snapshot = async (
    storedCapture: Capture,
    loadedOrder?: Order,
  ): Promise<PaymentSnapshot> => {
    const isWhole =
      storedCapture.status !== 'PARTIALLY_REFUNDED' && storedCapture.payee?.merchant_id;
    const parentOrder = loadedOrder ?? (isWhole ? undefined : await findOrder(storedCapture));
    const unit = parentOrder?.purchase_units[0];
    const orderDetails = {
      merchantId: unit?.payee?.merchant_id ?? null,
      refunds: unit?.payments.refunds ?? [],
      payer: parentOrder?.payer
        ? { id: parentOrder.payer.payer_id, email: parentOrder.payer.email_address }
        : undefined,
    };
    return captureSnapshot(storedCapture, { ownAccountId, orderDetails });
  };

  return {
    order,
    async payment(captureId: string): Promise<PaymentSnapshot | undefined> {
      const storedCapture = await capture(captureId);
      return storedCapture && snapshot(storedCapture);
    },
    /** Reads each capture, because a COMPLETED order may contain a declined one. */
    async listPayments(parentOrder: Order): Promise<PaymentSnapshot[]> {
      const references = parentOrder.purchase_units.flatMap(({ payments }) => payments.captures);
      const captures = await Promise.all(
        // a capture made just now may not be readable by id yet
        references.map(
          async (each) => (await capture(each.id)) ?? captureShape.safeParse(each).data,
        ),
      );
      return Promise.all(
        captures.flatMap((each) => (each === undefined ? [] : [snapshot(each, parentOrder)])),
      );
    },
  };
}

function readable<T>(data: T | undefined): T {
  if (data === undefined) throw new ProviderError('paypal', 'unreadable');
  return data;
}
