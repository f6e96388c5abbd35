import { expect, test } from 'vitest';
import { HEALTH_FLAGS } from '../person/choices.ts';
import { aPerson } from '../person/person.fixture.ts';
import { createProfile } from '../profile/profile.ts';
import { refusalReasons } from './refusal-reasons.ts';

const reasonsOf = (person: Parameters<typeof aPerson>[0]) =>
  refusalReasons(createProfile(aPerson(person))).map(({ code }) => code);

test('there is no plan with dialysis or a transplant', () => {
  expect(reasonsOf({ health: ['dialysis_or_transplant'] })).toEqual([
    'no-plan-dialysis-or-transplant',
  ]);
});

test('there is no plan with a kidney that filters under 15', () => {
  expect(reasonsOf({ labs: { egfr: 14 } })).toEqual(['no-plan-kidney-failure']);
  expect(reasonsOf({ labs: { egfr: 15 } })).toEqual([]);
});

test('nothing else refuses a whole plan', () => {
  expect(
    reasonsOf({
      health: HEALTH_FLAGS.filter(
        (flag) => flag !== 'dialysis_or_transplant' && flag !== 'potassium_restriction',
      ),
      conditions: ['kidney_disease'],
    }),
  ).toEqual([]);
});

test('a body mass index under 16 is for a health service, not for a plan', () => {
  const [reason] = refusalReasons(createProfile(aPerson({ weightKg: 39, goal: 'muscle_gain' }))); // 12.0
  expect(reason).toMatchObject({
    code: 'no-plan-severe-thinness',
    severity: 'stop',
    sources: ['whonlis', 'dasilva2020'],
  });
  expect(reason?.text).toContain('107');
  expect(reasonsOf({ weightKg: 51.8 })).toEqual(['no-plan-severe-thinness']); // 15.99
  expect(reasonsOf({ weightKg: 51.9 })).toEqual([]); // 16.02
  expect(reasonsOf({ weightKg: 45, ageYears: 16 })).toEqual(['no-plan-low-weight-minor']);
});

test('whoever was told to restrict potassium is referred', () => {
  expect(reasonsOf({ health: ['potassium_restriction'] })).toEqual([
    'no-plan-potassium-restriction',
  ]);
});
