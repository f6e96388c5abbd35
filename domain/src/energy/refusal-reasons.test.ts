import { expect, test } from 'vitest';
import { HEALTH_FLAGS } from '../person/choices.ts';
import { aPerson } from '../person/person.fixture.ts';
import { createProfile } from '../profile/profile.ts';
import { refusalReasons } from './refusal-reasons.ts';

const findReasonCodes = (person: Parameters<typeof aPerson>[0]) =>
  refusalReasons(createProfile(aPerson(person))).map(({ code }) => code);

test('dialysis or a transplant refuses the plan', () => {
  expect(findReasonCodes({ health: ['dialysis_or_transplant'] })).toEqual([
    'no-plan-dialysis-or-transplant',
  ]);
});

test('a kidney filtration under 15 refuses the plan', () => {
  expect(findReasonCodes({ labs: { egfr: 14 } })).toEqual(['no-plan-kidney-failure']);
  expect(findReasonCodes({ labs: { egfr: 15 } })).toEqual([]);
});

test('nothing else refuses a whole plan', () => {
  expect(
    findReasonCodes({
      health: HEALTH_FLAGS.filter(
        (flag) => flag !== 'dialysis_or_transplant' && flag !== 'potassium_restriction',
      ),
      conditions: ['kidney_disease'],
    }),
  ).toEqual([]);
});

test('a body mass index under 16 refuses the plan and refers to a health service', () => {
  const [reason] = refusalReasons(createProfile(aPerson({ weightKg: 39, goal: 'muscle_gain' }))); // 12.0
  expect(reason).toMatchObject({
    code: 'no-plan-severe-thinness',
    severity: 'stop',
    sources: ['whonlis', 'dasilva2020'],
  });
  expect(reason?.text).toContain('107');
  expect(findReasonCodes({ weightKg: 51.8 })).toEqual(['no-plan-severe-thinness']); // 15.99
  expect(findReasonCodes({ weightKg: 51.9 })).toEqual([]); // 16.02
  expect(findReasonCodes({ weightKg: 45, ageYears: 16 })).toEqual(['no-plan-low-weight-minor']);
});

test('a potassium restriction refuses the plan and refers to a clinician', () => {
  expect(findReasonCodes({ health: ['potassium_restriction'] })).toEqual([
    'no-plan-potassium-restriction',
  ]);
});
