import { DAY_MS } from '@forja/domain/units/durations';

/**
 * Longer than any provider repeats a message for: PayPal three days, Mercado Pago until it is taken. Shorter than the
 * messages are stored for, so that one which was sent again is always recognised.
 */
const MOST_AGE_MS = 30 * DAY_MS;
/** Between two clocks. */
const MOST_AHEAD_MS = DAY_MS;

/** True when a provider may have sent a message at that time. */
export const isRecentMessage = (sentAt: Date | null, now: Date): boolean =>
  sentAt !== null &&
  now.getTime() - sentAt.getTime() <= MOST_AGE_MS &&
  sentAt.getTime() - now.getTime() <= MOST_AHEAD_MS;
