import { expect, test } from 'vitest';
import { EXERCISES, exerciseById } from '../../exercises/library/exercise-library.ts';
import { OWN_WEIGHT } from '../../exercises/library/own-weight.data.ts';
import { LEVELS } from '../../person/choices.ts';
import { aPerson } from '../../person/person.fixture.ts';
import type { PlanInput } from '../../person/plan-input.ts';
import { createProfile } from '../../profile/profile.ts';
import { trainingPlan } from '../plan/plan-training.ts';
import {
  listNoticeCodes,
  requireExercise,
  listPlannedExercises,
} from '../plan/training-plan.fixture.ts';
import { findTooHeavy } from './own-weight.ts';
import { findAlternatives } from './swap-exercise.ts';

const idsOf = (answers: Partial<PlanInput>): string[] =>
  listPlannedExercises(trainingPlan(createProfile(aPerson({ trainingDays: 4, ...answers })))).map(
    ({ exerciseId }) => exerciseId,
  );
const isTooHeavy = (id: string, answers: Partial<PlanInput>): boolean => {
  const profile = createProfile(aPerson(answers));
  return findTooHeavy(profile, profile.level).has(id);
};
const WOMAN = { sex: 'female', weightKg: 62, heightCm: 165 } as const;
const PULLDOWN = (weightKg: number) => ({
  lifts: [{ exerciseId: 'lat-pulldown', weightKg, repetitions: 5 }],
});

// 80 kg: six to failure with full body weight need a maximum of 96. By Brzycki, the lowest, 5 × 85
// is 95.6 and 5 × 90 is 101.
test.each<[string, string, Partial<PlanInput>, boolean]>([
  ['a man of index 24.7', 'pull-up', {}, false],
  ['a man of index 30.9', 'pull-up', { weightKg: 100 }, true],
  ['a woman of two years of training', 'pull-up', WOMAN, true],
  ['a woman of many years of training', 'pull-up', { ...WOMAN, level: 'advanced' }, false],
  ['a man of 55', 'pull-up', { ageYears: 55 }, true],
  ['a man who pulls down 5 × 85', 'pull-up', PULLDOWN(85), true],
  ['a man who pulls down 5 × 90', 'pull-up', PULLDOWN(90), false],
  ['a heavy man who pulls down 5 × 110', 'pull-up', { weightKg: 100, ...PULLDOWN(110) }, false],
  ['a man of index 24.7', 'push-up', {}, false],
  ['a man of index 43', 'push-up', { weightKg: 140 }, true],
  ['a woman of index 30', 'push-up', { ...WOMAN, weightKg: 82 }, true],
  [
    'a man of 80 kg who presses 5 × 60',
    'push-up',
    { lifts: [{ exerciseId: 'bench-press', weightKg: 60, repetitions: 5 }] },
    false,
  ],
  [
    'a man of 80 kg who presses 5 × 40',
    'push-up',
    { lifts: [{ exerciseId: 'bench-press', weightKg: 40, repetitions: 5 }] },
    true,
  ],
  ['a man of index 30.9', 'hanging-leg-raise', { weightKg: 110, level: 'advanced' }, true],
])('%s finds %s too heavy with %o: %s', (_, id, answers, expected) => {
  expect(isTooHeavy(id, answers)).toBe(expected);
});

test('a higher weight or a lower level never makes an exercise easier', () => {
  for (const id of Object.keys(OWN_WEIGHT))
    for (const sex of ['male', 'female'] as const) {
      const byWeight = [50, 60, 70, 80, 90, 110, 140].map((weightKg) =>
        isTooHeavy(id, { sex, weightKg, level: 'advanced' }),
      );
      const byLevel = LEVELS.toReversed().map((level) => isTooHeavy(id, { sex, level }));
      for (const course of [byWeight, byLevel])
        expect(course, `${id} ${sex}`).toEqual(course.toSorted());
    }
});

const ASKS_FOR_OWN_WEIGHT = EXERCISES.filter(
  ({ id, implement, level, loads, pattern }) =>
    implement === undefined &&
    !['power', 'cardio', 'balance'].includes(pattern) &&
    (level !== 'beginner' ||
      loads.some((load) => ['hanging', 'dip', 'hung_row', 'head_down'].includes(load))) &&
    !['assisted-pull-up', 'assisted-dip'].includes(id),
).map(({ id }) => id);
const BY_TECHNIQUE = ['bodyweight-bulgarian', 'single-leg-hip-thrust', 'ab-wheel', 'hollow-hold'];

test('every bodyweight exercise has its share and an easier form', () => {
  expect(
    ASKS_FOR_OWN_WEIGHT.filter((id) => !(id in OWN_WEIGHT) && !BY_TECHNIQUE.includes(id)),
  ).toEqual([]);
  for (const [id, { easier, share }] of Object.entries(OWN_WEIGHT)) {
    const exercise = requireExercise(id);
    expect(share, id).toBeGreaterThan(0.4);
    if (exercise.pattern === 'power') continue;
    expect(easier.length, id).toBeGreaterThan(0);
    for (const other of easier) {
      expect(exerciseById(other)?.pattern, `${id}: ${other}`).toBe(exercise.pattern);
      expect(OWN_WEIGHT[other]?.share ?? 0, `${id}: ${other}`).toBeLessThan(share);
    }
  }
});

test('a woman with two years of training gets the assisted machine at the gym, with a reason', () => {
  const profile = createProfile(aPerson({ ...WOMAN, trainingDays: 4 }));
  const plan = trainingPlan(profile);
  const ids = listPlannedExercises(plan).map(({ exerciseId }) => exerciseId);
  expect(ids).toContain('assisted-pull-up');
  expect(ids).not.toContain('pull-up');
  const notice = plan.notices.find(({ code }) => code === 'training-own-weight');
  expect(notice?.text).toContain('Dominadas asistidas en máquina en lugar de Dominadas');
  expect(notice?.basis).toBe('forja_rule');
});

test('a person strong enough at the pulldown gets pull-ups, without that notice', () => {
  const strong = {
    ...WOMAN,
    lifts: [{ exerciseId: 'lat-pulldown', weightKg: 75, repetitions: 6 }],
  };
  expect(idsOf(strong)).toContain('pull-up');
  const light = trainingPlan(createProfile(aPerson({ trainingDays: 4, level: 'advanced' })));
  expect(listNoticeCodes(light)).not.toContain('training-own-weight');
});

test('a swap still offers the heavy form, after every scalable one', () => {
  const profile = createProfile(aPerson(WOMAN));
  const offered = findAlternatives('lat-pulldown', profile).map(({ id }) => id);
  const tooHeavy = findTooHeavy(profile, profile.level);
  expect(offered).toContain('pull-up');
  const first = offered.findIndex((id) => tooHeavy.has(id));
  expect(offered.slice(first).every((id) => tooHeavy.has(id))).toBe(true);
});
