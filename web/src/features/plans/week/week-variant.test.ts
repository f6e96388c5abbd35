import { aPerson } from '@forja/domain/person/person.fixture';
import { createProfile } from '@forja/domain/profile/profile';
import { trainingPlan } from '@forja/domain/training/plan/plan-training';
import { expect, test } from 'vitest';
import {
  anotherWeek,
  isVariant,
  SAVED_WEEK,
  savedWeek,
  withExercise,
  type WeekVariant,
} from './week-variant.ts';
import { planTasks } from '../workers/plan-tasks.ts';
import { volumeChanges, volumeInWeek } from './week-volume.ts';

const input = aPerson({ goal: 'muscle_gain' });
const plan = { input, training: trainingPlan(createProfile(input)) };
const names = (training: typeof plan.training) =>
  training.days.flatMap(({ exercises }) => exercises.map(({ exerciseId }) => exerciseId));

const applyVariant = ({ seed, swaps }: WeekVariant) => planTasks.training({ input, seed, swaps });

test('viewing another week of the cycle keeps the saved training', () => {
  expect(isVariant({ ...SAVED_WEEK, week: 5 })).toBe(false);
});

test('another week has other exercises and drops the swaps of this one', () => {
  const next = anotherWeek({ seed: 0, swaps: { 'bench-press': 'smith-incline-press' }, week: 3 });
  expect(next).toEqual({ seed: 1, swaps: {}, week: 3 });
  expect(names(applyVariant(next))).not.toEqual(names(plan.training));
  expect(savedWeek(next)).toEqual({ seed: 0, swaps: {}, week: 3 });
});

test('a swap puts the new exercise in the week, and its undo leaves no variant', () => {
  const swapped = withExercise(SAVED_WEEK, 'bench-press', 'smith-incline-press');
  expect(names(plan.training)).toContain('bench-press');
  expect(names(applyVariant(swapped))).toContain('smith-incline-press');
  expect(names(applyVariant(swapped))).not.toContain('bench-press');
  expect(isVariant(swapped)).toBe(true);
  expect(isVariant(withExercise(swapped, 'smith-incline-press', 'bench-press'))).toBe(false);
});

test('a week of deload has fewer sets of every trained muscle than the first', () => {
  const [first] = plan.training.progression;
  const deload = plan.training.progression.find((week) => week.deload);
  if (!first || !deload) throw new Error('no deload');
  expect(volumeInWeek(plan.training, first)).toEqual(plan.training.weeklyVolume);
  const changes = volumeChanges(plan.training.weeklyVolume, volumeInWeek(plan.training, deload));
  expect(changes.length).toBeGreaterThan(0);
  for (const { before, after } of changes) expect(after).toBeLessThan(before);
});

test('volume changes are sorted by size, and equal volumes have none', () => {
  const after = applyVariant(withExercise(SAVED_WEEK, 'bench-press', 'smith-incline-press'));
  const sizes = volumeChanges(plan.training.weeklyVolume, after.weeklyVolume).map((change) =>
    Math.abs(change.after - change.before),
  );
  expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
  expect(volumeChanges(after.weeklyVolume, after.weeklyVolume)).toEqual([]);
});
