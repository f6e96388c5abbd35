import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sortChildren } from '../records/children.ts';
import { nextDay } from './next-day.ts';
import { aDay, aRoutine, countIds } from './routine.fixture.ts';

const createId = countIds();
const routine = aRoutine(
  { days: ['A', 'B', 'C'].map((name) => aDay(name, [], createId)) },
  createId,
);
const [a = '', b = '', c = ''] = sortChildren(routine.days).map(({ id }) => id);
const followed = { id: 'routine', routine };

const workoutOn = (day: string, routineDayId: string, fields: object = {}) => ({
  routineId: 'routine',
  routineDayId,
  startedAt: `${day}T10:00:00Z`,
  finishedAt: `${day}T11:00:00Z`,
  ...fields,
});

test.each([
  ['nothing yet', [], 'A'],
  ['the first day', [workoutOn('2026-11-02', a)], 'B'],
  ['the last day', [workoutOn('2026-11-02', a), workoutOn('2026-11-04', c)], 'A'],
  ['a workout of another routine', [workoutOn('2026-11-02', a, { routineId: 'other' })], 'A'],
  ['a workout in progress', [workoutOn('2026-11-02', a, { finishedAt: undefined })], 'A'],
  ['a deleted day', [workoutOn('2026-11-02', a), workoutOn('2026-11-04', 'deleted')], 'B'],
  ['a list in another order', [workoutOn('2026-11-04', b), workoutOn('2026-11-02', a)], 'C'],
])('the next day follows %s', (_, workouts, expected) => {
  expect(nextDay(followed, workouts)?.name).toBe(expected);
});

test('a routine without days has no next day', () => {
  expect(nextDay({ id: 'routine', routine: { days: {} } }, [])).toBeUndefined();
});

test('a missed day stays next however many days pass', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 60 }), { maxLength: 12 }), (gaps) => {
      let today = Date.parse('2026-01-01T10:00:00Z');
      const workouts: ReturnType<typeof workoutOn>[] = [];
      gaps.forEach((gap, at) => {
        const next = nextDay(followed, workouts);
        expect(next?.id).toBe([a, b, c][at % 3]);
        today += (gap + 1) * 86_400_000;
        workouts.push(workoutOn(new Date(today).toISOString().slice(0, 10), next?.id ?? ''));
      });
    }),
  );
});
