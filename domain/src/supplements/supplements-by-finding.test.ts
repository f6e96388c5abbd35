import { expect, test } from 'vitest';
import { caffeineLimit } from '../clinical/caffeine-limit.ts';
import { clinicalState } from '../clinical/clinical-state.ts';
import { FINDINGS, type Finding } from '../clinical/findings.ts';
import { hydrationPlan } from '../hydration/hydration-plan.ts';
import { aPerson, SCREENED } from '../person/person.fixture.ts';
import type { PlanInput } from '../person/plan-input.ts';
import { createProfile } from '../profile/profile.ts';
import { adviseSupplements } from './advise-supplements.ts';
import { doseLines } from './dose-lines.ts';
import { DOSE_BY_SUPPLEMENT } from './supplement-doses.ts';

/** People who need each supplement with a dose: whey for omnivores, B12 for vegans. */
const BASES = [
  aPerson({ goal: 'performance', level: 'advanced', trainsInHeat: true }),
  aPerson({ goal: 'performance', level: 'advanced', foodPattern: 'vegan' }),
] as const;

const worthIt = (answers: Partial<PlanInput>): Set<string> =>
  new Set(
    BASES.flatMap((base) =>
      adviseSupplements(createProfile({ ...base, ...answers }), {
        proteinGrams: 200,
        // Above any dose: the limit has its own test.
        sodiumMg: 10_000,
      })
        .filter(({ verdict }) => verdict === 'worth_it')
        .map(({ id }) => id),
    ),
  );

const EVERY = Object.keys(DOSE_BY_SUPPLEMENT);
const PERFORMANCE = EVERY.filter((id) => id !== 'vitamin-b12');
const SODIUM = ['sodium-bicarbonate', 'electrolytes'];
const POTASSIUM = ['sodium-bicarbonate', 'electrolytes', 'nitrate'];
const PRESSURE = ['caffeine', ...SODIUM];

const WOMAN = { sex: 'female' } as const;
const withPressure = (systolic: number, diastolic: number): Partial<PlanInput> => ({
  bloodPressure: { systolic, diastolic },
});
const eating = { compensates_eating: 'yes', loses_control_eating: 'yes' } as const;

