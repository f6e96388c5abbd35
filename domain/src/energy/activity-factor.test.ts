import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyPerson, aPerson } from '../person/person.fixture.ts';
import type { PlanInput } from '../person/plan-input.ts';
import { trainingPlan } from '../training/plan/plan-training.ts';
import { createProfile } from '../profile/profile.ts';
import { trainingTime } from './training-time.ts';
import { activityFactor } from './activity-factor.ts';

/** Middle of the FAO 2004 band plus (4 − band) × weekly hours / 168. */
test.each<[Partial<PlanInput>, number]>([
  [{ activity: 'sedentary', trainingDays: 4, sessionMinutes: 60 }, 1.61], // 1.55 + 2.45 × 4 / 168 = 1.6083
  [{ activity: 'sedentary', trainingDays: 2, sessionMinutes: 30 }, 1.56], // 1.55 + 2.45 × 1 / 168 = 1.5646
  [{ activity: 'sedentary', trainingDays: 6, sessionMinutes: 90 }, 1.68], // 1.55 + 2.45 × 9 / 168 = 1.6813
  [{ activity: 'active', trainingDays: 4, sessionMinutes: 60 }, 1.9], // 1.85 + 2.15 × 4 / 168 = 1.9012
  [{ activity: 'vigorous', trainingDays: 6, sessionMinutes: 90 }, 2.3], // 2.20 + 1.80 × 9 / 168 = 2.2964
])('%o gives a factor of %d', (person, factor) => {
  const profile = createProfile(aPerson(person));
  const minutesPerWeek = profile.trainingDays * profile.sessionMinutes;
  expect(activityFactor(profile, { days: profile.trainingDays, minutesPerWeek }).value).toBe(
    factor,
  );
});

test('the factor stays within the FAO bands, and more training never lowers it', () => {
  fc.assert(
    fc.property(anyPerson, (input) => {
      const profile = createProfile(input);
      const time = trainingTime(trainingPlan(profile));
      const { value } = activityFactor(profile, time);
      expect(value).toBeGreaterThanOrEqual(1.4);
      expect(value).toBeLessThanOrEqual(2.4);
      expect(
        activityFactor(profile, { ...time, minutesPerWeek: time.minutesPerWeek + 10 }).value,
      ).toBeGreaterThanOrEqual(value);
    }),
  );
});

test('the factor uses the planned minutes, not the available ones', () => {
  const profile = createProfile(
    aPerson({ level: 'beginner', trainingDays: 6, sessionMinutes: 90 }),
  );
  const training = trainingPlan(profile);
  const planned = training.days.reduce((sum, { minutes }) => sum + minutes.value, 0);
  expect(planned).toBeLessThan(540);
  expect(activityFactor(profile, trainingTime(training)).inputs).toEqual({
    vidaDiaria: 1.55,
    minutosPorSemana: planned,
  });
});
