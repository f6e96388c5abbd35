import { expect, test } from 'vitest';
import { cases } from '../properties/cases.fixture.ts';
import { type Rules, ruleChecker } from '../properties/check-rules.fixture.ts';
import { SEXES } from '../person/choices.ts';
import { aPerson } from '../person/person.fixture.ts';
import type { PlanInput } from '../person/plan-input.ts';
import { createProfile } from '../profile/profile.ts';
import { findContraindications } from '../supplements/advise-supplements.ts';
import { SUPPLEMENTS } from '../supplements/supplements.data.ts';
import { generatePlan } from './generate-plan.ts';
import { listTexts } from './list-texts.fixture.ts';
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

const counts = { plans: 0 };

const RULES: Rules<Made> = {
  'a refused plan has reasons': ({ outcome }) => {
    if (outcome.ok) counts.plans += 1;
    return [!outcome.ok && outcome.reasons.length === 0 && 'refused without a reason'];
  },
  'a natural plan has no compounds and no check-ups for them': ({ natural }) =>
    natural
      ? [
          'chemistry' in natural && 'chemistry',
          ...natural.checkUps.map(
            ({ id, tests }) => id !== 'baseline' && tests.map(({ name }) => name).join(),
          ),
          // Only check-ups for compounds include hormones.
          ...natural.checkUps.flatMap(({ tests }) =>
            tests.map(({ name }) => name.includes('LH') && name),
          ),
        ]
      : [],
  'no plan recommends a contraindicated supplement': ({ input, plan }) => {
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
  'kidney disease limits protein to 0.8 g per kilo': ({ input, plan }) => {
    const kidney =
      input.conditions.includes('kidney_disease') || (input.labs?.egfr ?? Infinity) < 60;
    const protein = plan?.macros.protein.value ?? 0;
    return [kidney && protein > 0.8 * input.weightKg && `${protein} g`];
  },
  'no text of the plan of a man speaks of menstruation': ({ input, plan }) =>
    input.sex === 'male' ? listTexts(plan).filter((text) => /menstru/i.test(text)) : [],
  'a forced target above the expenditure is labelled a surplus': ({ plan }) => {
    if (!plan) return [];
    const { target, expenditure, goalApplied, notices } = plan.energy;
    const surplusKcal = target.value - expenditure.value;
    const isGaining = goalApplied === 'muscle_gain' || goalApplied === 'strength';
    const isLabelled = notices.some(({ text }) => text.includes('por encima de tu gasto'));
    return [surplusKcal > 0 && !isGaining && !isLabelled && `${surplusKcal} kcal over`];
  },
};

function* generateCases(): Generator<Made> {
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

const check = ruleChecker(generateCases, RULES);

test.each(Object.keys(RULES))('%s', (rule) => {
  check(rule);
  // Guards against a vacuous property.
  expect(counts.plans).toBeGreaterThan(cases() / 2);
});

test.each(SEXES)('signs of low energy match the sex of the person: %s', (sex) => {
  const losing = { sex, goal: 'fat_loss', level: 'elite', trainingDays: 6 } as const;
  const [lean, low] = sex === 'male' ? [11, 15] : [19, 24];
  const warned = [
    aPerson({ ...losing, bodyFatPercent: lean }),
    aPerson({ ...losing, bodyFatPercent: low, weightKg: 120, sessionMinutes: 90 }),
  ]
    .flatMap((person) => planFor(person)?.energy.notices ?? [])
    .filter(({ code }) => ['low-body-fat', 'low-energy-availability'].includes(code));
  expect(new Set(warned.map(({ code }) => code)).size).toBe(2);
  for (const { text } of warned) expect(/menstruación/.test(text)).toBe(sex === 'female');
});

test('a floor above the expenditure of a small old woman states the surplus', () => {
  const plan = planFor(
    aPerson({ sex: 'female', ageYears: 88, weightKg: 40, heightCm: 145, activity: 'sedentary' }),
  );
  const { target, expenditure, notices } = plan?.energy ?? {};
  const surplusKcal = (target?.value ?? 0) - (expenditure?.value ?? 0);
  expect(surplusKcal).toBeGreaterThan(0);
  expect(notices?.find(({ code }) => code === 'energy-floor')?.text).toContain(
    `La meta queda ${surplusKcal} kcal por día por encima de tu gasto: es un excedente`,
  );
});

test('a person who must not lose weight gets no advice to lose it', () => {
  const plan = planFor(aPerson({ goal: 'fat_loss', health: ['eating_disorder_signs'] }));
  expect(plan?.energy.goalApplied).toBe('maintenance');
  const creatine = plan?.supplements.find(({ id }) => id === 'creatine');
  expect(creatine?.verdict).toBe('not_needed');
  expect(plan?.supplements.filter(({ reason }) => reason.includes('bajar grasa'))).toEqual([]);
});
