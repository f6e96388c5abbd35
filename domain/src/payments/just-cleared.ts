import { HOUR_MS } from '../units/durations.ts';
import type { PaymentState } from './payment-state.ts';

const WAITED_MS = HOUR_MS;
/** News last until the day after the payment clears. */
const NEWS_MS = 48 * HOUR_MS;

type WaitedPayment = {
  state: PaymentState;
  madeAt: Date;
  approvedAt: Date | null;
  hasWaited?: boolean | undefined;
};

export function hasJustCleared(
  { state, madeAt, approvedAt, hasWaited = false }: WaitedPayment,
  now: Date,
): boolean {
  if (state !== 'approved' || approvedAt === null) return false;
  const waited = approvedAt.getTime() - madeAt.getTime();
  const age = now.getTime() - approvedAt.getTime();
  return (hasWaited || waited >= WAITED_MS) && age < NEWS_MS;
}
