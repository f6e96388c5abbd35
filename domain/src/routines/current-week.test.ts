import { expect, test } from 'vitest';
import { currentWeek } from './current-week.ts';

const week = (instruction: string) => ({
  isDeload: false,
  setsFactor: 1,
  repsInReserve: 2,
  instruction,
});
const followed = { id: 'routine', routine: { weeks: ['uno', 'dos', 'tres'].map(week) } };
const workouts = [
  { routineId: 'routine', day: '2026-11-04' },
  { routineId: 'routine', day: '2026-11-02' },
  { routineId: 'other', day: '2026-01-01' },
];

test.each([
  ['before the first workout', [], '2026-11-25', { number: 1, isOver: false }],
  ['on the day of the first one', workouts, '2026-11-02', { number: 1, isOver: false }],
  ['six days later', workouts, '2026-11-08', { number: 1, isOver: false }],
  ['seven days later', workouts, '2026-11-09', { number: 2, isOver: false }],
  ['on the last day of the cycle', workouts, '2026-11-22', { number: 3, isOver: false }],
  ['after the cycle the last week continues', workouts, '2026-11-23', { number: 3, isOver: true }],
])('weeks count from the first workout of the routine: %s', (_, done, today, expected) => {
  expect(currentWeek(followed, done, today)).toMatchObject(expected);
});

test('a routine without a cycle has no current week', () => {
  expect(currentWeek({ id: 'routine', routine: {} }, workouts, '2026-11-25')).toBeUndefined();
});
