import type { MayCapture, PaymentSnapshot } from '../payment-provider.ts';
import { ProviderError } from '../provider-error.ts';
import { type CaptureOutcome, createCaptureOrder } from './capture-order.ts';
import { ownUnit } from './order-request.ts';
import type { Calls } from './api/paypal-calls.ts';
import type { Reader } from './paypal-reader.ts';
import { refusedSnapshot } from './refused-snapshot.ts';

type Dependencies = { calls: Calls; reader: Reader; merchantId: string; now: () => Date };

export function createCaptureApprovedOrder({ calls, reader, merchantId, now }: Dependencies) {
  const capture = createCaptureOrder(calls);

  return async (orderId: string, mayCapture: MayCapture): Promise<PaymentSnapshot[]> => {
    const order = await reader.order(orderId);
    if (order === undefined) return [];
    const checkoutId = ownUnit(order, merchantId)?.custom_id ?? undefined;
    if (order.status !== 'APPROVED' || checkoutId === undefined) return reader.listPayments(order);

    const charge = async (): Promise<CaptureOutcome> =>
      (await mayCapture(checkoutId)) ? capture(orderId) : 'not_yet';
    const outcome = await charge().catch(async (error: unknown) => {
      if (!(error instanceof ProviderError) || error.problem !== 'unreachable') throw error;
      // the charge may have succeeded: reads the order first, and repeats with the same request id
      const refreshedOrder = await reader.order(orderId);
      return refreshedOrder?.status === 'APPROVED' ? charge() : 'done';
    });
    if (outcome === 'not_yet') return [];
    if (outcome === 'done') return reader.listPayments((await reader.order(orderId)) ?? order);
    return refusedSnapshot(order, { merchantId, issue: outcome.declined, now: now() });
  };
}
