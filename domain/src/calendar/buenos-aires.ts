import { DAY_MS } from '../units/durations.ts';
import { once } from '../units/once.ts';

/** Payments and memberships are counted in the time zone where they are sold. */
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

/** The local time of Buenos Aires, encoded as if it were UTC so that dates can be calculated. */
export function toWallTime(instant: number): number {
  return instant + (offsetOfDay(Math.floor(instant / DAY_MS)) ?? readOffset(instant));
}

/** Asking the calendar costs a thousand times an addition, and a person's periods ask for the same days again and again. */
const offsets = new Map<number, number | undefined>();
/** Those of a lifetime. */
const MOST_DAYS = 40_000;

/** The distance to UTC in that day of UTC, or undefined when the clock changes amid it. */
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
  // the distance to UTC may change between the two, should Argentina move its clocks again
  const guess = wall - (toWallTime(near) - near);
  return wall - (toWallTime(guess) - guess);
}

/** The midnight of Buenos Aires that begins the day of this instant, or that many days later. */
export function midnight(instant: Date, daysLater = 0): Date {
  const day = new Date(toWallTime(instant.getTime()));
  const wall = Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate() + daysLater);
  return new Date(toInstant(wall, instant.getTime()));
}

/** The day of this instant in Buenos Aires, as 'YYYY-MM-DD'. */
export const dayInBuenosAires = (instant: Date): string =>
  new Date(toWallTime(instant.getTime())).toISOString().slice(0, 10);