/** Inputs per finding, and supplements never worth it: evidence E, A6 and clinical 1 to 10. */
const ROWS: Readonly<Record<Finding, readonly [Partial<PlanInput>, readonly string[]]>> = {
  minor: [{ ageYears: 17 }, EVERY],
  under_21: [{ ageYears: 20 }, []],
  aged_65_or_more: [{ ageYears: 66 }, []],
  aged_70_or_more: [{ ageYears: 72 }, []],
  aged_75_or_more: [{ ageYears: 77 }, []],
  aged_85_or_more: [{ ageYears: 86 }, []],
  frail: [{ health: ['fall_or_walking_aid'] }, []],

  underweight: [{ weightKg: 58 }, []],
  marked_thinness: [{ weightKg: 55 }, PERFORMANCE],
  severe_thinness: [{ weightKg: 50 }, PERFORMANCE],
  body_mass_index_40_or_more: [{ weightKg: 135 }, []],
  eating_disorder_signs: [
    { screening: { ...SCREENED, ...eating } },
    ['caffeine', 'protein-powder'],
  ],
  eating_screen_incomplete: [{ screening: { pregnancy: 'no' } }, []],
  bariatric_surgery_recent: [{ health: ['bariatric_surgery_recent'] }, EVERY],

  pregnancy: [{ ...WOMAN, health: ['pregnancy'] }, EVERY],
  pregnancy_unanswered: [
    { ...WOMAN, screening: { ...SCREENED, pregnancy: undefined } },
    PERFORMANCE,
  ],
  breastfeeding: [{ ...WOMAN, health: ['breastfeeding'] }, EVERY],
  pregnancy_sought: [{ ...WOMAN, health: ['wants_child_12_months'] }, PERFORMANCE],
  // No source here shows harm to sperm.
  wants_child_12_months: [{ health: ['wants_child_12_months'] }, []],

  heart_disease: [{ conditions: ['heart_disease'] }, PERFORMANCE],
  reduced_ejection_fraction: [{ labs: { lvefPercent: 40 } }, PERFORMANCE],
  hypertension: [withPressure(142, 80), PRESSURE],
  diagnosed_hypertension: [{ conditions: ['hypertension'] }, PRESSURE],
  uncontrolled_hypertension: [{ health: ['hypertension_uncontrolled'] }, PRESSURE],
  pressure_limits_effort: [withPressure(165, 80), PRESSURE],
  pressure_stops_training: [withPressure(150, 112), PERFORMANCE],
  pressure_crisis: [withPressure(190, 125), PERFORMANCE],
  low_blood_pressure: [withPressure(95, 58), ['nitrate']],
  family_premature_cvd: [{ health: ['family_premature_cvd'] }, []],

  kidney_disease: [{ labs: { egfr: 50 } }, PERFORMANCE],
  kidney_failure: [{ labs: { egfr: 10 } }, PERFORMANCE],
  dialysis_or_transplant: [{ health: ['dialysis_or_transplant'] }, EVERY],
  liver_disease: [{ conditions: ['liver_disease'] }, PERFORMANCE],
  cirrhosis: [{ health: ['cirrhosis'] }, PERFORMANCE],
  jaundice_or_dark_urine: [{ health: ['jaundice_or_dark_urine'] }, EVERY],
  raised_transaminases: [{ labs: { altTimesUpperLimit: 4 } }, PERFORMANCE],
  diabetes: [{ conditions: ['diabetes'] }, []],
  hypoglycaemia_risk: [{ health: ['insulin_or_sulfonylurea'] }, []],

  high_haematocrit: [{ labs: { haematocritPercent: 51 } }, []],
  polycythaemia: [{ labs: { haematocritPercent: 55 } }, []],
  thrombosis_history: [{ health: ['thrombosis_history'] }, []],
  thyroid_disease: [{ health: ['thyroid_disease'] }, ['caffeine']],
  raised_psa: [{ labs: { psaNgMl: 4 } }, []],
  prostate_or_breast_cancer: [{ health: ['prostate_or_breast_cancer'] }, []],
  active_cancer: [{ health: ['active_cancer'] }, EVERY],

  anticoagulant: [{ health: ['anticoagulant'] }, []],
  potassium_raising_medicine: [{ health: ['potassium_sparing_or_raas'] }, POTASSIUM],
  potassium_restriction: [{ health: ['potassium_restriction'] }, POTASSIUM],

  psychosis_bipolar_or_suicidal: [
    { health: ['psychosis_bipolar_or_suicidal'] },
    ['caffeine', 'creatine'],
  ],
  depression_anxiety_stable: [{ health: ['depression_anxiety_stable'] }, ['caffeine']],
  muscle_dysmorphia: [{ health: ['muscle_dysmorphia'] }, []],
  substance_use: [{ health: ['substance_use'] }, ['caffeine']],
  smoking: [{ health: ['smoking'] }, []],
  sleep_apnoea_untreated: [{ health: ['sleep_apnoea_untreated'] }, ['caffeine']],
  sleep_apnoea_treated: [{ health: ['sleep_apnoea_treated'] }, []],
  urinary_obstruction: [{ health: ['urinary_obstruction'] }, []],

  milk_allergy: [{ health: ['milk_allergy'] }, ['protein-powder']],
  lactose_intolerance: [{ health: ['lactose_intolerance'] }, ['protein-powder']],
  coeliac_disease: [{ health: ['coeliac_disease'] }, []],

  emergency_symptom_now: [{ health: ['emergency_symptom_now'] }, EVERY],
  uses_compounds: [{ cycleType: 'steroid' }, []],
};

test('every supplement with a dose is worth it for some healthy person', () => {
  expect([...worthIt({})].toSorted()).toEqual(EVERY.toSorted());
});

test.each(FINDINGS)('%s excludes exactly its contraindicated supplements', (name) => {
  const [answers, never] = ROWS[name];
  expect(clinicalState({ ...BASES[0], ...answers }).findings).toContain(name);
  expect([...worthIt(answers)].toSorted()).toEqual(
    EVERY.filter((id) => !never.includes(id)).toSorted(),
  );
});

test.each(FINDINGS)('%s gives the same daily limit in every text about caffeine', (name) => {
  const profile = createProfile({ ...BASES[0], ...ROWS[name][0] });
  const { mg, isLowered } = caffeineLimit(profile.clinical.findings);
  const advice = adviseSupplements(profile, { proteinGrams: 200, sodiumMg: 2300 }).find(
    ({ id }) => id === 'caffeine',
  );
  const texts = [
    advice?.reason ?? '',
    ...(advice?.dose ? doseLines(advice.dose) : []).map(({ text }) => text),
    ...hydrationPlan(profile, { days: 3, minutesPerWeek: 180 }).notices.map(({ text }) => text),
  ];
  const limits = texts.flatMap((text) =>
    [...text.matchAll(/(\d+) mg (?:de cafeína )?(?:por día|\(todo incluido)/g)].map(([, figure]) =>
      Number(figure),
    ),
  );
  expect(limits.filter((figure) => figure !== mg)).toEqual([]);
  expect(isLowered && limits.length === 0).toBe(false);
});
