import type { CheckUp } from '../monitoring/check-up.ts';
import { addDays } from './day.ts';

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
const NOT_A_DIAGNOSIS =
  'Estos límites no son un diagnóstico: los interpreta tu médico. Ante un síntoma de urgencia no esperes el control: llamá al 107.';

function line({ name, consultSoon, stopNow }: CheckUp['tests'][number]): string {
  const limits = [
    ...(consultSoon === undefined ? [] : [`consultá pronto: ${consultSoon}`]),
    ...(stopNow === undefined ? [] : [`frená y consultá ya: ${stopNow}`]),
  ];
  return limits.length === 0 ? `• ${name}` : `• ${name} (${limits.join('; ')})`;
}

/** The check-ups of a plan as days of a calendar, counted from the first day of the plan. */
export function checkUpEvents(
  checkUps: readonly CheckUp[],
  { planId, startDay }: { planId: string; startDay: string },
): CalendarEvent[] {
  return checkUps.map(({ id, week, title, note, tests }) => {
    const day = addDays(startDay, week * DAYS_PER_WEEK);
    return {
      uid: `${planId}-${id}@forja`,
      day,
      dayAfter: addDays(day, 1),
      title: `Control médico: ${title.charAt(0).toLowerCase()}${title.slice(1)}`,
      description: [...(note === undefined ? [] : [note]), ...tests.map(line), NOT_A_DIAGNOSIS].join('\n'),
    };
  });
}
