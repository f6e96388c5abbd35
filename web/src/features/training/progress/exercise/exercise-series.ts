import { addDays } from '@forja/domain/calendar/day';
import type { SessionBest } from '@forja/domain/progress/max-by-session';
import { middleOfMax } from '@forja/domain/workouts/estimated-max';

export const SPANS = ['quarter', 'year', 'all'] as const;
export type Span = (typeof SPANS)[number];
const SPAN_DAYS: Readonly<Record<Exclude<Span, 'all'>, number>> = { quarter: 91, year: 365 };

export const sessionsInSpan = (
  sessions: readonly SessionBest[],
  span: Span,
  today: string,
): readonly SessionBest[] =>
  span === 'all' ? sessions : sessions.filter(({ day }) => day > addDays(today, -SPAN_DAYS[span]));

export const dayTime = (day: string): number => Date.parse(`${day}T00:00:00Z`);
export const dayOfTime = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Daily midpoint and range; the last session of a day wins. */
export function maxSeries(sessions: readonly SessionBest[]) {
  const byDay = new Map(sessions.flatMap(({ day, max }) => (max ? [[day, max] as const] : [])));
  return [...byDay].map(([day, max]) => ({
    x: dayTime(day),
    y: middleOfMax(max),
    low: max.lowKg,
    high: max.highKg,
  }));
}

/** Most repetitions or longest time per day, for exercises without a weight. */
export function plainSeries(sessions: readonly SessionBest[], figure: 'repetitions' | 'seconds') {
  const byDay = new Map(
    sessions.flatMap(({ day, best }) => {
      const value = best[figure];
      return value === undefined ? [] : [[day, value] as const];
    }),
  );
  return [...byDay].map(([day, y]) => ({ x: dayTime(day), y }));
}
