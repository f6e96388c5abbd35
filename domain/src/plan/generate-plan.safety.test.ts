import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cases } from '../properties/cases.fixture.ts';
import { type Rules, ruleChecker } from '../properties/check-rules.fixture.ts';
import { COMPOUND_IDS, compoundById } from '../compounds/compounds.data.ts';
import { CONDITIONS, HEALTH_FLAGS } from '../person/choices.ts';
import type { Chemistry, PlanInput } from '../person/plan-input.ts';
import { RISK_LEVELS } from '../risk/risk-assessment.ts';
import { generatePlan } from './generate-plan.ts';
import { anyUser, planOf } from './plan-of.fixture.ts';
import type { PlanOutcome } from './plan.ts';

type Worse = {
  name: string;
  apply: (user: PlanInput & { chemistry: Chemistry }, amount: number) => PlanInput;
};
const diseases = CONDITIONS.filter((condition) => condition !== 'none');
const pick = <T>(all: readonly T[], amount: number): T[] =>
  all.slice(amount % all.length, (amount % all.length) + 1);

const WORSE: readonly Worse[] = [
  {
    name: 'more weeks',
    apply: (user, amount) => ({ ...user, cycleWeeks: Math.min(24, user.cycleWeeks + amount) }),
  },
  {
    name: 'another condition',
    apply: (user, amount) => ({
      ...user,
      conditions: [...user.conditions.filter((one) => one !== 'none'), ...pick(diseases, amount)],
    }),
  },
  {
    name: 'another health risk',
    apply: (user, amount) => ({
      ...user,
      health: [...(user.health ?? []), ...pick(HEALTH_FLAGS, amount)],
    }),
  },
  {
    name: 'another compound',
    apply: ({ chemistry, ...user }, amount) => ({
      ...user,
      chemistry: {
        ...chemistry,
        // Naming a compound replaces the worst-case unknown, so it adds none.
        compounds: [
          ...chemistry.compounds,
          ...(chemistry.compounds.length > 0 ? pick(COMPOUND_IDS, amount) : []),
        ],
      },
    }),
  },
  {
    name: 'no medical follow-up',
    apply: (user) => ({ ...user, chemistry: { ...user.chemistry, medicalFollowUp: false } }),
  },
];

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
    .map((word) =>
      /^[\w .-]+$/.test(word) ? word.replaceAll('.', '\\.') : word.replaceAll(/[()+/]/g, '\\$&'),
    )
    .join('|'),
  'iu',
);

/** Cached, because plans repeat most texts. */
const compoundByText = new Map<string, string | undefined>();
function findCompoundName(text: string): string | undefined {
  if (!compoundByText.has(text)) compoundByText.set(text, COMPOUND_WORDS.exec(text)?.[0]);
  return compoundByText.get(text);
}

function collectTexts(value: unknown, texts = new Set<string>()): ReadonlySet<string> {
  if (typeof value === 'string') texts.add(value);
  else if (Array.isArray(value)) for (const part of value) collectTexts(part, texts);
  else if (typeof value === 'object' && value !== null)
    for (const [name, part] of Object.entries(value)) {
      texts.add(name);
      collectTexts(part, texts);
    }
  return texts;
}

type User = PlanInput & { chemistry: Chemistry };
type PlanRequest = {
  readonly input: User;
  readonly outcome: PlanOutcome;
  readonly worse: Worse;
  readonly amount: number;
  readonly minorsAge: number;
};
const counts = { stopped: 0, cards: 0 };

