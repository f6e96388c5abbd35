import { checkUps } from '@forja/domain/monitoring/check-ups';
import { aPerson } from '@forja/domain/person/person.fixture';
import { createProfile } from '@forja/domain/profile/profile';
import { expect, test } from 'vitest';
import { calendarOwner } from './calendar-owner.ts';
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

const readEvents = async (planId: string, now: string) => {
  const all = checkUps(createProfile(aPerson({ cycleType: 'steroid', cycleWeeks: 12 })));
  const options = { planId, startDay: '2026-03-02', today: '2026-01-02' };
  const text = (await (await checkUpCalendar(all, options, new Date(now))).text()).replaceAll(
    /\r\n[ \t]/g,
    '',
  );
  const fields = (name: string) =>
    [...text.matchAll(new RegExp(`^${name}:(.*?)\r?$`, 'gm'))].map(([, value]) => value);
  return {
    ids: fields('UID'),
    sequences: fields('SEQUENCE').map(Number),
    writeTimes: fields('DTSTAMP'),
  };
};

test('a second download updates the same events, and event ids differ between people', async () => {
  const first = await readEvents('controles-ana', '2026-02-01T12:00:00Z');
  const again = await readEvents('controles-ana', '2026-02-01T12:00:01Z');
  const others = await readEvents('controles-bruno', '2026-02-01T12:00:00Z');
  expect(again.ids).toEqual(first.ids);
  expect(new Set([...first.ids, ...others.ids]).size).toBe(2 * first.ids.length);
  expect(first.sequences).toHaveLength(first.ids.length);
  for (const [index, sequence] of first.sequences.entries())
    expect(again.sequences[index]).toBeGreaterThan(sequence);
  expect(new Set(first.writeTimes)).toEqual(new Set(['20260201T120000Z']));
});

test('the calendar owner is the same on all devices of an account and does not reveal it', async () => {
  const ana = '00000000-0000-4000-8000-00000000000a';
  expect(await calendarOwner(ana)).toBe(await calendarOwner(ana));
  expect(await calendarOwner(ana)).not.toContain(ana.slice(-12));
  expect(await calendarOwner(ana)).not.toBe(
    await calendarOwner('00000000-0000-4000-8000-00000000000b'),
  );
});

test('each check-up has an alarm a week before and one the day before, at nine', async () => {
  const { text, count } = await readCalendar();
  expect(text.match(/BEGIN:VALARM/g)).toHaveLength(2 * count);
  expect(text.match(/TRIGGER:-P6DT15H\r\n/g)).toHaveLength(count);
  expect(text.match(/TRIGGER:-PT15H\r\n/g)).toHaveLength(count);
  expect(text.match(/ACTION:DISPLAY/g)).toHaveLength(2 * count);
});

test('the file follows RFC 5545: CRLF, lines of at most 75 octets, escaped text, whole days', async () => {
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
