import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { COMPOUND_IDS, compoundById } from '../compounds/compounds.data.ts';
import { CONDITIONS, HEALTH_FLAGS } from '../person/choices.ts';
import type { Chemistry, PlanInput } from '../person/plan-input.ts';
import { RISK_LEVELS } from '../risk/risk-assessment.ts';
import { generatePlan } from './generate-plan.ts';
import { anyUser, planOf } from './plan-of.fixture.ts';

// Thousands of whole plans on a busy machine take more than the five seconds of a test of one.
vi.setConfig({ testTimeout: 180_000 });
const RUNS = { numRuns: 5000 };

test('a hard stop is absolute: Muy Alto, no card, no amount, the reason, and the natural plan whole', () => {
  let stopped = 0;
  fc.assert(
    fc.property(anyUser, (user) => {
      const outcome = generatePlan(user);
      const chemistry = outcome.ok ? outcome.plan.chemistry : undefined;
      if (!outcome.ok || !chemistry || chemistry.risk.hardStops.length === 0) return;
      stopped += 1;
      expect([chemistry.risk.level, chemistry.risk.refusesCompounds, chemistry.compounds]).toEqual([
        'very_high',
        true,
        [],
      ]);
      for (const { text } of chemistry.risk.hardStops) expect(chemistry.refusal?.text).toContain(text);
      expect(JSON.stringify(chemistry)).not.toContain('"medicalDose"');
      expect([outcome.plan.risk.level, outcome.plan.training.days.length > 0]).toEqual(['low', true]);
    }),
    RUNS,
  );
  expect(stopped).toBeGreaterThan(1000);
});

test('no dose is shown but the verified one of a label, and only of what the person named', () => {
  let cards = 0;
  fc.assert(
    fc.property(anyUser, (user) => {
      const outcome = generatePlan(user);
      for (const { compoundId, medicalDose } of (outcome.ok && outcome.plan.chemistry?.compounds) || []) {
        cards += 1;
        expect(user.chemistry.compounds).toContain(compoundId);
        expect(medicalDose !== undefined, compoundId).toBe(compoundById(compoundId)?.refDose === 'V');
        if (medicalDose)
          expect([medicalDose.sources.length > 0, medicalDose.text]).toEqual([
            true,
            expect.stringContaining('Es una dosis médica'),
          ]);
      }
    }),
    RUNS,
  );
  expect(cards).toBeGreaterThan(500);
});

type Worse = { name: string; apply: (user: PlanInput & { chemistry: Chemistry }, amount: number) => PlanInput };
const diseases = CONDITIONS.filter((condition) => condition !== 'none');
const pick = <T>(all: readonly T[], amount: number): T[] => all.slice(amount % all.length, (amount % all.length) + 1);

const WORSE: readonly Worse[] = [
  { name: 'more weeks', apply: (user, amount) => ({ ...user, cycleWeeks: Math.min(24, user.cycleWeeks + amount) }) },
  {
    name: 'another condition',
    apply: (user, amount) => ({
      ...user,
      conditions: [...user.conditions.filter((one) => one !== 'none'), ...pick(diseases, amount)],
    }),
  },
  {
    name: 'another risk of health',
    apply: (user, amount) => ({ ...user, health: [...(user.health ?? []), ...pick(HEALTH_FLAGS, amount)] }),
  },
  {
    name: 'another compound',
    apply: (user, amount) => ({
      ...user,
      chemistry: { ...user.chemistry, compounds: [...user.chemistry.compounds, ...pick(COMPOUND_IDS, amount)] },
    }),
  },
  {
    name: 'no medical follow-up',
    apply: (user) => ({ ...user, chemistry: { ...user.chemistry, medicalFollowUp: false } }),
  },
];

