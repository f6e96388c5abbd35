import { DAY_MS } from '../units/durations.ts';

const DAY_PATTERN = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Midnight UTC, for counting days; undefined for a day that does not exist. */
function parseDay(day: string): number | undefined {
  const [, year, month, date] = DAY_PATTERN.exec(day) ?? [];
  const instant = Date.UTC(Number(year), Number(month) - 1, Number(date));
  return Number.isFinite(instant) && formatDay(instant) === day ? instant : undefined;
}

const formatDay = (instant: number): string => new Date(instant).toISOString().slice(0, 10);

export function addDays(day: string, days: number): string {
  const instant = parseDay(day);
  if (instant === undefined) throw new RangeError(`${day} is not a day`);
  return formatDay(instant + days * DAY_MS);
}

/** '2026-03-02' as '2/3/2026'. */
export const dayInSpanish = (day: string): string =>
  day.split('-').map(Number).toReversed().join('/');
