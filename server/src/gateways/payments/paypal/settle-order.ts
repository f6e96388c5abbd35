import type { MayCapture, PaymentSnapshot } from '../payment-provider.ts';
import { ProviderError } from '../provider-error.ts';
import { type Captured, createCaptureOrder } from './capture-order.ts';
import { ownUnit } from './order-request.ts';
import type { Calls } from './paypal-calls.ts';
import type { Reader } from './paypal-reader.ts';
import { refusedSnapshot } from './refused-snapshot.ts';

type Dependencies = { calls: Calls; read: Reader; merchantId: string; now: () => Date };

/** Reads an order, charges it when its buyer approved it and it is still wanted, and says how its payments stand. */
export function createOrderSettler({ calls, read, merchantId, now }: Dependencies) {
  const capture = createCaptureOrder(calls);

  return async (orderId: string, mayCapture: MayCapture): Promise<PaymentSnapshot[]> => {
    const order = await read.order(orderId);
    if (order === undefined) return [];
    const checkoutId = ownUnit(order, merchantId)?.custom_id ?? undefined;
    if (order.status !== 'APPROVED' || checkoutId === undefined) return read.paymentsOf(order);

    const charge = async (): Promise<Captured> => ((await mayCapture(checkoutId)) ? capture(orderId) : 'not_yet');
    const captured = await charge().catch(async (error: unknown) => {
      if (!(error instanceof ProviderError) || error.problem !== 'unreachable') throw error;
      // it may have been charged: look, and only then repeat it, under the same name
      const after = await read.order(orderId);
      return after?.status === 'APPROVED' ? charge() : 'done';
    });
    if (captured === 'not_yet') return [];
    if (captured === 'done') return read.paymentsOf((await read.order(orderId)) ?? order);
    return refusedSnapshot(order, { merchantId, issue: captured.declined, now: now() });
  };
}
