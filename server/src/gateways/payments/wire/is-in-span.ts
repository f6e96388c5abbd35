import type { Span } from '../payment-provider.ts';

export const isInSpan = (at: Date | null, { from, to }: Span): at is Date =>
  at !== null && at >= from && at < to;