test('more weeks, another condition, risk or compound never lowers the level nor opens what was refused', () => {
  fc.assert(
    fc.property(anyUser, fc.constantFrom(...WORSE), fc.nat({ max: 60 }), (user, { name, apply }, amount) => {
      const [before, after] = [generatePlan(user), generatePlan(apply(user, amount))];
      // No plan at all is the strongest of the refusals.
      if (!after.ok) return;
      if (!before.ok) throw new Error(`${name} gave a plan to whom it was refused`);
      if (!before.plan.chemistry || !after.plan.chemistry) return;
      const [was, is] = [before.plan.chemistry.risk, after.plan.chemistry.risk];
      expect(RISK_LEVELS.indexOf(is.level), name).toBeGreaterThanOrEqual(RISK_LEVELS.indexOf(was.level));
      if (was.refusesCompounds) expect(is.refusesCompounds, name).toBe(true);
    }),
    RUNS,
  );
});

/** Names by which somebody would ask for a compound, and the words of their world. */
const COMPOUND_WORDS = new RegExp(
  [
    ...COMPOUND_IDS.map((id) => compoundById(id))
      .filter((compound) => compound?.riskClass !== 'legal_supplement')
      .map((compound) => compound?.name ?? ''),
    'esteroide',
    'anab[oó]lic',
    'testosterona',
    'prohormona',
    'hormona de crecimiento',
    'SARM',
    'ciclo de',
    'inyect',
  ]
    .map((word) => (/^[\w .-]+$/.test(word) ? word.replaceAll('.', '\\.') : word.replaceAll(/[()+/]/g, '\\$&')))
    .join('|'),
  'iu',
);

test('under 18 nothing of the plan speaks of compounds, whatever was asked', () => {
  fc.assert(
    fc.property(anyUser, fc.integer({ min: 14, max: 17 }), (user, ageYears) => {
      const outcome = generatePlan({ ...user, ageYears });
      if (!outcome.ok) return;
      // The input is the person's own words, kept so that the plan can be made again.
      const { input: _, ...said } = outcome.plan;
      expect(said).not.toHaveProperty('chemistry');
      expect(COMPOUND_WORDS.exec(JSON.stringify(said))?.[0]).toBeUndefined();
    }),
    RUNS,
  );
});

test('a person with heart disease who asks for steroids gets Muy Alto, no compounds, the reason with its source, and the natural plan', () => {
  const plan = planOf({
    ageYears: 42,
    weightKg: 84,
    heightCm: 176,
    sex: 'male',
    conditions: ['heart_disease'],
    goal: 'muscle_gain',
    level: 'advanced',
    cycleWeeks: 12,
    cycleType: 'steroid',
    chemistry: {
      compounds: ['testosterone-enanthate'],
      doseMultiple: 'up_to_2_5',
      origin: 'unknown',
      yearsOfUse: 2,
      medicalFollowUp: true,
      sharesEquipment: false,
      withoutBreak: false,
    },
  });
  expect(plan.chemistry).toMatchObject({
    risk: { level: 'very_high' },
    compounds: [],
    refusal: { text: expect.stringContaining('corazón') },
  });
  for (const key of plan.chemistry?.refusal?.sources ?? []) expect(plan.sources).toContain(key);
  expect(plan.chemistry?.refusal?.sources).not.toEqual([]);
  expect([plan.training.days.length, plan.macros.protein.value > 0]).toEqual([5, true]);
});

test('a person of 17 who asks for steroids gets a plan to train and eat, and nothing of compounds', () => {
  const plan = planOf({
    ageYears: 17,
    weightKg: 68,
    heightCm: 175,
    sex: 'male',
    conditions: ['none'],
    goal: 'muscle_gain',
    level: 'beginner',
    cycleWeeks: 12,
    cycleType: 'steroid',
  });
  expect([plan.chemistry, plan.checkUps, plan.training.days.length]).toEqual([undefined, [], 3]);
});

test('a person on dialysis gets no plan, and why', () => {
  const outcome = generatePlan({
    ageYears: 50,
    weightKg: 70,
    heightCm: 170,
    sex: 'female',
    conditions: ['kidney_disease'],
    goal: 'maintenance',
    level: 'beginner',
    cycleWeeks: 8,
    cycleType: 'natural',
    health: ['dialysis_or_transplant'],
  });
  expect(outcome).toMatchObject({
    ok: false,
    reasons: [{ severity: 'stop', text: expect.stringContaining('diálisis') }],
  });
});
