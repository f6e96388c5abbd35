import { expect, test } from 'vitest';
import { checkUpCalendar } from './check-up-calendar.ts';

const baseline = {
  id: 'baseline',
  week: -1,
  title: 'Antes de empezar',
  tests: [{ name: 'Hematocrito', consultSoon: 'más de 48 %', stopNow: 'más de 54 %', sources: [] }],
};

test('a check-up becomes a whole day of a calendar, one week before the plan starts', async () => {
  const calendar = await checkUpCalendar([baseline], {
    planId: 'p1',
    startDay: '2026-11-21',
    today: '2026-10-01',
  });
  const text = (await calendar.text()).replaceAll('\r\n ', '').replaceAll('\r\n\t', '');
  expect(calendar.type).toContain('text/calendar');
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0/);
  expect(text).toContain('DTSTART;VALUE=DATE:20261114');
  expect(text).toContain('DTEND;VALUE=DATE:20261115');
  expect(text).toContain('UID:p1-baseline@forja');
  expect(text).toContain('Hematocrito (consultá pronto: más de 48 %');
  expect(text.trimEnd()).toMatch(/END:VCALENDAR$/);
});
