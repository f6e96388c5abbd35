import { expect, test } from 'vitest';
import { aPerson } from '../person/person.fixture.ts';
import type { PlanInput } from '../person/plan-input.ts';
import { createProfile } from '../profile/profile.ts';
import { selectRestingEnergy } from './select-resting-energy.ts';

test.each<[string, Partial<PlanInput>, string]>([
  ['body fat known', { bodyFatPercent: 15 }, 'resting-energy.cunningham-1991'],
  [
    'body fat known, athlete',
    { bodyFatPercent: 15, level: 'elite', ageYears: 25 },
    'resting-energy.cunningham-1991',
  ],
  ['advanced, 18', { level: 'advanced', ageYears: 18 }, 'resting-energy.ten-haaf'],
  ['elite, 35', { level: 'elite', ageYears: 35 }, 'resting-energy.ten-haaf'],
  ['elite, 36', { level: 'elite', ageYears: 36 }, 'resting-energy.mifflin'],
  ['elite, 17', { level: 'elite', ageYears: 17 }, 'resting-energy.mifflin'],
  ['intermediate, 25', { level: 'intermediate', ageYears: 25 }, 'resting-energy.mifflin'],
])('%s selects the equation measured in similar people', (_, person, rule) => {
  const { resting, otherEquations } = selectRestingEnergy(createProfile(aPerson(person)));
  expect(resting.rule).toBe(rule);
  expect(otherEquations.map(({ value }) => value.rule)).not.toContain(rule);
  expect(otherEquations).toHaveLength(person.bodyFatPercent === undefined ? 2 : 6);
});

test('the band is 10 % to each side', () => {
  const { restingBand } = selectRestingEnergy(createProfile(aPerson()));
  expect([restingBand.low.value, restingBand.high.value]).toEqual([1602, 1958]);
});
