import { checkUps } from '@forja/domain/monitoring/check-ups';
import { aPerson } from '@forja/domain/person/person.fixture';
import { createProfile } from '@forja/domain/profile/profile';
import { expect, test } from 'vitest';
import { checkUpCalendar } from './check-up-calendar.ts';

async function readCalendar() {
  const all = checkUps(createProfile(aPerson({ cycleType: 'steroid', cycleWeeks: 12 })));
  const [first, ...others] = all;
  if (!first) throw new Error('no check-ups');
  const noted = { ...first, note: 'En ayunas; con orden, y sin mate\\café.' };
  const blob = await checkUpCalendar([noted, ...others], {
    planId: 'plan-1',
    startDay: '2026-03-02',
    today: '2026-01-02',
  });
  const text = await blob.text();
  return { text, lines: text.split('\r\n'), count: all.length };
}

test('each check-up rings a week before and the day before, at nine', async () => {
  const { text, count } = await readCalendar();
  expect(text.match(/BEGIN:VALARM/g)).toHaveLength(2 * count);
  expect(text.match(/TRIGGER:-P6DT15H\r\n/g)).toHaveLength(count);
  expect(text.match(/TRIGGER:-PT15H\r\n/g)).toHaveLength(count);
  expect(text.match(/ACTION:DISPLAY/g)).toHaveLength(2 * count);
});

test('the file is what RFC 5545 asks for: CRLF, lines of 75 octets at most, escaped text, whole days', async () => {
  const { text, lines } = await readCalendar();
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  const longest = Math.max(...lines.map((line) => new TextEncoder().encode(line).length));
  expect(longest).toBeLessThanOrEqual(75);
  const unfolded = text.replaceAll(/\r\n[ \t]/g, '');
  expect(unfolded).toContain('En ayunas\\; con orden\\, y sin mate\\\\café.');
  expect(unfolded).toMatch(/DTSTART;VALUE=DATE:20260209\r\n/);
  expect(unfolded).toMatch(/DTEND;VALUE=DATE:20260210\r\n/);
  for (const [, summary = ''] of unfolded.matchAll(/SUMMARY:(.*)\r\n/g))
    expect(summary.length).toBeLessThanOrEqual(60);
});
