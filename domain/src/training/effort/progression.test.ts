import { expect, test } from 'vitest';
import { aPerson } from '../../person/person.fixture.ts';
import { LEVELS, type Level } from '../../person/choices.ts';
import { createProfile } from '../../profile/profile.ts';
import { trainingPlan } from '../plan/plan-training.ts';
import { blockLengths } from './progression.ts';
import { weekExercises, scaleWeekSets } from './week-exercises.ts';

test.each(LEVELS)(
  'any cycle of 4 to 24 weeks (%s) consists of blocks of four to eight',
  (level) => {
    for (let weeks = 4; weeks <= 24; weeks += 1) {
      const blocks = blockLengths(weeks, level);
      expect(blocks.reduce((sum, length) => sum + length, 0)).toBe(weeks);
      for (const length of blocks) {
        expect(length, `${weeks} weeks`).toBeGreaterThanOrEqual(4);
        expect(length, `${weeks} weeks`).toBeLessThanOrEqual(8);
      }
    }
  },
);

/** Deload weeks by cycle length, checked by hand: never the last, never over eight weeks apart. */
const NOVICE = {
  4: [],
  5: [],
  6: [],
  7: [],
  8: [],
  9: [5],
  10: [5],
  11: [6],
  12: [6],
  13: [7],
  14: [7],
  15: [8],
  16: [8],
  17: [6, 12],
  18: [6, 12],
  19: [7, 13],
  20: [7, 14],
  21: [7, 14],
  22: [8, 15],
  23: [8, 16],
  24: [8, 16],
};
const INTERMEDIATE = {
  ...NOVICE,
  15: [5, 10],
  16: [6, 11],
  21: [6, 11, 16],
  22: [6, 12, 17],
  23: [6, 12, 18],
  24: [6, 12, 18],
};
const ADVANCED = {
  ...INTERMEDIATE,
  8: [4],
  13: [5, 9],
  14: [5, 10],
  18: [5, 10, 14],
  19: [5, 10, 15],
  20: [5, 10, 15],
  23: [5, 10, 15, 19],
  24: [5, 10, 15, 20],
};
const DELOADS: Readonly<Record<Level, Readonly<Record<number, readonly number[]>>>> = {
  beginner: NOVICE,
  intermediate: INTERMEDIATE,
  advanced: ADVANCED,
  elite: ADVANCED,
};

test.each(
  LEVELS.flatMap((level) => Array.from({ length: 21 }, (_, at) => ({ level, weeks: at + 4 }))),
)(
  'a cycle of $weeks weeks ($level) has its deloads as in the table, never at its end',
  ({ level, weeks }) => {
    const { progression } = trainingPlan(createProfile(aPerson({ level, cycleWeeks: weeks })));
    const deloads = progression.filter(({ deload }) => deload).map(({ week }) => week);
    expect(deloads).toEqual(DELOADS[level][weeks]);
    const rests = [0, ...deloads, weeks];
    for (let at = 1; at < rests.length; at += 1)
      expect((rests[at] ?? 0) - (rests[at - 1] ?? 0)).toBeLessThanOrEqual(8);
  },
);

test.each([
  { sets: [3, 3, 3, 3], factor: 1, expected: [3, 3, 3, 3] },
  { sets: [4, 3, 3, 2], factor: 0.5, expected: [2, 2, 1, 1] },
  { sets: [2, 2, 2], factor: 0.5, expected: [1, 1, 1] },
  { sets: [4, 4, 3, 3, 3, 3], factor: 1.1, expected: [4, 5, 3, 3, 4, 3] },
])(
  '$sets at $factor becomes $expected, scaling the whole session',
  ({ sets, factor, expected }) => {
    expect(scaleWeekSets(sets, factor)).toEqual(expected);
  },
);

test('a later block has more sets if time allows', () => {
  const { progression } = trainingPlan(
    createProfile(
      aPerson({ goal: 'muscle_gain', trainingDays: 4, sessionMinutes: 90, cycleWeeks: 18 }),
    ),
  );
  expect(progression.at(-2)?.setsPerMuscle).toBeGreaterThan(
    progression[0]?.setsPerMuscle ?? Infinity,
  );
});

test('a person with cautions keeps the same sets through the cycle', () => {
  const { progression } = trainingPlan(
    createProfile(aPerson({ conditions: ['heart_disease'], sessionMinutes: 90, cycleWeeks: 24 })),
  );
  expect(
    new Set(progression.filter(({ deload }) => !deload).map(({ setsFactor }) => setsFactor)),
  ).toEqual(new Set([1]));
});

test('a deload week keeps every exercise, with fewer sets and far from failure', () => {
  const plan = trainingPlan(createProfile(aPerson({ trainingDays: 4 })));
  const deload = plan.progression.find((week) => week.deload);
  if (!deload) throw new Error('no deload');
  for (const day of plan.days) {
    const light = weekExercises(day, deload);
    expect(light.map(({ exerciseId }) => exerciseId)).toEqual(
      day.exercises.map(({ exerciseId }) => exerciseId),
    );
    const total = (sets: { sets: number }[]) => sets.reduce((sum, { sets: done }) => sum + done, 0);
    expect(total(light)).toBeLessThan(total(day.exercises) * 0.7);
    for (const { repsInReserve } of light) expect(repsInReserve).toBe(4);
  }
});
