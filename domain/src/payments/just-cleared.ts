import { HOUR_MS } from '../units/durations.ts';
import type { PaymentState } from './payment-state.ts';

/** A payment approved within this time was seen at once; a later approval is news. */
const WAITED_MS = HOUR_MS;
/** News last for the day on which the payment clears and the next one. */
const NEWS_MS = 48 * HOUR_MS;

type WaitedPayment = {
  state: PaymentState;
  madeAt: Date;
  approvedAt: Date | null;
  /** It is known to have been pending. */
  hasWaited?: boolean | undefined;
};

/** Cash, a transfer or a review that was approved while nobody looked, and that the person has to be told of first. */
export function hasJustCleared(
  { state, madeAt, approvedAt, hasWaited = false }: WaitedPayment,
  now: Date,
): boolean {
  if (state !== 'approved' || approvedAt === null) return false;
  const waited = approvedAt.getTime() - madeAt.getTime();
  const age = now.getTime() - approvedAt.getTime();
  return (hasWaited || waited >= WAITED_MS) && age < NEWS_MS;
}
