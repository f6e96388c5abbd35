/** Membership is counted where it is sold. */
const WALL = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/Argentina/Buenos_Aires',
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
});

/** What a clock on a wall of Buenos Aires shows, written as if it were UTC, to count with. */
function wallOf(instant: number): number {
  const parts = Object.fromEntries(WALL.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0 } = parts;
  const milliseconds = ((instant % 1000) + 1000) % 1000;
  return Date.UTC(year, month - 1, day, hour, minute, second, milliseconds);
}

function instantOf(wall: number, near: number): number {
  // the distance to UTC may change between the two, should Argentina move its clocks again
  const guess = wall - (wallOf(near) - near);
  return wall - (wallOf(guess) - guess);
}

/** The same hour, that many calendar months later in Buenos Aires; the last day of a month that has no such day. */
export function addMonths(from: Date, months: number): Date {
  const start = from.getTime();
  const wall = new Date(wallOf(start));
  const [year, month] = [wall.getUTCFullYear(), wall.getUTCMonth() + months];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const then = new Date(wall);
  then.setUTCFullYear(year, month, Math.min(wall.getUTCDate(), lastDay));
  return new Date(instantOf(then.getTime(), start));
}
