import { expect, test } from 'vitest';
import { aPerson } from '../person/person.fixture.ts';
import { expenditureExclusion } from './expenditure-exclusion.ts';

test.each([
  ['minor', aPerson({ ageYears: 17 })],
  ['pregnancy', aPerson({ sex: 'female', health: ['pregnancy'] })],
  ['eating_disorder_signs', aPerson({ health: ['eating_disorder_signs'] })],
  ['dialysis_or_transplant', aPerson({ health: ['dialysis_or_transplant'] })],
  ['reduced_ejection_fraction', aPerson({ labs: { lvefPercent: 40 } })],
] as const)('%s excludes measuring the expenditure', (exclusion, input) => {
  expect(expenditureExclusion(input)).toBe(exclusion);
});

test('a healthy adult has no exclusion', () => {
  expect(expenditureExclusion(aPerson())).toBeUndefined();
});
