import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cases } from '../../properties/cases.fixture.ts';
import { type Rules, ruleChecker } from '../../properties/check-rules.fixture.ts';
import { bodyMassIndex } from '../../body/body-mass-index.ts';
import { hasFinding } from '../../clinical/clinical-state.ts';
import { compoundById, COMPOUND_IDS } from '../../compounds/compounds.data.ts';
import { chemistryPlan } from '../../chemistry/make-chemistry-plan.ts';
import { retrace } from '../../evidence/traced.ts';
import { DOSE_MULTIPLES, HEALTH_FLAGS } from '../../person/choices.ts';
import { anyPerson } from '../../person/person.fixture.ts';
import type { Chemistry, Labs, PlanInput } from '../../person/plan-input.ts';
import { createProfile } from '../../profile/profile.ts';
import { assessRisk } from './assess-risk.ts';
import { RISK_LEVELS } from '../risk-assessment.ts';
import type { RiskAssessment } from '../risk-assessment.ts';
import { scoreUse } from '../score/score-use.ts';

const anyDeclared = fc.record({
  compounds: fc.uniqueArray(fc.constantFrom(...COMPOUND_IDS), { minLength: 1, maxLength: 6 }),
  doseMultiple: fc.constantFrom(...DOSE_MULTIPLES),
  origin: fc.constantFrom(
    'prescribed' as const,
    'pharmacy_without_prescription' as const,
    'unknown' as const,
  ),
  yearsOfUse: fc.integer({ min: 0, max: 20 }),
  medicalFollowUp: fc.boolean(),
  sharesEquipment: fc.boolean(),
  withoutBreak: fc.boolean(),
});

const healthyLabs = {
  haematocritPercent: 45,
  altTimesUpperLimit: 1,
  ldlMgDl: 100,
  hdlMgDl: 50,
  egfr: 95,
} as const;

