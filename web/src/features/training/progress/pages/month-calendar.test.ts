import { expect, test } from 'vitest';
import { addMonths, listMonthWeeks } from './month-calendar.ts';

test('a month has its weeks from Monday, without days of other months', () => {
  const weeks = listMonthWeeks('2026-03'); // begins and ends in the middle of a week
  expect(weeks).toHaveLength(6);
  expect(weeks[0]?.filter((day) => day !== undefined)).toEqual(['2026-03-01']);
  expect(weeks[0]?.at(-1)).toBe('2026-03-01');
  expect(weeks.at(-1)?.slice(0, 3)).toEqual(['2026-03-30', '2026-03-31', undefined]);
  expect(weeks.flat().filter((day) => day !== undefined)).toHaveLength(31);
});

test('months cross the year in both directions', () => {
  expect([addMonths('2026-12', 1), addMonths('2026-01', -1)]).toEqual(['2027-01', '2025-12']);
});
