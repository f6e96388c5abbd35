import fc from 'fast-check';
import { bodyMassIndex } from '../body/body-mass-index.ts';
import {
  ACTIVITIES,
  CONDITIONS,
  CYCLE_TYPES,
  DOSE_MULTIPLES,
  EQUIPMENT,
  FOOD_BUDGETS,
  FOOD_PATTERNS,
  GOALS,
  HEALTH_FLAGS,
  JOINTS,
  LEVELS,
  ORIGINS,
  SCREENING_ANSWERS,
  SCREENING_QUESTIONS,
  SEXES,
} from './choices.ts';
import { KNOWN_LIFT_EXERCISES } from '../training/lifts/known-lifts.ts';
import { LIMITS, MOST_KNOWN_LIFTS, POSSIBLE_BODY_MASS_INDEX } from './plan-input.ts';
import type { PlanInput, Screening } from './plan-input.ts';

export const SCREENED: Screening = {
  compensates_eating: 'no',
  loses_control_eating: 'no',
  lost_weight_fast: 'no',
  sees_larger_body: 'no',
  food_fills_the_day: 'no',
  pregnancy: 'no',
};

/** Reference man of the Mifflin table: 30 years, 80 kg, 180 cm, healthy, maintenance. */
export function aPerson(overrides: Partial<PlanInput> = {}): PlanInput {
  return {
    ageYears: 30,
    weightKg: 80,
    heightCm: 180,
    sex: 'male',
    conditions: ['none'],
    goal: 'maintenance',
    level: 'intermediate',
    cycleWeeks: 12,
    cycleType: 'natural',
    screening: SCREENED,
    ...overrides,
  };
}

/** Steroids with every lab figure and medical follow-up: gets a plan with compounds, at Alto. */
export const MONITORED_STEROIDS = {
  ageYears: 38,
  cycleType: 'steroid',
  bloodPressure: { systolic: 115, diastolic: 75 },
  labs: { haematocritPercent: 45, altTimesUpperLimit: 0.8, ldlMgDl: 95, hdlMgDl: 52, egfr: 98 },
  chemistry: {
    compounds: ['testosterone-cypionate', 'oxandrolone'],
    doseMultiple: 'up_to_2_5',
    origin: 'pharmacy_without_prescription',
    yearsOfUse: 0,
    medicalFollowUp: true,
    sharesEquipment: false,
    withoutBreak: false,
  },
} satisfies Partial<PlanInput>;

function within({
  min,
  max,
  decimals,
}: {
  min: number;
  max: number;
  decimals: number;
}): fc.Arbitrary<number> {
  const scale = 10 ** decimals;
  return fc
    .integer({ min: Math.round(min * scale), max: Math.round(max * scale) })
    .map((units) => units / scale);
}

const anyWeight = fc.oneof(
  { weight: 3, arbitrary: within({ min: 45, max: 120, decimals: 1 }) },
  { weight: 1, arbitrary: within(LIMITS.weightKg) },
);

const anyHeight = fc.oneof(
  { weight: 3, arbitrary: within({ min: 150, max: 200, decimals: 0 }) },
  { weight: 1, arbitrary: within(LIMITS.heightCm) },
);

const anyBodyFat = fc.oneof(
  { weight: 3, arbitrary: within({ min: 8, max: 35, decimals: 1 }) },
  { weight: 1, arbitrary: within(LIMITS.bodyFatPercent) },
);

const anyAge = fc.oneof(
  { weight: 5, arbitrary: within({ min: 18, max: 64, decimals: 0 }) },
  { weight: 1, arbitrary: within({ min: 14, max: 17, decimals: 0 }) },
  { weight: 2, arbitrary: within({ min: 65, max: 90, decimals: 0 }) },
);

const anyLifts = fc.uniqueArray(
  fc.record({
    exerciseId: fc.constantFrom(...KNOWN_LIFT_EXERCISES.map(({ id }) => id)),
    weightKg: within(LIMITS.liftWeightKg),
    repetitions: within(LIMITS.liftRepetitions),
  }),
  { selector: ({ exerciseId }) => exerciseId, maxLength: MOST_KNOWN_LIFTS },
);

const anyChemistry = fc.record({
  compounds: fc.subarray([
    'testosterone-enanthate',
    'nandrolone-decanoate',
    'oxandrolone',
    'clenbuterol',
  ]),
  doseMultiple: fc.constantFrom(...DOSE_MULTIPLES),
  origin: fc.constantFrom(...ORIGINS),
  yearsOfUse: within(LIMITS.yearsOfUse),
  medicalFollowUp: fc.boolean(),
  sharesEquipment: fc.boolean(),
  withoutBreak: fc.boolean(),
});

const DISEASES = CONDITIONS.filter((condition) => condition !== 'none');

const anyScreening: fc.Arbitrary<Screening> = fc
  .array(fc.tuple(fc.constantFrom(...SCREENING_QUESTIONS), fc.constantFrom(...SCREENING_ANSWERS)))
  .map((answers) => Object.fromEntries(answers));

const anyBloodPressure = fc
  .record({ systolic: within(LIMITS.systolic), diastolic: within(LIMITS.diastolic) })
  .filter(({ systolic, diastolic }) => systolic > diastolic);

