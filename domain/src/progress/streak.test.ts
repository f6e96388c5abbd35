import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../calendar/day.ts';
import { findStreak } from './streak.ts';

const TODAY = '2026-02-04'; // Wednesday

test.each([
  { name: 'nothing', days: [], streak: { weeks: 0, forgiven: 0, best: 0 } },
  {
    name: 'two weeks',
    days: ['2026-01-28', '2026-02-02'],
    streak: { weeks: 2, forgiven: 0, best: 2 },
  },
  {
    name: 'no workout yet this week',
    days: ['2026-01-20', '2026-01-28'],
    streak: { weeks: 2, forgiven: 0, best: 2 },
  },
  {
    name: 'one empty week between',
    days: ['2026-01-15', '2026-01-28'],
    streak: { weeks: 2, forgiven: 1, best: 2 },
  },
  {
    name: 'last week empty',
    days: ['2026-01-15', '2026-01-22'],
    streak: { weeks: 2, forgiven: 0, best: 2 },
  },
  {
    name: 'two empty weeks',
    days: ['2026-01-05', '2026-01-28'],
    streak: { weeks: 1, forgiven: 0, best: 1 },
  },
  {
    name: 'a streak of long ago',
    days: ['2025-06-02', '2025-06-10'],
    streak: { weeks: 0, forgiven: 0, best: 2 },
  },
])('$name', ({ days, streak }) => {
  expect(findStreak(days, TODAY)).toEqual(streak);
});

test('another workout never shortens a streak', () => {
  const daysBack = fc.integer({ min: 0, max: 200 });
  fc.assert(
    fc.property(fc.array(daysBack), daysBack, (back, more) => {
      const days = back.map((each) => addDays(TODAY, -each));
      const before = findStreak(days, TODAY);
      const after = findStreak([...days, addDays(TODAY, -more)], TODAY);
      expect(after.weeks).toBeGreaterThanOrEqual(before.weeks);
      expect(after.best).toBeGreaterThanOrEqual(before.best);
    }),
  );
});
