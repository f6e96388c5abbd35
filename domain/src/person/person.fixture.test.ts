import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bodyMassIndex } from '../body/body-mass-index.ts';
import { anyPerson } from './person.fixture.ts';
import { LIMITS, POSSIBLE_BODY_MASS_INDEX } from './plan-input.ts';
import { createProfile } from '../profile/profile.ts';

test('the form accepts every generated person', () => {
  fc.assert(
    fc.property(anyPerson, (person) => {
      for (const field of [
        'ageYears',
        'weightKg',
        'heightCm',
        'cycleWeeks',
        'bodyFatPercent',
        'trainingDays',
        'sessionMinutes',
      ] as const) {
        const value = person[field];
        const { min, max, decimals } = LIMITS[field];
        if (value === undefined) continue;
        expect(value).toBeGreaterThanOrEqual(min);
        expect(value).toBeLessThanOrEqual(max);
        expect(Number(value.toFixed(decimals))).toBe(value);
      }
      expect(bodyMassIndex(person)).toBeGreaterThanOrEqual(POSSIBLE_BODY_MASS_INDEX.min);
      expect(bodyMassIndex(person)).toBeLessThanOrEqual(POSSIBLE_BODY_MASS_INDEX.max);
      expect(person.conditions.length).toBeGreaterThan(0);
      expect(person.conditions.includes('none') && person.conditions.length > 1).toBe(false);
      for (const value of Object.values(createProfile(person))) expect(value).not.toBeNull();
    }),
  );
});

test('empty fields get the defaults of the level, and answers are kept', () => {
  const required = {
    ageYears: 30,
    weightKg: 80,
    heightCm: 180,
    sex: 'male',
    conditions: ['none'],
    goal: 'strength',
    cycleWeeks: 8,
    cycleType: 'natural',
  } as const;
  const person = { ...required, conditions: [...required.conditions] };
  expect(createProfile({ ...person, level: 'beginner' })).toMatchObject({
    trainingDays: 3,
    sessionMinutes: 60,
    activity: 'sedentary',
    equipment: 'gym',
  });
  expect(
    createProfile({ ...person, level: 'elite', trainingDays: 2, foodsToAvoid: undefined }),
  ).toMatchObject({
    trainingDays: 2,
    foodsToAvoid: [],
  });
});

test('rules can read health answers only through the clinical state', () => {
  fc.assert(
    fc.property(anyPerson, (person) => {
      const answers = ['conditions', 'health', 'labs', 'bloodPressure', 'injuries', 'screening'];
      expect(Object.keys(createProfile(person)).filter((field) => answers.includes(field))).toEqual(
        [],
      );
    }),
  );
});