const anyLabs = fc.record(
  {
    haematocritPercent: within(LIMITS.haematocritPercent),
    altTimesUpperLimit: within(LIMITS.altTimesUpperLimit),
    astTimesUpperLimit: within(LIMITS.astTimesUpperLimit),
    ldlMgDl: within(LIMITS.ldlMgDl),
    hdlMgDl: within(LIMITS.hdlMgDl),
    egfr: within(LIMITS.egfr),
    hba1cPercent: within(LIMITS.hba1cPercent),
    psaNgMl: within(LIMITS.psaNgMl),
    lvefPercent: within(LIMITS.lvefPercent),
  },
  { requiredKeys: [] },
);

type Answers = Pick<
  PlanInput,
  'conditions' | 'bloodPressure' | 'labs' | 'health' | 'screening' | 'injuries'
>;

const anyHealthy: fc.Arbitrary<Answers> = fc.record(
  {
    conditions: fc.constant<PlanInput['conditions']>(['none']),
    screening: fc.constant(SCREENED),
    bloodPressure: fc.record({
      systolic: fc.integer({ min: 100, max: 139 }),
      diastolic: fc.integer({ min: 60, max: 89 }),
    }),
    health: fc.constant<PlanInput['health']>([]),
  },
  { requiredKeys: ['conditions', 'screening'] },
);

const anyPatient: fc.Arbitrary<Answers & Partial<PlanInput>> = fc
  .tuple(
    anyHealthy,
    fc.array(
      fc.oneof<fc.Arbitrary<Partial<PlanInput>>[]>(
        fc.constantFrom(...DISEASES).map((disease) => ({ conditions: [disease] })),
        fc.constantFrom(...HEALTH_FLAGS).map((flag) => ({ health: [flag] })),
        fc.record({
          sex: fc.constant('female' as const),
          ageYears: fc.integer({ min: 16, max: 50 }),
          health: fc.constantFrom(['pregnancy' as const], ['breastfeeding' as const]),
        }),
        anyLabs.map((labs) => ({ labs: Object.fromEntries(Object.entries(labs).slice(0, 1)) })),
        anyBloodPressure.map((bloodPressure) => ({ bloodPressure })),
        anyScreening.map((screening) => ({ screening })),
        fc.constantFrom(...JOINTS).map((joint) => ({ injuries: [joint] })),
      ),
      { minLength: 1, maxLength: 3 },
    ),
  )
  .map(([healthy, problems]) => Object.assign({}, healthy, ...problems));

const anyAnswers: fc.Arbitrary<Answers> = fc.record(
  {
    conditions: fc.oneof(
      { weight: 2, arbitrary: fc.constant<PlanInput['conditions']>(['none']) },
      { weight: 1, arbitrary: fc.subarray(DISEASES, { minLength: 1 }) },
    ),
    bloodPressure: anyBloodPressure,
    labs: anyLabs,
    health: fc.oneof(
      { weight: 2, arbitrary: fc.subarray([...HEALTH_FLAGS], { maxLength: 2 }) },
      { weight: 1, arbitrary: fc.subarray([...HEALTH_FLAGS]) },
    ),
    screening: fc.oneof(
      { weight: 3, arbitrary: fc.constant(SCREENED) },
      { weight: 1, arbitrary: anyScreening },
    ),
    injuries: fc.subarray([...JOINTS]),
  },
  { requiredKeys: ['conditions'] },
);

const anyHealth: fc.Arbitrary<Answers & Partial<PlanInput>> = fc.oneof(
  { weight: 2, arbitrary: anyHealthy },
  { weight: 2, arbitrary: anyPatient },
  { weight: 1, arbitrary: anyAnswers },
);

/** Every valid input, ordinary bodies more often than extreme ones. */
export const anyPerson: fc.Arbitrary<PlanInput> = fc
  .tuple(
    fc.record(
      {
        ageYears: anyAge,
        weightKg: anyWeight,
        heightCm: anyHeight,
        sex: fc.constantFrom(...SEXES),
        // the goal with most guards
        goal: fc.constantFrom('fat_loss', ...GOALS),
        level: fc.constantFrom(...LEVELS),
        cycleWeeks: within(LIMITS.cycleWeeks),
        cycleType: fc.constantFrom(...CYCLE_TYPES),
        bodyFatPercent: anyBodyFat,
        activity: fc.constantFrom(...ACTIVITIES),
        trainingDays: within(LIMITS.trainingDays),
        sessionMinutes: within(LIMITS.sessionMinutes),
        equipment: fc.constantFrom(...EQUIPMENT),
        foodPattern: fc.constantFrom(...FOOD_PATTERNS),
        foodsToAvoid: fc.subarray([
          'pechuga-de-pollo-sin-piel-cruda',
          'huevo-duro',
          'huevo-de-gallina-entero-crudo',
          'salmon-de-criadero-crudo',
        ]),
        trainsInHeat: fc.boolean(),
        lifts: anyLifts,
        foodBudget: fc.constantFrom(...FOOD_BUDGETS),
        cookingDays: within(LIMITS.cookingDays),
        chemistry: anyChemistry,
      },
      {
        requiredKeys: [
          'ageYears',
          'weightKg',
          'heightCm',
          'sex',
          'goal',
          'level',
          'cycleWeeks',
          'cycleType',
        ],
      },
    ),
    anyHealth,
  )
  .map(([person, health]): PlanInput => ({ ...person, ...health }))
  .filter((person) => {
    const index = bodyMassIndex(person);
    return index >= POSSIBLE_BODY_MASS_INDEX.min && index <= POSSIBLE_BODY_MASS_INDEX.max;
  });
