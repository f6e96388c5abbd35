import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import type { Fault, Rules } from '../person/first-faults.fixture.ts';
import { firstFaults } from '../person/first-faults.fixture.ts';
import { anyPerson, aPerson } from '../person/person.fixture.ts';
import type { PlanInput } from '../person/plan-input.ts';
import { createProfile } from '../profile/profile.ts';
import { findContraindications } from '../supplements/advise-supplements.ts';
import { SUPPLEMENTS } from '../supplements/supplements.data.ts';
import { generatePlan } from './generate-plan.ts';
import type { Plan } from './plan.ts';

// Thousands of whole plans on a busy machine take more than the five seconds of a test of one.
vi.setConfig({ testTimeout: 180_000 });
const RUNS = 5000;

type Made = {
  readonly input: PlanInput;
  readonly plan: Plan | undefined;
  readonly natural: Plan | undefined;
};
const planFor = (input: PlanInput): Plan | undefined => {
  const outcome = generatePlan(input);
  return outcome.ok ? outcome.plan : undefined;
};

const RULES: Rules<Made> = {
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
  for (const input of fc.sample(anyPerson, RUNS)) {
    const plan = planFor(input);
    yield {
      input,
      plan,
      natural: input.cycleType === 'natural' ? plan : planFor({ ...input, cycleType: 'natural' }),
    };
  }
}

let faults: ReadonlyMap<string, Fault> | undefined;

test.each(Object.keys(RULES))('%s', (rule) => {
  faults ??= firstFaults(made(), RULES);
  expect(faults.get(rule), faults.get(rule)).toBeUndefined();
});

test('whoever is told not to lose weight is not told what helps to lose it', () => {
  const plan = planFor(aPerson({ goal: 'fat_loss', health: ['eating_disorder_signs'] }));
  expect(plan?.energy.goalApplied).toBe('maintenance');
  const creatine = plan?.supplements.find(({ id }) => id === 'creatine');
  expect(creatine?.verdict).toBe('not_needed');
  expect(plan?.supplements.filter(({ reason }) => reason.includes('bajar grasa'))).toEqual([]);
});
