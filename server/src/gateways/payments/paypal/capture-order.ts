import { ProviderError } from '../provider-error.ts';
import type { Calls } from './paypal-calls.ts';
import { isDeclined, isNotYet } from './paypal-issues.ts';

export type Captured = 'done' | 'not_yet' | { declined: string };
export type CaptureOrder = (orderId: string) => Promise<Captured>;

/** Remembered declines; the oldest are forgotten, and then the first answer repeats itself once. */
const MOST_REMEMBERED = 10_000;

/**
 * Charges what the buyer approved. One name per try, and the next name only after a definite no: a try without an
 * answer is repeated under its own name, so two servers, or one that was killed, cannot charge twice.
 */
export function createCaptureOrder(calls: Calls): CaptureOrder {
  const declines = new Map<string, number>();

  const capture = async (orderId: string): Promise<Captured> => {
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
      if (isNotYet(error.issue)) return 'not_yet';
      if (!isDeclined(error.issue)) throw error;
      remember(orderId, tries + 1);
      return { declined: error.issue };
    }
  };

  const remember = (orderId: string, tries: number) => {
    // another call may have met the same decline: the name moves on once
    declines.set(orderId, Math.max(tries, declines.get(orderId) ?? 0));
    const [oldest] = declines.keys();
    if (declines.size > MOST_REMEMBERED && oldest !== undefined) declines.delete(oldest);
  };

  return capture;
}
