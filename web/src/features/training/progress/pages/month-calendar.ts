import { addDays } from '@forja/domain/calendar/day';
import { findWeek } from '@forja/domain/progress/training-week';

/** 'YYYY-MM' of a day. */
export const toMonth = (day: string): string => day.slice(0, 7);

/** Negative `months` go back. */
export function addMonths(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}

const WEEK = [0, 1, 2, 3, 4, 5, 6] as const;

/** Weeks from Monday. Days of other months are undefined. */
export function listMonthWeeks(month: string): (string | undefined)[][] {
  const last = addDays(`${addMonths(month, 1)}-01`, -1);
  const weeks: (string | undefined)[][] = [];
  for (let monday = findWeek(`${month}-01`); monday <= last; monday = addDays(monday, 7))
    weeks.push(
      WEEK.map((weekday) => addDays(monday, weekday)).map((day) =>
        toMonth(day) === month ? day : undefined,
      ),
    );
  return weeks;
}
