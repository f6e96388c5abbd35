import { EMERGENCY_NUMBERS } from '../care/emergency-numbers.data.ts';
import type { CheckUp } from '../monitoring/check-up.ts';
import { addDays, dayInSpanish } from './day.ts';

/** An all-day event, ready for any calendar format. */
export type CalendarEvent = {
  /** The same check-up of the same plan has the same id, so importing twice moves it instead of repeating it. */
  uid: string;
  /** 'YYYY-MM-DD'. */
  day: string;
  /** The day after, as RFC 5545 wants the end of an all-day event. */
  dayAfter: string;
  title: string;
  description: string;
};

const DAYS_PER_WEEK = 7;
const LIMITS_ARE_IN_THE_PLAN =
  'Llevá tu plan: dice con qué resultado consultar y con cuál frenar. Lo interpreta tu médico.';
const urgencyNote = (emergency: string): string =>
  `Ante un síntoma de urgencia no esperes: llamá al ${emergency}.`;

export type CalendarOptions = {
  planId: string;
  startDay: string;
  today: string;
  /** In Spanish, where the limits of each result are read; in the plan unless said. */
  limits?: string;
  /** What to call; in Argentina unless said. */
  emergency?: string;
};

/** Note for a check-up whose day has passed. Before the start, the plan waits for its result. */
const overdueNote = (day: string, starts: boolean): string =>
  starts
    ? `Lo ideal era el ${dayInSpanish(day)}: hacelo cuanto antes, y no empieces sin el resultado.`
    : `Era para el ${dayInSpanish(day)}: hacelo cuanto antes.`;

/**
 * The check-ups of a plan as days of a calendar, counted from the first day of the plan and never before today. Of
 * those whose day has passed only the last is included, for today.
 */
export function checkUpEvents(
  checkUps: readonly CheckUp[],
  {
    planId,
    startDay,
    today,
    limits = LIMITS_ARE_IN_THE_PLAN,
    emergency = EMERGENCY_NUMBERS.ar.emergency[0],
  }: CalendarOptions,
): CalendarEvent[] {
  const due = checkUps.map((checkUp) => ({
    checkUp,
    day: addDays(startDay, checkUp.week * DAYS_PER_WEEK),
  }));
  const lastPast = due.findLastIndex(({ day }) => day < today);
  return due
    .slice(Math.max(0, lastPast))
    .map(({ checkUp: { id, week, title, note, tests }, day }) => {
      const isOverdue = day < today;
      const eventDay = isOverdue ? today : day;
      const notes = [
        ...(isOverdue ? [overdueNote(day, week < 0 && startDay >= today)] : []),
        ...(note === undefined ? [] : [note]),
      ];
      return {
        uid: `${planId}-${id}@forja`,
        day: eventDay,
        dayAfter: addDays(eventDay, 1),
        title: `Control médico: ${title.charAt(0).toLowerCase()}${title.slice(1)}`,
        description: [
          ...notes,
          ...tests.map(({ name }) => `• ${name}`),
          limits,
          urgencyNote(emergency),
        ].join('\n'),
      };
    });
}
