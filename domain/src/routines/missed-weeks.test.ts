import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../calendar/day.ts';
import { MAX_ROUTINE_WEEKS } from '../workouts/set-limits.ts';
import { currentWeek } from './current-week.ts';
import { findMissedWeeks } from './missed-weeks.ts';
import { aDay, anExercise, aRoutine, aSet, countIds } from './routine.fixture.ts';

const week = (setsFactor: number, isDeload = false) => ({
  isDeload,
  setsFactor,
  repsInReserve: 2,
  instruction: `Factor ${setsFactor}`,
});
const WEEKS = [week(1), week(1.5), week(2), week(0.5, true)];
const createId = countIds();
const day = (name: string) =>
  aDay(
    name,
    [anExercise({ sets: [aSet({ kind: 'warmup' }), aSet(), aSet()] }, createId)],
    createId,
  );
const routineOf = (weeks?: typeof WEEKS) => ({
  id: 'routine',
  routine: aRoutine({ days: [day('A'), day('B')], ...(weeks ? { weeks } : {}) }, createId),
});
const FIRST = '2026-11-02';
const on = (...days: string[]) => days.map((each) => ({ routineId: 'routine', day: each }));

test('a missed week is repeated, and the cycle continues from it', () => {
  const followed = routineOf(WEEKS);
  const missed = findMissedWeeks(followed, on(FIRST), '2026-11-17');
  expect(missed).toEqual({
    from: '2026-11-09',
    to: '2026-11-15',
    count: 1,
    number: 2,
    // Two days of two sets, by 1.5; the calendar's week has 8, and both together 14.
    sets: 6,
    setsIfAdded: 14,
    weeks: [WEEKS[0], WEEKS[1], WEEKS[1], WEEKS[2], WEEKS[3]],
  });
});

test.each([
  ['the week before has a workout', on(FIRST, '2026-11-10'), '2026-11-17'],
  ['this week already has one', on(FIRST, '2026-11-16'), '2026-11-17'],
  ['the first week is still going on', on(FIRST), '2026-11-08'],
  ['no workout of the routine was done', [{ routineId: 'other', day: FIRST }], '2026-11-17'],
  ['this week asks the same', on(FIRST), '2026-11-17', [week(1), week(1.5), week(1.5)]],
  ['the cycle is over', on(FIRST), '2026-12-08'],
])('no repetition is offered when %s', (_, workouts, today, weeks = WEEKS) => {
  expect(findMissedWeeks(routineOf(weeks), workouts, today)).toBeUndefined();
});

test('no repetition is offered after a missed deload or without a cycle', () => {
  const withDeload = routineOf([week(1), week(0.5, true), week(1)]);
  expect(findMissedWeeks(withDeload, on(FIRST), '2026-11-17')).toBeUndefined();
  expect(findMissedWeeks(routineOf(), on(FIRST), '2026-11-17')).toBeUndefined();
});

test('no repetition is offered beyond the longest cycle', () => {
  const long = routineOf(Array.from({ length: MAX_ROUTINE_WEEKS }, (_, at) => week(1 + at / 10)));
  expect(findMissedWeeks(long, on(FIRST), '2026-11-17')).toBeUndefined();
});

test('the rebuilt cycle repeats the missed week, and loses or hardens no week', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...WEEKS), { minLength: 1, maxLength: 12 }),
      fc.nat({ max: 90 }),
      fc.nat({ max: 90 }),
      (weeks, trainedFor, later) => {
        const followed = routineOf(weeks);
        const workouts = on(FIRST, addDays(FIRST, trainedFor));
        const today = addDays(FIRST, trainedFor + later);
        const missed = findMissedWeeks(followed, workouts, today);
        if (!missed) return;
        const rebuilt = { ...followed.routine, weeks: missed.weeks };
        expect(currentWeek({ id: 'routine', routine: rebuilt }, workouts, today)).toMatchObject(
          weeks[missed.number - 1] ?? {},
        );
        expect(missed.weeks.slice(missed.number - 1 + missed.count)).toEqual(
          weeks.slice(missed.number - 1),
        );
        const rebuiltRoutine = { id: 'routine', routine: rebuilt };
        expect(findMissedWeeks(rebuiltRoutine, workouts, today)).toBeUndefined();
      },
    ),
  );
});
