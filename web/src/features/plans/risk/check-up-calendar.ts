import { checkUpEvents } from '@forja/domain/calendar/check-up-events';
import type { CheckUp } from '@forja/domain/monitoring/check-up';
import { brand } from '@forja/contract/brand';

type DateParts = [year: number, month: number, day: number];

const splitDate = (day: string): DateParts => day.split('-').map(Number) as DateParts; // 'YYYY-MM-DD' has three parts

/** The check-ups as an RFC 5545 calendar. The library comes only when somebody asks for it. */
export async function checkUpCalendar(
  checkUps: readonly CheckUp[],
  from: { planId: string; startDay: string; today: string },
): Promise<Blob> {
  const { createEvents } = await import('ics');
  const events = checkUpEvents(checkUps, from).map(
    ({ uid, day, dayAfter, title, description }) => ({
      uid,
      title,
      description,
      start: splitDate(day),
      end: splitDate(dayAfter),
      productId: `-//${brand.name}//Controles//ES`,
    }),
  );
  const { error, value } = createEvents(events);
  if (!value) throw error ?? new Error('the calendar came out empty');
  return new Blob([value], { type: 'text/calendar;charset=utf-8' });
}
