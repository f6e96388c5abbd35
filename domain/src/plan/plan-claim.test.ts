import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyPerson, aPerson } from '../person/person.fixture.ts';
import { generatePlan } from './generate-plan.ts';
import { planClaim } from './plan-claim.ts';
import { anyUser, planOf } from './plan-of.fixture.ts';

test.each([
  {
    person: aPerson({ goal: 'muscle_gain' }),
    claim: { goal: 'muscle_gain', compounds: 'not_asked' },
  },
  {
    person: aPerson({ cycleType: 'steroid', conditions: ['heart_disease'] }),
    claim: { compounds: 'refused' },
  },
  { person: aPerson({ cycleType: 'steroid', ageYears: 17 }), claim: { compounds: 'refused' } },
  { person: aPerson({ cycleType: 'steroid' }), claim: { compounds: 'refused' } },
  {
    person: aPerson({ goal: 'fat_loss', weightKg: 52, heightCm: 175 }),
    claim: { goal: 'maintenance' },
  },
])('the claim of a plan matches its offer: $claim', ({ person, claim }) => {
  expect(planClaim(planOf(person))).toMatchObject(claim);
});

test('a plan never claims fat loss without a deficit, nor compounds that it does not name', () => {
  fc.assert(
    fc.property(fc.oneof(anyPerson, anyUser), (input) => {
      const outcome = generatePlan(input);
      if (!outcome.ok) return;
      const { plan } = outcome;
      const { goal, compounds } = planClaim(plan);
      if (goal === 'fat_loss')
        expect(plan.energy.target.value).toBeLessThan(plan.energy.expenditure.value);
      if (compounds === 'included') expect(plan.chemistry?.compounds).not.toEqual([]);
      if (compounds === 'not_asked') expect(input.cycleType).toBe('natural');
    }),
  );
});
