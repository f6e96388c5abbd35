import { addDays } from '../calendar/day.ts';

const WEEK_DAYS = 7;

export function findWeek(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, -((weekday + WEEK_DAYS - 1) % WEEK_DAYS));
}

export const addWeeks = (week: string, weeks: number): string => addDays(week, weeks * WEEK_DAYS);

export const findLastDay = (week: string): string => addDays(week, WEEK_DAYS - 1);

export function listWeeks(from: string, to: string): string[] {
  const weeks: string[] = [];
  for (let week = from; week <= to; week = addWeeks(week, 1)) weeks.push(week);
  return weeks;
}
