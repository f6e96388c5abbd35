import { expect, test } from 'vitest';
import { HEALTH_FLAGS } from '../person/choices.ts';
import { aPerson } from '../person/person.fixture.ts';
import { profileOf } from '../person/profile.ts';
import { refusalReasons } from './refusal-reasons.ts';

const reasonsOf = (person: Parameters<typeof aPerson>[0]) =>
  refusalReasons(profileOf(aPerson(person))).map(({ code }) => code);

test('there is no plan with dialysis or a transplant', () => {
  expect(reasonsOf({ health: ['dialysis_or_transplant'] })).toEqual(['no-plan-dialysis-or-transplant']);
});

test('there is no plan with a kidney that filters under 15', () => {
  expect(reasonsOf({ labs: { egfr: 14 } })).toEqual(['no-plan-kidney-failure']);
  expect(reasonsOf({ labs: { egfr: 15 } })).toEqual([]);
});

test('nothing else refuses a whole plan', () => {
  expect(
    reasonsOf({
      health: HEALTH_FLAGS.filter((flag) => flag !== 'dialysis_or_transplant'),
      conditions: ['kidney_disease'],
    }),
  ).toEqual([]);
});
