import { expect, test } from 'vitest';
import { lastDay } from './last-day.ts';

test.each([
  ['2026-11-25T10:00:00Z', '2026-11-26'],
  ['2026-02-28T23:59:00Z', '2026-03-01'],
])('the last day of a record at %s is %s', (now, day) => {
  expect(lastDay(new Date(now))).toBe(day);
});
