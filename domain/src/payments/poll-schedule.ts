import { DAY_MS, HOUR_MS, MINUTE_MS } from '../units/durations.ts';
const FIRST_MINUTES = [2, 10, 30];
/** Payments may be reported after their checkout expires. */
const AFTERWARDS_MS = 2 * DAY_MS;
const CASH_DAYS = 32;

type PolledCheckout = {
  startedAt: Date;
  expiresAt: Date;
  isPending: boolean;
};

/** Next poll: soon after the start, then hourly; daily while a voucher is pending. */
export function nextPoll(
  { startedAt, expiresAt, isPending }: PolledCheckout,
  now: Date,
): Date | null {
  const start = startedAt.getTime();
  const at = now.getTime();
  const soon = FIRST_MINUTES.map((minutes) => start + minutes * MINUTE_MS).find(
    (instant) => instant > at,
  );
  if (soon !== undefined) return new Date(soon);
  const hourly = at + HOUR_MS;
  if (!isPending) return hourly <= expiresAt.getTime() + AFTERWARDS_MS ? new Date(hourly) : null;
  const daily = at + DAY_MS;
  return daily <= start + CASH_DAYS * DAY_MS ? new Date(daily) : null;
}
