import { expect, test } from 'vitest';
import { cases } from '../properties/cases.fixture.ts';
import { type Rules, ruleChecker } from '../properties/check-rules.fixture.ts';
import { aPerson } from '../person/person.fixture.ts';
import type { PlanInput } from '../person/plan-input.ts';
import { createProfile } from '../profile/profile.ts';
import { findContraindications } from '../supplements/advise-supplements.ts';
import { SUPPLEMENTS } from '../supplements/supplements.data.ts';
import { generatePlan } from './generate-plan.ts';
import { planSample } from './plan-sample.fixture.ts';
import type { Plan, PlanOutcome } from './plan.ts';

type Made = {
  readonly input: PlanInput;
  readonly outcome: PlanOutcome;
  readonly plan: Plan | undefined;
  readonly natural: Plan | undefined;
};
const planFor = (input: PlanInput): Plan | undefined => {
  const outcome = generatePlan(input);
  return outcome.ok ? outcome.plan : undefined;
};

const seen = { plans: 0 };

const RULES: Rules<Made> = {
  'whoever gets no plan is told why': ({ outcome }) => {
    if (outcome.ok) seen.plans += 1;
    return [!outcome.ok && outcome.reasons.length === 0 && 'refused without a reason'];
  },
  'a natural plan has no half with chemistry nor its check-ups': ({ natural }) =>
    natural
      ? [
          'chemistry' in natural && 'chemistry',
          ...natural.checkUps.map(
            ({ id, tests }) => id !== 'baseline' && tests.map(({ name }) => name).join(),
          ),
          // Only those of whoever uses compounds look for hormones.
          ...natural.checkUps.flatMap(({ tests }) =>
            tests.map(({ name }) => name.includes('LH') && name),
          ),
        ]
      : [],
  'no plan recommends a supplement that is contraindicated': ({ input, plan }) => {
    const profile = createProfile(input);
    return (plan?.supplements ?? []).map(({ id, verdict }) => {
      if (verdict !== 'worth_it') return false;
      const supplement = SUPPLEMENTS.find((one) => one.id === id);
      const isRight =
        supplement &&
        supplement.kind !== 'never' &&
        findContraindications(supplement, profile).length === 0;
      return !isRight && id;
    });
  },
  'with kidney disease no plan passes 0.8 g of protein per kilo': ({ input, plan }) => {
    const kidney =
      input.conditions.includes('kidney_disease') || (input.labs?.egfr ?? Infinity) < 60;
    const protein = plan?.macros.protein.value ?? 0;
    return [kidney && protein > 0.8 * input.weightKg && `${protein} g`];
  },
};

function* made(): Generator<Made> {
  for (const { input, outcome } of planSample()) {
    const plan = outcome.ok ? outcome.plan : undefined;
    yield {
      input,
      outcome,
      plan,
      natural: input.cycleType === 'natural' ? plan : planFor({ ...input, cycleType: 'natural' }),
    };
  }
}

const check = ruleChecker(made, RULES);

test.each(Object.keys(RULES))('%s', (rule) => {
  check(rule);
  // What never happens proves nothing.
  expect(seen.plans).toBeGreaterThan(cases() / 2);
});

test('whoever is told not to lose weight is not told what helps to lose it', () => {
  const plan = planFor(aPerson({ goal: 'fat_loss', health: ['eating_disorder_signs'] }));
  expect(plan?.energy.goalApplied).toBe('maintenance');
  const creatine = plan?.supplements.find(({ id }) => id === 'creatine');
  expect(creatine?.verdict).toBe('not_needed');
  expect(plan?.supplements.filter(({ reason }) => reason.includes('bajar grasa'))).toEqual([]);
});
