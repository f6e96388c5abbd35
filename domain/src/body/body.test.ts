import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bodyMassIndex } from './body-mass-index.ts';
import { anyPerson, aPerson } from '../person/person.fixture.ts';
import type { PlanInput } from '../person/plan-input.ts';
import { createProfile } from '../profile/profile.ts';
import { fatFreeMass } from './fat-free-mass.ts';
import { referenceMass } from './reference-mass.ts';

test('fat-free mass is what is not fat, and is not guessed', () => {
  expect(fatFreeMass(createProfile(aPerson({ bodyFatPercent: 15 })))?.value).toBeCloseTo(68, 10);
  expect(fatFreeMass(createProfile(aPerson()))).toBeUndefined();
});

test('the body mass index of 80 kg and 180 cm is 24.7', () => {
  expect(bodyMassIndex(aPerson())).toBeCloseTo(24.69, 2);
});

/** 27.5 × 1.8² = 89.1 kg. */
test.each<[string, Partial<PlanInput>, number]>([
  ['under the limit, the own weight', {}, 80],
  ['over the limit, the limit', { weightKg: 120 }, 89.1],
  ['120 kg with 40 % of fat: 72 / 0.75 = 96', { weightKg: 120, bodyFatPercent: 40 }, 96],
  [
    'a woman of 120 kg with 45 % of fat: 66 / 0.65 = 101.5',
    { weightKg: 120, bodyFatPercent: 45, sex: 'female' },
    101.5385,
  ],
  ['120 kg of muscle count whole', { weightKg: 120, bodyFatPercent: 12 }, 120],
])('%s', (_, person, kg) => {
  expect(referenceMass(createProfile(aPerson(person))).value).toBeCloseTo(kg, 3);
});

test('the reference mass is never more than the weight', () => {
  fc.assert(
    fc.property(anyPerson, (input) => {
      const mass = referenceMass(createProfile(input)).value;
      return mass > 0 && mass <= input.weightKg;
    }),
  );
});