const RULES: Rules<PlanRequest> = {
  'a hard stop gives Muy Alto, no card, no amount, the reason and the whole natural plan': ({
    outcome,
  }) => {
    const chemistry = outcome.ok ? outcome.plan.chemistry : undefined;
    if (!outcome.ok || !chemistry || chemistry.risk.hardStops.length === 0) return [];
    counts.stopped += 1;
    return [
      chemistry.risk.level !== 'very_high' && chemistry.risk.level,
      !chemistry.risk.refusesCompounds && 'not refused',
      chemistry.compounds.length > 0 && 'has cards',
      ...chemistry.risk.hardStops.map(
        ({ text }) => !chemistry.refusal?.text.includes(text) && `lacks the reason: ${text}`,
      ),
      JSON.stringify(chemistry).includes('"medicalDose"') && 'an amount',
      outcome.plan.risk.level !== 'low' && 'the natural plan has a risk',
      outcome.plan.training.days.length === 0 &&
        outcome.plan.training.paused === undefined &&
        'no training',
    ];
  },
  'the only doses shown are verified label doses of the named compounds': ({ input, outcome }) =>
    ((outcome.ok && outcome.plan.chemistry?.compounds) || []).flatMap(
      ({ compoundId, medicalDose }) => {
        counts.cards += 1;
        return [
          !input.chemistry.compounds.includes(compoundId) && `${compoundId} was not named`,
          (medicalDose !== undefined) !== (compoundById(compoundId)?.refDose === 'V') &&
            `the dose of ${compoundId}`,
          medicalDose !== undefined &&
            medicalDose.sources.length === 0 &&
            `the dose of ${compoundId} has no source`,
          medicalDose !== undefined &&
            !medicalDose.text.includes('Es una dosis médica') &&
            `the dose of ${compoundId} is not labelled medical`,
        ];
      },
    ),
  'more weeks, conditions, risks or compounds never lower the level or lift a refusal': ({
    input,
    outcome: before,
    worse: { name, apply },
    amount,
  }) => {
    const after = generatePlan(apply(input, amount));
    // No plan is the strictest refusal.
    if (!after.ok) return [];
    if (!before.ok) return [`${name} lifted the refusal of a plan`];
    if (!before.plan.chemistry || !after.plan.chemistry) return [];
    const [was, is] = [before.plan.chemistry.risk, after.plan.chemistry.risk];
    return [
      RISK_LEVELS.indexOf(is.level) < RISK_LEVELS.indexOf(was.level) &&
        `${name}: from ${was.level} to ${is.level}`,
      was.refusesCompounds && !is.refusesCompounds && `${name} lifted the refusal of compounds`,
    ];
  },
  'a minor who asks for compounds is refused by age, and the plan never mentions compounds': ({
    input,
    minorsAge,
  }) => {
    const outcome = generatePlan({ ...input, ageYears: minorsAge });
    if (!outcome.ok) return [];
    // Inputs quote the person, so they are not checked.
    const { input: _, ...parts } = outcome.plan;
    const { chemistry } = parts;
    return [
      chemistry?.risk.level !== 'very_high' && 'not Muy Alto',
      !chemistry?.refusal?.text.includes('menos de 18 años') && 'gives no reason',
      !chemistry?.risk.hardStops.some(({ id, sources }) => id === 'H1' && sources.length > 0) &&
        'H1 without source',
      chemistry?.compounds.length !== 0 && 'has cards',
      !JSON.stringify(chemistry).includes('141') && 'lacks 141',
      !JSON.stringify(chemistry).includes('107') && 'lacks 107',
      ...[...collectTexts(parts)].map((text) => findCompoundName(text) ?? false),
    ];
  },
};

function* generateRequests(): Generator<PlanRequest> {
  const users = fc.tuple(
    anyUser,
    fc.constantFrom(...WORSE),
    fc.nat({ max: 60 }),
    fc.integer({ min: 14, max: 17 }),
  );
  for (const [input, worse, amount, minorsAge] of fc.sample(users, cases()))
    yield { input, outcome: generatePlan(input), worse, amount, minorsAge };
}

const check = ruleChecker(generateRequests, RULES);

test.each(Object.keys(RULES))('%s', (rule) => {
  check(rule);
  // Guards against a vacuous property.
  expect(counts.stopped).toBeGreaterThan(cases() / 5);
  expect(counts.cards).toBeGreaterThan(cases() / 20);
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

test('a person of 17 who asks for steroids gets a natural plan and a refusal with its source', () => {
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
  expect([plan.checkUps, plan.training.days.length]).toEqual([[], 3]);
  expect(plan.chemistry).toMatchObject({
    risk: {
      level: 'very_high',
      factors: [],
      counterfactuals: [],
      hardStops: [{ id: 'H1' }],
      refusesCompounds: true,
    },
    compounds: [],
    refusal: { text: expect.stringContaining('tenés menos de 18 años') },
  });
  expect(plan.chemistry?.emergencySigns.map(({ code }) => code)).toContain('line-141');
  for (const key of plan.chemistry?.refusal?.sources ?? []) expect(plan.sources).toContain(key);
});

test('a person on dialysis gets reasons, never a plan', () => {
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
