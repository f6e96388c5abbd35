import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bodyMassIndex } from './body-mass-index.ts';
import { anyPerson, aPerson } from '../person/person.fixture.ts';
import type { PlanInput } from '../person/plan-input.ts';
import { createProfile } from '../profile/profile.ts';
import { fatFreeMass } from './fat-free-mass.ts';
import { referenceMass } from './reference-mass.ts';

test('fat-free mass is undefined without a declared body fat', () => {
  expect(fatFreeMass(createProfile(aPerson({ bodyFatPercent: 15 })))?.value).toBeCloseTo(68, 10);
  expect(fatFreeMass(createProfile(aPerson()))).toBeUndefined();
});

test('the body mass index of 80 kg and 180 cm is 24.7', () => {
  expect(bodyMassIndex(aPerson())).toBeCloseTo(24.69, 2);
});

/** 27.5 × 1.8² = 89.1 kg. */
test.each<[string, Partial<PlanInput>, number]>([
  ['below the limit the reference mass is the weight', {}, 80],
  ['above the limit the reference mass is the limit', { weightKg: 120 }, 89.1],
  [
    'a high declared body fat does not change the reference mass',
    { weightKg: 120, bodyFatPercent: 40 },
    89.1,
  ],
  [
    'a low declared body fat does not change the reference mass',
    { weightKg: 120, bodyFatPercent: 12 },
    89.1,
  ],
  ['27.5 × 1.65² = 74.9 kg', { weightKg: 120, heightCm: 165, bodyFatPercent: 35 }, 74.869],
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
