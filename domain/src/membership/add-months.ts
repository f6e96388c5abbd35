import { toInstant, toWallTime } from '../calendar/buenos-aires.ts';

/** Same hour, calendar months later in Buenos Aires, clamped to the last day of the month. */
export function addMonths(from: Date, months: number): Date {
  const start = from.getTime();
  const wall = new Date(toWallTime(start));
  const [year, month] = [wall.getUTCFullYear(), wall.getUTCMonth() + months];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const then = new Date(wall);
  then.setUTCFullYear(year, month, Math.min(wall.getUTCDate(), lastDay));
  return new Date(toInstant(then.getTime(), start));
}
