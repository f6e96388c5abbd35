import { expect, test } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../units/durations.ts';
import { findSharingSigns } from './find-sharing-signs.ts';

const NOW = new Date('2026-03-10T12:00:00Z');
const ago = (...times: number[]) => times.map((ms) => new Date(NOW.getTime() - ms));
const days = (count: number) => Array.from({ length: count }, (_, index) => (index + 0.5) * DAY_MS);

test.each([
  { title: 'nobody', lastSeen: [], week: 0, hour: 0, isLikely: false },
  {
    title: 'a phone, a computer and a tablet at once',
    lastSeen: ago(0, 1, 2),
    week: 3,
    hour: 3,
    isLikely: false,
  },
  {
    title: 'four devices within an hour',
    lastSeen: ago(0, 1, 2, HOUR_MS),
    week: 4,
    hour: 4,
    isLikely: true,
  },
  {
    title: 'four devices in more than an hour',
    lastSeen: ago(0, 1, 2, HOUR_MS + MINUTE_MS),
    week: 4,
    hour: 3,
    isLikely: false,
  },
  { title: 'five devices in a week', lastSeen: ago(...days(5)), week: 5, hour: 1, isLikely: false },
  { title: 'six devices in a week', lastSeen: ago(...days(6)), week: 6, hour: 1, isLikely: true },
  {
    title: 'many devices before this week',
    lastSeen: ago(...days(3), ...Array.from({ length: 9 }, () => 7 * DAY_MS)),
    week: 3,
    hour: 1,
    isLikely: false,
  },
])('$title', ({ lastSeen, week, hour, isLikely }) => {
  expect(findSharingSigns(lastSeen, NOW)).toEqual({
    devicesInWeek: week,
    devicesInHour: hour,
    isLikely,
  });
});
