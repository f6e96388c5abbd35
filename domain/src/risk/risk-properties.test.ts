import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compoundById, COMPOUND_IDS } from '../compounds/compounds.data.ts';
import { chemistryPlan } from '../compounds/chemistry-plan-of.ts';
import { retrace } from '../evidence/traced.ts';
import { DOSE_MULTIPLES, HEALTH_FLAGS } from '../person/choices.ts';
import type { Fault, Rules } from '../person/first-faults.fixture.ts';
import { firstFaults } from '../person/first-faults.fixture.ts';
import { anyPerson } from '../person/person.fixture.ts';
import type { Chemistry, Labs } from '../person/plan-input.ts';
import { bodyMassIndex, profileOf } from '../person/profile.ts';
import type { Profile } from '../person/profile.ts';
import { assessRisk } from './assess-risk.ts';
import { RISK_LEVELS } from './risk-assessment.ts';
import type { RiskAssessment } from './risk-assessment.ts';
import { scoreOfUse } from './score.ts';

const RUNS = { numRuns: 5000 };

const anyDeclared = fc.record({
  compounds: fc.uniqueArray(fc.constantFrom(...COMPOUND_IDS), { minLength: 1, maxLength: 6 }),
  doseMultiple: fc.constantFrom(...DOSE_MULTIPLES),
  origin: fc.constantFrom('prescribed' as const, 'pharmacy_without_prescription' as const, 'unknown' as const),
  yearsOfUse: fc.integer({ min: 0, max: 20 }),
  medicalFollowUp: fc.boolean(),
  sharesEquipment: fc.boolean(),
  withoutBreak: fc.boolean(),
});

const healthyLabs = { haematocritPercent: 45, altTimesUpperLimit: 1, ldlMgDl: 100, hdlMgDl: 50, egfr: 95 } as const;

/** Somebody of the glossary's users, with a complete baseline half of the time. */
const anyUser: fc.Arbitrary<Profile & { chemistry: Chemistry }> = fc
  .tuple(anyPerson, anyDeclared, fc.boolean())
  .map(([person, chemistry, measured]) => ({
    ...profileOf(person),
    cycleType: 'steroid',
    chemistry,
    ...(measured && { labs: { ...healthyLabs, ...person.labs } }),
  }));

const dropUndefined = (labs: Labs | undefined): Labs => ({ ...labs });
const worse: Record<keyof Labs, 1 | -1> = {
  haematocritPercent: 1,
  altTimesUpperLimit: 1,
  astTimesUpperLimit: 1,
  ldlMgDl: 1,
  hdlMgDl: -1,
  egfr: -1,
  hba1cPercent: 1,
  psaNgMl: 1,
  lvefPercent: -1,
};

type Change = { name: string; apply: (profile: Profile & { chemistry: Chemistry }, amount: number) => Profile };
const chemistryChange = (
  name: string,
  change: (chemistry: Chemistry, amount: number) => Partial<Chemistry>,
): Change => ({
  name,
  apply: (profile, amount) => ({
    ...profile,
    chemistry: { ...profile.chemistry, ...change(profile.chemistry, amount) },
  }),
});

/** Everything that makes a use riskier, each by a random amount. */
const WORSENINGS: readonly Change[] = [
  { name: 'more weeks', apply: (profile, amount) => ({ ...profile, cycleWeeks: profile.cycleWeeks + amount }) },
  {
    name: 'more years of age from 25 on',
    apply: (profile, amount) =>
      profile.ageYears < 25 ? profile : { ...profile, ageYears: Math.min(80, profile.ageYears + amount) },
  },
  {
    name: 'fewer years of age under 40',
    apply: (profile, amount) =>
      profile.ageYears >= 40 ? profile : { ...profile, ageYears: Math.max(14, profile.ageYears - amount) },
  },
  {
    name: 'more weight from a usual one on',
    apply: (profile, amount) =>
      bodyMassIndex(profile) < 18.5 ? profile : { ...profile, weightKg: profile.weightKg + amount },
  },
  {
    name: 'less weight from a usual one down',
    apply: (profile, amount) =>
      bodyMassIndex(profile) >= 25 ? profile : { ...profile, weightKg: Math.max(30, profile.weightKg - amount) },
  },
  { name: 'being a woman', apply: (profile) => ({ ...profile, sex: 'female' }) },
  { name: 'less training behind', apply: (profile) => ({ ...profile, level: 'beginner' }) },
  {
    name: 'more disease',
    apply: (profile, amount) => ({
      ...profile,
      health: [...profile.health, HEALTH_FLAGS[amount % HEALTH_FLAGS.length] ?? 'smoking'],
    }),
  },
  {
    name: 'another condition',
    apply: (profile, amount) => ({
      ...profile,
      conditions: [
        ...profile.conditions,
        (['hypertension', 'diabetes', 'heart_disease', 'liver_disease', 'kidney_disease'] as const)[amount % 5] ??
          'diabetes',
      ],
    }),
  },
  {
    name: 'higher blood pressure',
    apply: (profile, amount) =>
      profile.bloodPressure
        ? {
            ...profile,
            bloodPressure: {
              systolic: profile.bloodPressure.systolic + amount,
              diastolic: profile.bloodPressure.diastolic + (amount % 9),
            },
          }
        : profile,
  },
  {
    name: 'worse labs',
    apply: (profile, amount) => {
      const labs = dropUndefined(profile.labs);
      // Each key of the table is a key of Labs.
      for (const key of Object.keys(worse) as (keyof Labs)[]) {
        const value = labs[key];
        if (value !== undefined) labs[key] = Math.max(0, value + (worse[key] * amount) / 3);
      }
      return profile.labs ? { ...profile, labs } : profile;
    },
  },
  {
    name: 'not having measured',
    apply: (profile) =>
      profile.labs ? { ...profile, labs: { ...profile.labs, haematocritPercent: undefined } } : profile,
  },
  chemistryChange('another compound', ({ compounds }, amount) => ({
    compounds: [...compounds, COMPOUND_IDS[amount % COMPOUND_IDS.length] ?? 'dnp'],
  })),
  chemistryChange('an unknown compound', ({ compounds }) => ({ compounds: [...compounds, 'who-knows'] })),
  chemistryChange('a higher multiple', ({ doseMultiple }) => ({
    doseMultiple: DOSE_MULTIPLES[Math.min(DOSE_MULTIPLES.indexOf(doseMultiple) + 1, 4)] ?? 'unknown',
  })),
  chemistryChange('unknown origin', () => ({ origin: 'unknown' })),
  chemistryChange('more years of use', ({ yearsOfUse }, amount) => ({ yearsOfUse: yearsOfUse + amount })),
  chemistryChange('sharing equipment', () => ({ sharesEquipment: true })),
  chemistryChange('no break', () => ({ withoutBreak: true })),
  chemistryChange('no follow-up', () => ({ medicalFollowUp: false })),
];

