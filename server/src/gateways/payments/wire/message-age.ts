import { DAY_MS } from '@forja/domain/units/durations';

/**
 * Longer than any provider's retries (PayPal: three days), shorter than messages are stored, so
 * that a repetition is always detected.
 */
const MOST_AGE_MS = 30 * DAY_MS;
/** Allowed clock difference. */
const MOST_AHEAD_MS = DAY_MS;

export const isRecentMessage = (sentAt: Date | null, now: Date): boolean =>
  sentAt !== null &&
  now.getTime() - sentAt.getTime() <= MOST_AGE_MS &&
  sentAt.getTime() - now.getTime() <= MOST_AHEAD_MS;
