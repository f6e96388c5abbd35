import { expect, test } from 'vitest';
import { addDays } from '../calendar/day.ts';
import { flattenDoneSets } from '../workouts/done-sets.ts';
import { doneSet, exerciseOf, workoutOf } from '../workouts/workout.fixture.ts';
import { findDeloadReasons } from './deload-hint.ts';
import { findSessions } from './max-by-session.ts';
import { findStall } from './stall.ts';
import { countWeeklySets } from './weekly-sets.ts';

const TODAY = '2026-03-04'; // Wednesday

const weekly = (exerciseId: string, kilos: readonly number[]) =>
  flattenDoneSets(
    kilos.map((kg, at) =>
      workoutOf(addDays(TODAY, -7 * (kilos.length - at)), [
        exerciseOf(exerciseId, [doneSet(kg, 5), doneSet(kg, 5)]),
      ]),
    ),
  );
const stallOf = (kilos: readonly number[]) =>
  findStall(findSessions(weekly('bench-press', kilos)), addDays(TODAY, -1));

test('four weeks without a new best are a stall, with its estimate and start', () => {
  const stall = stallOf([95, 100, 100, 97.5, 100, 100]);
  expect(stall?.since).toBe('2026-01-28');
  expect(stall?.sessions).toBe(4);
});

test.each([
  { name: 'the estimate rises', kilos: [95, 100, 100, 100, 102.5, 102.5] },
  { name: 'there is no earlier session', kilos: [100, 100, 100, 100] },
  { name: 'there are too few sessions', kilos: [100] },
])('no stall is reported when $name', ({ kilos }) => {
  expect(stallOf(kilos)).toBeUndefined();
});

const reasonsOf = (lifts: Readonly<Record<string, readonly number[]>>) => {
  const bySet = Object.entries(lifts).map(([id, kilos]) => [id, weekly(id, kilos)] as const);
  return findDeloadReasons(
    {
      weekly: countWeeklySets(bySet.flatMap(([, sets]) => sets)),
      sessionsOf: new Map(bySet.map(([id, sets]) => [id, findSessions(sets)])),
    },
    TODAY,
  );
};

test('eight hard weeks in a row are a reason to deload', () => {
  const flat = (weeks: number) => ({ 'bench-press': Array.from({ length: weeks }, () => 100) });
  expect(reasonsOf(flat(8))).toEqual([{ kind: 'long-block', weeks: 8 }]);
  expect(reasonsOf(flat(7))).toEqual([]);
});

test('two lifts that fall for two weeks are a reason to deload, and one is not', () => {
  const falling = [100, 97.5, 95];
  expect(reasonsOf({ 'bench-press': falling, 'back-squat': falling })).toEqual([
    { kind: 'falling', exerciseIds: ['bench-press', 'back-squat'] },
  ]);
  expect(reasonsOf({ 'bench-press': falling, 'back-squat': [100, 100, 100] })).toEqual([]);
});
