import { type CalendarOptions, checkUpEvents } from '@forja/domain/calendar/check-up-events';
import type { CheckUp } from '@forja/domain/monitoring/check-up';
import { brand } from '@forja/contract/brand';
import { foldLines } from './fold-lines.ts';

type DateParts = [year: number, month: number, day: number];

const splitDate = (day: string): DateParts => day.split('-').map(Number) as DateParts; // 'YYYY-MM-DD' has three parts

/**
 * Before midnight at the start of the day: nine in the morning a week before, to book an
 * appointment, and the day before.
 */
const ALARMS = [{ days: 6, hours: 15 }, { hours: 15 }];

/** SEQUENCE grows by the second, so that calendars accept a later file as an update. */
const SEQUENCE_START = Date.UTC(2026, 0, 1);

/** Check-ups as an RFC 5545 calendar. The library is loaded on demand. */
export async function checkUpCalendar(
  checkUps: readonly CheckUp[],
  options: CalendarOptions,
  now = new Date(),
): Promise<Blob> {
  const { createEvents } = await import('ics');
  const sequence = Math.max(0, Math.floor((now.getTime() - SEQUENCE_START) / 1000));
  const events = checkUpEvents(checkUps, options).map(
    ({ uid, day, dayAfter, title, description }) => ({
      uid,
      sequence,
      timestamp: now.getTime(),
      title,
      description,
      start: splitDate(day),
      end: splitDate(dayAfter),
      // An all-day event that does not block the day.
      busyStatus: 'FREE' as const,
      alarms: ALARMS.map((trigger) => ({
        action: 'display' as const,
        description: title,
        trigger: { ...trigger, before: true },
      })),
      productId: `-//${brand.name}//Controles//ES`,
    }),
  );
  const { error, value } = createEvents(events);
  if (!value) throw error ?? new Error('the calendar is empty');
  return new Blob([foldLines(value)], { type: 'text/calendar;charset=utf-8' });
}
