import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyPerson, aPerson } from '../person/person.fixture.ts';
import type { PlanInput } from '../person/plan-input.ts';
import { createProfile } from '../profile/profile.ts';
import { trainingTime } from '../energy/training-time.ts';
import { trainingPlan } from '../training/plan/plan-training.ts';
import { hydrationPlan } from './hydration-plan.ts';

/** Sessions use all the available minutes. */
function water(person: Partial<PlanInput> = {}) {
  const profile = createProfile(aPerson(person));
  return hydrationPlan(profile, {
    days: profile.trainingDays,
    minutesPerWeek: profile.trainingDays * profile.sessionMinutes,
  });
}

/** EFSA 2010: 2.5 and 2.0 l of total water, 80 % drunk; half a litre per hour, doubled by heat. */
test.each<[string, Partial<PlanInput>, number, number]>([
  ['a man, 60 minutes', {}, 2, 2.5],
  ['a woman, 60 minutes', { sex: 'female' }, 1.6, 2.1],
  ['a man, 90 minutes with heat', { sessionMinutes: 90, trainsInHeat: true }, 2, 3.5],
  [
    'a woman, 30 minutes with heat',
    { sex: 'female', sessionMinutes: 30, trainsInHeat: true },
    1.6,
    2.1,
  ],
])('%s', (_, person, rest, training) => {
  const { restDay, trainingDay } = water(person);
  expect([restDay?.value, trainingDay?.value]).toEqual([rest, training]);
});

test.each<[string, Partial<PlanInput>]>([
  ['heart disease', { conditions: ['heart_disease'] }],
  ['kidney disease', { conditions: ['kidney_disease'] }],
  ['an ejection fraction of 30 %, heart disease not declared', { labs: { lvefPercent: 30 } }],
  ['an eGFR of 40', { labs: { egfr: 40 } }],
  ['cirrhosis', { health: ['cirrhosis'] }],
])('%s leaves the water target to a doctor', (_, person) => {
  const { restDay, trainingDay, notices } = water(person);
  expect([restDay, trainingDay]).toEqual([undefined, undefined]);
  expect(notices.find(({ code }) => code === 'water-medical')?.text).toContain(
    'lo que indique tu médico',
  );
});

test('pregnancy gets the amount as a minimum and a caffeine limit', () => {
  expect(
    water({ sex: 'female', health: ['pregnancy'] }).notices.find(
      ({ code }) => code === 'caffeine-pregnancy',
    )?.text,
  ).toContain('200 mg');
});

test('training water never exceeds a litre per hour, and every plan states the ceiling', () => {
  fc.assert(
    fc.property(anyPerson, (input) => {
      const profile = createProfile(input);
      const { restDay, trainingDay, notices } = hydrationPlan(
        profile,
        trainingTime(trainingPlan(profile)),
      );
      expect(notices.map(({ code }) => code)).toContain('water-ceiling');
      if (restDay && trainingDay)
        expect(trainingDay.value - restDay.value).toBeLessThanOrEqual(
          profile.sessionMinutes / 60 + 0.051,
        );
    }),
  );
});
