import type { Span } from '../payment-provider.ts';

/** From the first instant, and before the last. */
export const isInSpan = (at: Date | null, { from, to }: Span): at is Date =>
  at !== null && at >= from && at < to;
