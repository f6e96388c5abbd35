import { DAY_MS } from '../units/durations.ts';
import { once } from '../units/once.ts';

const WALL = once(
  () =>
    new Intl.DateTimeFormat('en-US', {
      timeZone: 'America/Argentina/Buenos_Aires',
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    }),
);

/** Local time encoded as UTC, for date arithmetic. */
export function toWallTime(instant: number): number {
  return instant + (offsetOfDay(Math.floor(instant / DAY_MS)) ?? readOffset(instant));
}

/** Cached because Intl is a thousand times slower than an addition. */
const offsets = new Map<number, number | undefined>();
const MOST_DAYS = 40_000;

/** Milliseconds from UTC; undefined when the clock changes within the day. */
function offsetOfDay(day: number): number | undefined {
  if (offsets.has(day)) return offsets.get(day);
  const offset = readOffset(day * DAY_MS);
  const isWhole = offset === readOffset((day + 1) * DAY_MS - 1);
  if (offsets.size >= MOST_DAYS) offsets.clear();
  offsets.set(day, isWhole ? offset : undefined);
  return isWhole ? offset : undefined;
}

function readOffset(instant: number): number {
  const parts = Object.fromEntries(
    WALL()
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0 } = parts;
  const milliseconds = ((instant % 1000) + 1000) % 1000;
  return Date.UTC(year, month - 1, day, hour, minute, second, milliseconds) - instant;
}

export function toInstant(wall: number, near: number): number {
  // Offsets may differ between both instants if Argentina changes its clocks.
  const guess = wall - (toWallTime(near) - near);
  return wall - (toWallTime(guess) - guess);
}

export function midnight(instant: Date, daysLater = 0): Date {
  const day = new Date(toWallTime(instant.getTime()));
  const wall = Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate() + daysLater);
  return new Date(toInstant(wall, instant.getTime()));
}

/** 'YYYY-MM-DD' */
export const dayInBuenosAires = (instant: Date): string =>
  new Date(toWallTime(instant.getTime())).toISOString().slice(0, 10);
