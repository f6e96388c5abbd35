import { ProviderError } from '../provider-error.ts';
import type { Calls } from './api/paypal-calls.ts';
import { isDeclined, isUnapproved } from './api/paypal-issues.ts';

export type CaptureOutcome = 'done' | 'not_yet' | { declined: string };
export type CaptureOrder = (orderId: string) => Promise<CaptureOutcome>;

/** Bounds the remembered declines. A forgotten one repeats its first response once. */
const MAX_REMEMBERED = 10_000;

/**
 * Changes the request id only after a definite decline: an attempt without a response is repeated
 * with its own id, so that two servers, or a restarted one, cannot charge twice.
 */
export function createCaptureOrder(calls: Calls): CaptureOrder {
  const declines = new Map<string, number>();

  const capture = async (orderId: string): Promise<CaptureOutcome> => {
    const tries = declines.get(orderId) ?? 0;
    try {
      await calls.change(`/v2/checkout/orders/${orderId}/capture`, {
        body: {},
        requestId: `pp-cap:${orderId}:${tries}`,
      });
      return 'done';
    } catch (error) {
      if (!(error instanceof ProviderError) || error.issue === undefined) throw error;
      if (error.issue === 'ORDER_ALREADY_CAPTURED') return 'done';
      if (isUnapproved(error.issue)) return 'not_yet';
      if (!isDeclined(error.issue)) throw error;
      remember(orderId, tries + 1);
      return { declined: error.issue };
    }
  };

  const remember = (orderId: string, tries: number) => {
    // a concurrent call may have had the same decline: counts it once
    declines.set(orderId, Math.max(tries, declines.get(orderId) ?? 0));
    const [oldest] = declines.keys();
    if (declines.size > MAX_REMEMBERED && oldest !== undefined) declines.delete(oldest);
  };

  return capture;
}