type User = PlanInput & { chemistry: Chemistry };
const anyUser: fc.Arbitrary<User> = fc
  .tuple(anyPerson, anyDeclared, fc.boolean())
  .map(([person, chemistry, measured]) => ({
    ...person,
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

type Change = { name: string; apply: (user: User, amount: number) => PlanInput };
const chemistryChange = (
  name: string,
  change: (chemistry: Chemistry, amount: number) => Partial<Chemistry>,
): Change => ({
  name,
  apply: (user, amount) => ({
    ...user,
    chemistry: { ...user.chemistry, ...change(user.chemistry, amount) },
  }),
});

/** Changes that increase risk, each by a random amount. */
const WORSENINGS: readonly Change[] = [
  {
    name: 'more weeks',
    apply: (user, amount) => ({ ...user, cycleWeeks: user.cycleWeeks + amount }),
  },
  {
    name: 'more years of age from 25 on',
    // The form omits pregnancy beyond an age, so a missing answer means nothing.
    apply: (user, amount) =>
      user.ageYears < 25 || hasFinding(createProfile(user), 'pregnancy_unanswered')
        ? user
        : { ...user, ageYears: Math.min(80, user.ageYears + amount) },
  },
  {
    name: 'fewer years of age under 40',
    apply: (user, amount) =>
      user.ageYears >= 40 ? user : { ...user, ageYears: Math.max(14, user.ageYears - amount) },
  },
  {
    name: 'more weight from a usual one on',
    apply: (user, amount) =>
      bodyMassIndex(user) < 18.5 ? user : { ...user, weightKg: user.weightKg + amount },
  },
  {
    name: 'less weight from a usual one down',
    apply: (user, amount) =>
      bodyMassIndex(user) >= 25
        ? user
        : { ...user, weightKg: Math.max(30, user.weightKg - amount) },
  },
  { name: 'being a woman', apply: (user) => ({ ...user, sex: 'female' }) },
  { name: 'less training experience', apply: (user) => ({ ...user, level: 'beginner' }) },
  {
    name: 'more disease',
    apply: (user, amount) => ({
      ...user,
      health: [...(user.health ?? []), HEALTH_FLAGS[amount % HEALTH_FLAGS.length] ?? 'smoking'],
    }),
  },
  {
    name: 'another condition',
    apply: (user, amount) => ({
      ...user,
      conditions: [
        ...user.conditions,
        (['hypertension', 'diabetes', 'heart_disease', 'liver_disease', 'kidney_disease'] as const)[
          amount % 5
        ] ?? 'diabetes',
      ],
    }),
  },
  {
    name: 'higher blood pressure',
    apply: (user, amount) =>
      user.bloodPressure
        ? {
            ...user,
            bloodPressure: {
              systolic: user.bloodPressure.systolic + amount,
              diastolic: user.bloodPressure.diastolic + (amount % 9),
            },
          }
        : user,
  },
  {
    name: 'worse labs',
    apply: (user, amount) => {
      const labs = dropUndefined(user.labs);
      // Keys of the table are keys of Labs.
      for (const key of Object.keys(worse) as (keyof Labs)[]) {
        const value = labs[key];
        if (value !== undefined) labs[key] = Math.max(0, value + (worse[key] * amount) / 3);
      }
      return user.labs ? { ...user, labs } : user;
    },
  },
  {
    name: 'no measured baseline',
    apply: (user) =>
      user.labs ? { ...user, labs: { ...user.labs, haematocritPercent: undefined } } : user,
  },
  chemistryChange('another compound', ({ compounds }, amount) => ({
    compounds: [...compounds, COMPOUND_IDS[amount % COMPOUND_IDS.length] ?? 'dnp'],
  })),
  chemistryChange('an unknown compound', ({ compounds }) => ({
    compounds: [...compounds, 'who-knows'],
  })),
  chemistryChange('a higher multiple', ({ doseMultiple }) => ({
    doseMultiple:
      DOSE_MULTIPLES[Math.min(DOSE_MULTIPLES.indexOf(doseMultiple) + 1, 4)] ?? 'unknown',
  })),
  chemistryChange('unknown origin', () => ({ origin: 'unknown' })),
  chemistryChange('more years of use', ({ yearsOfUse }, amount) => ({
    yearsOfUse: yearsOfUse + amount,
  })),
  chemistryChange('sharing equipment', () => ({ sharesEquipment: true })),
  chemistryChange('no break', () => ({ withoutBreak: true })),
  chemistryChange('no follow-up', () => ({ medicalFollowUp: false })),
];

const rank = ({ level }: Pick<RiskAssessment, 'level'>) => RISK_LEVELS.indexOf(level);
const isMeasurement = (name: string) => name === 'no measured baseline';

test.each(WORSENINGS)('$name never lowers the points or the level', ({ name, apply }) => {
  fc.assert(
    fc.property(anyUser, fc.integer({ min: 1, max: 60 }), (user, amount) => {
      const [before, after] = [
        scoreUse(createProfile(user)),
        scoreUse(createProfile(apply(user, amount))),
      ];
      // Hiding a bad result removes its points, so only neutral results are comparable.
      fc.pre(!isMeasurement(name) || !before.factors.some(({ id }) => id === 'haematocrit'));
      fc.pre(!isMeasurement(name) || !before.hardStops.some(({ id }) => id === 'H8'));
      expect(after.points).toBeGreaterThanOrEqual(before.points);
      expect(rank(after)).toBeGreaterThanOrEqual(rank(before));
      const stops = after.hardStops.map(({ id }) => id);
      expect(before.hardStops.every(({ id }) => stops.includes(id))).toBe(true);
    }),
  );
});

type Assessed = {
  readonly input: User;
  readonly assessed: RiskAssessment;
  readonly plan: ReturnType<typeof chemistryPlan>;
};

const RULES: Rules<Assessed> = {
  'a hard stop gives Muy Alto, a refusal and no card': ({ assessed, plan }) =>
    assessed.hardStops.length === 0
      ? []
      : [
          assessed.level !== 'very_high' && assessed.level,
          !assessed.refusesCompounds && 'not refused',
          (plan?.compounds ?? []).length > 0 && 'has cards',
        ],
  'a refusal has reasons and no card': ({ plan }) => {
    if (!plan) return [];
    if (!plan.risk.refusesCompounds)
      return [plan.refusal !== undefined && 'a refusal without refusing compounds'];
    return [
      plan.compounds.length > 0 && 'has cards',
      !plan.refusal?.text.includes('porque') && `"${plan.refusal?.text}" does not say why`,
    ];
  },
  'a card shows a dose only if its reference dose is verified': ({ plan }) =>
    (plan?.compounds ?? []).map(
      ({ compoundId, medicalDose }) =>
        (medicalDose !== undefined) !== (compoundById(compoundId)?.refDose === 'V') && compoundId,
    ),
  'no risk reduction raises the risk, and abstinence comes first': ({ assessed }) => {
    const { counterfactuals, points, level } = assessed;
    return [
      counterfactuals[0]?.id !== (assessed.treatment ? 'keep-treatment' : 'no-use') &&
        `first, ${counterfactuals[0]?.text}`,
      ...counterfactuals.map(
        (other) =>
          (other.drop < 0 ||
            other.drop !== points.value - other.points ||
            rank(other) > rank({ level })) &&
          other.text,
      ),
    ];
  },
  'only legal supplements can get Bajo': ({ input, assessed }) => [
    assessed.level === 'low' &&
      !assessed.treatment &&
      input.chemistry.compounds.some((id) => compoundById(id)?.riskClass !== 'legal_supplement') &&
      input.chemistry.compounds.join(),
  ],
  'prescribed compounds are never advised to be stopped': ({ input, assessed }) =>
    input.chemistry.origin === 'prescribed'
      ? [
          !assessed.counterfactuals[0]?.text.toLowerCase().includes('no lo dejes por tu cuenta') &&
            'advises to stop',
        ]
      : [],
  'only a supervised prescribed testosterone up to replacement scores as a treatment': ({
    input: { chemistry, sex },
    assessed,
  }) => {
    const { treatment, factors } = assessed;
    if (!treatment)
      return [
        chemistry.compounds.some((id) => compoundById(id)?.riskClass !== 'legal_supplement') &&
          !factors.some(({ id }) => id.startsWith('base-')) &&
          'the base is missing',
      ];
    return [
      (sex !== 'male' || chemistry.origin !== 'prescribed' || !chemistry.medicalFollowUp) &&
        'no treatment',
      (chemistry.doseMultiple !== 'up_to_1' || chemistry.sharesEquipment) && 'beyond a treatment',
      assessed.hardStops.length > 0 && 'a hard stop',
      assessed.counterfactuals.some(({ id }) => id === 'shorten') && 'shorten',
    ];
  },
  'the assessment is deterministic, and its trace gives the same points': ({ input, assessed }) => [
    JSON.stringify(assessRisk(createProfile(input), { withCompounds: true })) !==
      JSON.stringify(assessed) && 'another assessment',
    retrace(assessed.points) !== assessed.points.value && `${retrace(assessed.points)} computed`,
    ...assessed.factors.map(({ id, points }) => points <= 0 && id),
  ],
};

function* assessed(): Generator<Assessed> {
  for (const input of fc.sample(anyUser, cases()))
    yield {
      input,
      assessed: assessRisk(createProfile(input), { withCompounds: true }),
      plan: chemistryPlan(createProfile(input)),
    };
}

const check = ruleChecker(assessed, RULES);

test.each(Object.keys(RULES))('%s', check);

test('the compound section of a minor is a refusal that names no compound', () => {
  fc.assert(
    fc.property(anyUser, fc.integer({ min: 14, max: 17 }), (user, ageYears) => {
      expect(chemistryPlan(createProfile({ ...user, ageYears }))).toMatchObject({
        risk: { level: 'very_high', factors: [], refusesCompounds: true },
        refusal: { text: expect.stringContaining('menos de 18 años') },
        compounds: [],
      });
    }),
  );
});