const rank = ({ level }: Pick<RiskAssessment, 'level'>) => RISK_LEVELS.indexOf(level);
const isMeasurement = (name: string) => name === 'not having measured';

test.each(WORSENINGS)('$name never lowers points nor level', ({ name, apply }) => {
  fc.assert(
    fc.property(anyUser, fc.integer({ min: 1, max: 60 }), (user, amount) => {
      const [before, after] = [scoreOfUse(user), scoreOfUse(apply(user, amount))];
      // Hiding a bad result takes its points away: only a result that added nothing can be compared.
      fc.pre(!isMeasurement(name) || !before.factors.some(({ id }) => id === 'haematocrit'));
      fc.pre(!isMeasurement(name) || !before.hardStops.some(({ id }) => id === 'H8'));
      expect(after.points).toBeGreaterThanOrEqual(before.points);
      expect(rank(after)).toBeGreaterThanOrEqual(rank(before));
      const stops = after.hardStops.map(({ id }) => id);
      expect(before.hardStops.every(({ id }) => stops.includes(id))).toBe(true);
    }),
    RUNS,
  );
});

type Assessed = {
  readonly input: Profile & { chemistry: Chemistry };
  readonly assessed: RiskAssessment;
  readonly plan: ReturnType<typeof chemistryPlan>;
};

const RULES: Rules<Assessed> = {
  'a hard stop is absolute: Muy Alto, refused, and not one card': ({ assessed, plan }) =>
    assessed.hardStops.length === 0
      ? []
      : [
          assessed.level !== 'very_high' && assessed.level,
          !assessed.refusesCompounds && 'not refused',
          (plan?.compounds ?? []).length > 0 && 'there are cards',
        ],
  'a refusal always says why and never comes with a card': ({ plan }) => {
    if (!plan) return [];
    if (!plan.risk.refusesCompounds) return [plan.refusal !== undefined && 'a refusal of what is not refused'];
    return [
      plan.compounds.length > 0 && 'there are cards',
      !plan.refusal?.text.includes('porque') && `"${plan.refusal?.text}" does not say why`,
    ];
  },
  'no card shows a dose unless its reference dose was verified': ({ plan }) =>
    (plan?.compounds ?? []).map(
      ({ compoundId, medicalDose }) =>
        (medicalDose !== undefined) !== (compoundById(compoundId)?.refDose === 'V') && compoundId,
    ),
  'nothing that would lower the risk raises it, and not using comes first': ({ assessed }) => {
    const { counterfactuals, points, level } = assessed;
    return [
      counterfactuals[0]?.text !== 'No usar: riesgo Bajo' && `first, ${counterfactuals[0]?.text}`,
      ...counterfactuals.map(
        (other) =>
          (other.drop < 0 || other.drop !== points.value - other.points || rank(other) > rank({ level })) && other.text,
      ),
    ];
  },
  'any compound but a legal supplement is never Bajo': ({ input, assessed }) => [
    assessed.level === 'low' &&
      input.chemistry.compounds.some((id) => compoundById(id)?.riskClass !== 'legal_supplement') &&
      input.chemistry.compounds.join(),
  ],
  'the same person gets the same assessment, and its trace gives the same points': ({ input, assessed }) => [
    JSON.stringify(assessRisk(input, { withCompounds: true })) !== JSON.stringify(assessed) && 'another assessment',
    retrace(assessed.points) !== assessed.points.value && `${retrace(assessed.points)} computed`,
    ...assessed.factors.map(({ id, points }) => points <= 0 && id),
  ],
};

function* assessed(): Generator<Assessed> {
  for (const input of fc.sample(anyUser, RUNS.numRuns))
    yield { input, assessed: assessRisk(input, { withCompounds: true }), plan: chemistryPlan(input) };
}

let faults: ReadonlyMap<string, Fault> | undefined;

test.each(Object.keys(RULES))('%s', (rule) => {
  faults ??= firstFaults(assessed(), RULES);
  expect(faults.get(rule), faults.get(rule)).toBeUndefined();
});

test('under 18 there is no chemistry at all', () => {
  fc.assert(
    fc.property(anyUser, fc.integer({ min: 14, max: 17 }), (user, ageYears) => {
      expect(chemistryPlan({ ...user, ageYears })).toBeUndefined();
    }),
    RUNS,
  );
});
