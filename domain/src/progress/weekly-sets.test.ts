import { expect, test } from 'vitest';
import { flattenDoneSets } from '../workouts/done-sets.ts';
import { doneSet, exerciseOf, workoutOf } from '../workouts/workout.fixture.ts';
import { countWeeklySets, sumMuscleSets } from './weekly-sets.ts';

const bench = exerciseOf('bench-press', [
  doneSet(40, 8, { kind: 'warmup' }),
  doneSet(80, 8),
  doneSet(80, 8),
  doneSet(80, 8, { doneAt: undefined }),
]);

test('only done working sets count: 1 for the primary muscle and 0.5 for the secondary', () => {
  const weeks = countWeeklySets(flattenDoneSets([workoutOf('2026-01-08', [bench])]));
  const week = weeks.get('2026-01-05');
  expect(week?.sets).toBe(2);
  expect(sumMuscleSets(week, 'chest')).toBe(2);
  expect(sumMuscleSets(week, 'triceps')).toBe(1);
  expect(sumMuscleSets(week, 'quads')).toBe(0);
});

test('Sunday belongs to the week that ends and Monday to the next one', () => {
  const days = ['2026-01-11', '2026-01-12'];
  const sets = flattenDoneSets(days.map((day) => workoutOf(day, [bench])));
  expect([...countWeeklySets(sets).keys()]).toEqual(['2026-01-05', '2026-01-12']);
});

test('an own exercise counts for the muscles that its owner chose', () => {
  const own = { pattern: 'core', primary: ['abs'], secondary: ['quads'] } as const;
  const sets = flattenDoneSets([workoutOf('2026-01-08', [exerciseOf('mine', [doneSet(0, 20)])])]);
  const week = countWeeklySets(sets, new Map([['mine', own]])).get('2026-01-05');
  expect(sumMuscleSets(week, 'abs')).toBe(1);
  expect(sumMuscleSets(week, 'quads')).toBe(0.5);
  expect(sumMuscleSets(countWeeklySets(sets).get('2026-01-05'), 'abs')).toBe(0);
});
