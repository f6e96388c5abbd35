import { expect, test } from 'vitest';
import { aPerson } from '../person/person.fixture.ts';
import { LEVELS } from '../person/choices.ts';
import { profileOf } from '../person/profile.ts';
import { trainingPlan } from './plan-training.ts';
import { blockLengths } from './progression.ts';
import { exercisesInWeek, setsInWeek } from './week-of-plan.ts';

test.each(LEVELS)('any cycle of 4 to 24 weeks (%s) is made of blocks of four to eight', (level) => {
  for (let weeks = 4; weeks <= 24; weeks += 1) {
    const blocks = blockLengths(weeks, level);
    expect(blocks.reduce((sum, length) => sum + length, 0)).toBe(weeks);
    for (const length of blocks) {
      expect(length, `${weeks} weeks`).toBeGreaterThanOrEqual(4);
      expect(length, `${weeks} weeks`).toBeLessThanOrEqual(8);
    }
  }
});

test.each([
  { sets: [3, 3, 3, 3], factor: 1, expected: [3, 3, 3, 3] },
  { sets: [4, 3, 3, 2], factor: 0.5, expected: [2, 2, 1, 1] },
  { sets: [2, 2, 2], factor: 0.5, expected: [1, 1, 1] },
  { sets: [4, 4, 3, 3, 3, 3], factor: 1.1, expected: [4, 5, 3, 3, 4, 3] },
])('$sets at $factor becomes $expected: the session changes as a whole', ({ sets, factor, expected }) => {
  expect(setsInWeek(sets, factor)).toEqual(expected);
});

test('with time to spare, a later block has some more sets than the first', () => {
  const { progression } = trainingPlan(
    profileOf(aPerson({ goal: 'muscle_gain', trainingDays: 4, sessionMinutes: 90, cycleWeeks: 18 })),
  );
  expect(progression.at(-2)?.setsPerMuscle).toBeGreaterThan(progression[0]?.setsPerMuscle ?? Infinity);
});

test('whoever trains with care keeps the same sets through the whole cycle', () => {
  const { progression } = trainingPlan(
    profileOf(aPerson({ conditions: ['heart_disease'], sessionMinutes: 90, cycleWeeks: 24 })),
  );
  expect(new Set(progression.filter(({ deload }) => !deload).map(({ setsFactor }) => setsFactor))).toEqual(
    new Set([1]),
  );
});

test('a deload week keeps every exercise, with fewer sets and far from the limit', () => {
  const plan = trainingPlan(profileOf(aPerson({ trainingDays: 4 })));
  const deload = plan.progression.find((week) => week.deload);
  if (!deload) throw new Error('no deload');
  for (const day of plan.days) {
    const light = exercisesInWeek(day, deload);
    expect(light.map(({ exerciseId }) => exerciseId)).toEqual(day.exercises.map(({ exerciseId }) => exerciseId));
    const total = (sets: { sets: number }[]) => sets.reduce((sum, { sets: done }) => sum + done, 0);
    expect(total(light)).toBeLessThan(total(day.exercises) * 0.7);
    for (const { repsInReserve } of light) expect(repsInReserve).toBe(4);
  }
});
