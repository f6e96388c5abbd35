const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const FIRST_MINUTES = [2, 10, 30];
/** After it expired, a payment may still be on its way to us. */
const AFTERWARDS_MS = 2 * DAY_MS;
const CASH_DAYS = 32;

type Polled = {
  /** When the person was sent to pay. */
  startedAt: Date;
  expiresAt: Date;
  /** A voucher is waiting to be paid, or the provider is thinking. */
  isPending: boolean;
};

/** When to look at the provider again, in case nobody told us: soon, then every hour; every day while cash is awaited. */
export function nextPoll({ startedAt, expiresAt, isPending }: Polled, now: Date): Date | null {
  const start = startedAt.getTime();
  const at = now.getTime();
  const soon = FIRST_MINUTES.map((minutes) => start + minutes * MINUTE_MS).find((instant) => instant > at);
  if (soon !== undefined) return new Date(soon);
  const hourly = at + HOUR_MS;
  if (!isPending) return hourly <= expiresAt.getTime() + AFTERWARDS_MS ? new Date(hourly) : null;
  const daily = at + DAY_MS;
  return daily <= start + CASH_DAYS * DAY_MS ? new Date(daily) : null;
}
