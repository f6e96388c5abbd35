import { toInstant, toWallTime } from '../calendar/buenos-aires.ts';

/** The same hour, that many calendar months later in Buenos Aires; the last day of a month that has no such day. */
export function addMonths(from: Date, months: number): Date {
  const start = from.getTime();
  const wall = new Date(toWallTime(start));
  const [year, month] = [wall.getUTCFullYear(), wall.getUTCMonth() + months];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const then = new Date(wall);
  then.setUTCFullYear(year, month, Math.min(wall.getUTCDate(), lastDay));
  return new Date(toInstant(then.getTime(), start));
}
