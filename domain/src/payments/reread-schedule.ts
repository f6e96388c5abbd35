import { DAY_MS } from '../units/durations.ts';
import type { PaymentState, Processor } from './payment-state.ts';

const REREAD_DAYS = 7;
const REVERSIBLE_DAYS = 180;

type ReversiblePayment = { provider: Processor; state: PaymentState; approvedAt: Date | null };

/** Next re-read of a received payment, to catch unreported reversals; null if never. */
export function nextReread(
  { provider, state, approvedAt }: ReversiblePayment,
  now: Date,
): Date | null {
  if (provider === 'manual' || provider === 'coupon' || approvedAt === null) return null;
  if (state !== 'approved' && state !== 'charged_back') return null;
  const next = now.getTime() + REREAD_DAYS * DAY_MS;
  return next <= approvedAt.getTime() + REVERSIBLE_DAYS * DAY_MS ? new Date(next) : null;
}
