import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exerciseTolerance } from '../../exercises/injuries.ts';
import { anyPerson, aPerson } from '../../person/person.fixture.ts';
import { createProfile } from '../../profile/profile.ts';
import { trainingPlan } from '../plan/plan-training.ts';
import { findAlternatives, addSwap } from './swap-exercise.ts';
import {
  majorVolume,
  findOutOfRange,
  listPlannedExercises,
} from '../plan/training-plan.fixture.ts';
import type { TrainingPlan } from '../training-plan.ts';

// Thousands of people exceed the default timeout on a busy machine.

const ids = (plan: TrainingPlan): string[] =>
  listPlannedExercises(plan).map(({ exerciseId }) => exerciseId);

test('the alternatives to the bench press come from the same pattern, closest first', () => {
  const alternatives = findAlternatives('bench-press', createProfile(aPerson()));
  expect(alternatives[0]?.pattern).toBe('horizontal_push');
  expect(alternatives.length).toBeGreaterThan(5);
  expect(alternatives.map(({ id }) => id)).not.toContain('bench-press');
});

test('an injured shoulder limits the alternatives to allowed ones', () => {
  const alternatives = findAlternatives(
    'bench-press',
    createProfile(aPerson({ injuries: ['shoulder'] })),
  );
  expect(alternatives.map(({ id }) => id)).toContain('floor-press');
  for (const exercise of alternatives)
    expect(exerciseTolerance(exercise, 'shoulder'), exercise.id).not.toBe('avoid');
});

test('an unknown exercise has no alternatives', () => {
  expect(findAlternatives('nothing', createProfile(aPerson()))).toEqual([]);
});

test('a swap includes the new exercise and keeps every major muscle within its range', () => {
  const profile = createProfile(
    aPerson({ goal: 'muscle_gain', trainingDays: 4, sessionMinutes: 75 }),
  );
  const before = trainingPlan(profile);
  for (const id of new Set(ids(before)))
    for (const { id: to } of findAlternatives(id, profile).slice(0, 4)) {
      const after = trainingPlan(profile, { swaps: { [id]: to } });
      expect(ids(after), `${id} → ${to}`).toContain(to);
      expect(findOutOfRange(after), `${id} → ${to}`).toEqual([]);
    }
});

test('an unrelated or forbidden replacement is refused with a notice', () => {
  const profile = createProfile(aPerson({ trainingDays: 4 }));
  for (const to of ['standing-calf-machine', 'handstand-push-up', 'nothing']) {
    const plan = trainingPlan(profile, { swaps: { 'bench-press': to } });
    expect(plan.notices.map(({ code }) => code)).toContain('training-swap-refused');
    expect(ids(plan)).toContain('bench-press');
  }
});

test('swapping a replacement changes the original’s swap, and swapping back removes it', () => {
  const once = addSwap({}, 'bench-press', 'push-up');
  const twice = addSwap(once, 'push-up', 'floor-press');
  expect(twice).toEqual({ 'bench-press': 'floor-press' });
  expect(addSwap(twice, 'floor-press', 'bench-press')).toEqual({});
});

test('no swap repeats an exercise in a day, exceeds a ceiling or the requested minutes', () => {
  fc.assert(
    fc.property(anyPerson, fc.nat(), fc.nat(), (person, which, other) => {
      const profile = createProfile(person);
      const before = trainingPlan(profile);
      const all = ids(before);
      if (all.length === 0) return;
      const from = all[which % all.length] ?? '';
      const alternatives = findAlternatives(from, profile);
      const to = alternatives[other % Math.max(1, alternatives.length)]?.id;
      if (to === undefined) return;
      const after = trainingPlan(profile, { swaps: { [from]: to } });
      for (const { exercises, minutes } of after.days) {
        expect(new Set(exercises.map(({ exerciseId }) => exerciseId)).size).toBe(exercises.length);
        expect(minutes.value).toBeLessThanOrEqual(profile.sessionMinutes);
      }
      expect(Math.max(...majorVolume(after).map(({ sets }) => sets.value))).toBeLessThanOrEqual(
        after.weeklyRange.max.value,
      );
    }),
  );
});
