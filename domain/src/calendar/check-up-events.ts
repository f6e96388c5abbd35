import { EMERGENCY_NUMBERS } from '../care/emergency-numbers.data.ts';
import type { CheckUp } from '../monitoring/check-up.ts';
import { addDays, dayInSpanish } from './day.ts';

export type CalendarEvent = {
  /** Stable, so that importing twice moves the event instead of repeating it. */
  uid: string;
  /** 'YYYY-MM-DD'. */
  day: string;
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
  limits?: string;
  emergency?: string;
};

const overdueNote = (day: string, starts: boolean): string =>
  starts
    ? `Lo ideal era el ${dayInSpanish(day)}: hacelo cuanto antes, y no empieces sin el resultado.`
    : `Era para el ${dayInSpanish(day)}: hacelo cuanto antes.`;

/** Only the last overdue check-up is included, for today. */
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
  const datedCheckUps = checkUps.map((checkUp) => ({
    checkUp,
    day: addDays(startDay, checkUp.week * DAYS_PER_WEEK),
  }));
  const lastPast = datedCheckUps.findLastIndex(({ day }) => day < today);
  return datedCheckUps
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
