import { bodyMassIndex } from '../body/body-mass-index.ts';
import {
  EATING_QUESTIONS,
  type Condition,
  type HealthFlag,
  type Joint,
} from '../person/choices.ts';
import type { Labs, PlanInput } from '../person/plan-input.ts';
import { FINDINGS, type Finding } from './findings.ts';

export type Readings = {
  readonly bodyMassIndex: number;
  readonly bloodPressure: PlanInput['bloodPressure'];
  readonly labs: Labs;
};

/** Only this module reads the answers about health. */
export type ClinicalState = {
  readonly findings: ReadonlySet<Finding>;
  readonly readings: Readings;
  readonly injuries: readonly Joint[];
};

const CUT_OFFS = {
  /** kg/m², WHO (whonlis); 17.5 is a rule of Forja. */
  underweight: 18.5,
  markedThinness: 17.5,
  severeThinness: 16,
  /** kg/m², Forja's rule. */
  highestIndex: 40,
  /** %, depo-testosterone label and guideline; the cut is expert judgement (H3). */
  ejectionFraction: 50,
  /** mL/min, KDIGO G3 and G5. */
  kidneyDisease: 60,
  kidneyFailure: 15,
  /** %, glycated haemoglobin. */
  diabetes: 6.5,
  /** Times the upper limit (H14). */
  transaminases: 3,
  /** %. */
  highHaematocrit: 50,
  polycythaemia: 54,
  /** ng/mL, the limit for high risk: no question covers the risk itself. */
  psa: 3,
} as const;

/** Signs that stop a deficit: evidence A4. */
const EATING_SIGNS = 2;
/** Years, Forja's rule. */
export const PREGNANCY_QUESTION_MAX_AGE = 55;

type HealthAnswers = {
  readonly input: PlanInput;
  readonly index: number;
  readonly labs: Labs;
  readonly condition: (condition: Condition) => boolean;
  readonly flag: (flag: HealthFlag) => boolean;
  readonly reachesPressure: (systolic: number, diastolic: number) => boolean;
  readonly eatingSigns: number;
  readonly eatingUnanswered: number;
};

const isUnderweight =
  (below: number) =>
  ({ input, index }: HealthAnswers) =>
    input.ageYears >= 18 && index < below;

const isPregnant = ({ input, flag }: HealthAnswers): boolean =>
  input.sex === 'female' && (flag('pregnancy') || input.screening?.pregnancy === 'yes');

const FINDING_RULES: Readonly<Record<Finding, (answers: HealthAnswers) => boolean>> = {
  minor: ({ input }) => input.ageYears < 18,
  under_21: ({ input }) => input.ageYears < 21,
  aged_65_or_more: ({ input }) => input.ageYears >= 65,
  aged_70_or_more: ({ input }) => input.ageYears >= 70,
  aged_75_or_more: ({ input }) => input.ageYears >= 75,
  aged_85_or_more: ({ input }) => input.ageYears >= 85,
  frail: ({ flag }) => flag('fall_or_walking_aid'),

  underweight: isUnderweight(CUT_OFFS.underweight),
  marked_thinness: isUnderweight(CUT_OFFS.markedThinness),
  severe_thinness: ({ index }) => index < CUT_OFFS.severeThinness,
  // 129.6 kg at 180 cm is just under 40 in binary.
  body_mass_index_40_or_more: ({ index }) => Number(index.toFixed(6)) >= CUT_OFFS.highestIndex,
  eating_disorder_signs: ({ flag, eatingSigns }) =>
    flag('eating_disorder_signs') || eatingSigns >= EATING_SIGNS,
  eating_screen_incomplete: ({ eatingSigns, eatingUnanswered }) =>
    eatingSigns < EATING_SIGNS && eatingSigns + eatingUnanswered >= EATING_SIGNS,
  bariatric_surgery_recent: ({ flag }) => flag('bariatric_surgery_recent'),

  pregnancy: isPregnant,
  pregnancy_unanswered: (answers) =>
    answers.input.sex === 'female' &&
    answers.input.ageYears <= PREGNANCY_QUESTION_MAX_AGE &&
    !isPregnant(answers) &&
    answers.input.screening?.pregnancy === undefined,
  breastfeeding: ({ input, flag }) => input.sex === 'female' && flag('breastfeeding'),
  wants_child_12_months: ({ flag }) => flag('wants_child_12_months'),
  // Only a woman carries the pregnancy.
  pregnancy_sought: ({ input, flag }) => input.sex === 'female' && flag('wants_child_12_months'),

  heart_disease: ({ condition, labs }) =>
    condition('heart_disease') || hasReducedEjectionFraction(labs),
  reduced_ejection_fraction: ({ labs }) => hasReducedEjectionFraction(labs),
  hypertension: ({ condition, flag, reachesPressure }) =>
    condition('hypertension') || flag('hypertension_uncontrolled') || reachesPressure(140, 90),
  diagnosed_hypertension: ({ condition, flag }) =>
    condition('hypertension') || flag('hypertension_uncontrolled'),
  uncontrolled_hypertension: ({ condition, flag, reachesPressure }) =>
    flag('hypertension_uncontrolled') ||
    reachesPressure(160, 100) ||
    (condition('hypertension') && reachesPressure(140, 90)),
  pressure_limits_effort: ({ reachesPressure }) => reachesPressure(160, 100),
  pressure_stops_training: ({ reachesPressure }) => reachesPressure(180, 110),
  pressure_crisis: ({ reachesPressure }) => reachesPressure(180, 120),
  low_blood_pressure: ({ input: { bloodPressure } }) =>
    bloodPressure !== undefined && (bloodPressure.systolic < 100 || bloodPressure.diastolic < 60),
  family_premature_cvd: ({ flag }) => flag('family_premature_cvd'),

  kidney_disease: ({ condition, flag, labs }) =>
    condition('kidney_disease') ||
    flag('dialysis_or_transplant') ||
    (labs.egfr ?? Infinity) < CUT_OFFS.kidneyDisease,
  kidney_failure: ({ labs }) => (labs.egfr ?? Infinity) < CUT_OFFS.kidneyFailure,
  dialysis_or_transplant: ({ flag }) => flag('dialysis_or_transplant'),
  liver_disease: ({ condition, flag, labs }) =>
    condition('liver_disease') ||
    flag('cirrhosis') ||
    flag('jaundice_or_dark_urine') ||
    hasRaisedTransaminases(labs),
  cirrhosis: ({ flag }) => flag('cirrhosis'),
  jaundice_or_dark_urine: ({ flag }) => flag('jaundice_or_dark_urine'),
  raised_transaminases: ({ labs }) => hasRaisedTransaminases(labs),
  diabetes: ({ condition, flag, labs }) =>
    condition('diabetes') ||
    flag('insulin_or_sulfonylurea') ||
    (labs.hba1cPercent ?? 0) >= CUT_OFFS.diabetes,
  hypoglycaemia_risk: ({ flag }) => flag('insulin_or_sulfonylurea'),

  high_haematocrit: ({ labs }) => (labs.haematocritPercent ?? 0) >= CUT_OFFS.highHaematocrit,
  polycythaemia: ({ labs }) => (labs.haematocritPercent ?? 0) > CUT_OFFS.polycythaemia,
  thrombosis_history: ({ flag }) => flag('thrombosis_history'),
  thyroid_disease: ({ flag }) => flag('thyroid_disease'),
  raised_psa: ({ input, labs }) => input.sex === 'male' && hasRaisedPsa(labs),
  prostate_or_breast_cancer: ({ flag }) => flag('prostate_or_breast_cancer'),
  active_cancer: ({ flag }) => flag('active_cancer'),

  anticoagulant: ({ flag }) => flag('anticoagulant'),
  potassium_raising_medicine: ({ flag }) => flag('potassium_sparing_or_raas'),
  potassium_restriction: ({ flag }) => flag('potassium_restriction'),

  psychosis_bipolar_or_suicidal: ({ flag }) => flag('psychosis_bipolar_or_suicidal'),
  depression_anxiety_stable: ({ flag }) => flag('depression_anxiety_stable'),
  muscle_dysmorphia: ({ flag }) => flag('muscle_dysmorphia'),
  substance_use: ({ flag }) => flag('substance_use'),
  smoking: ({ flag }) => flag('smoking'),
  sleep_apnoea_untreated: ({ flag }) => flag('sleep_apnoea_untreated'),
  sleep_apnoea_treated: ({ flag }) => flag('sleep_apnoea_treated'),
  urinary_obstruction: ({ flag }) => flag('urinary_obstruction'),

  milk_allergy: ({ flag }) => flag('milk_allergy'),
  lactose_intolerance: ({ flag }) => flag('lactose_intolerance'),
  coeliac_disease: ({ flag }) => flag('coeliac_disease'),

  emergency_symptom_now: ({ flag }) => flag('emergency_symptom_now'),
  uses_compounds: ({ input }) => input.cycleType === 'steroid' || input.chemistry !== undefined,
};

function hasRaisedTransaminases({ altTimesUpperLimit, astTimesUpperLimit }: Labs): boolean {
  return Math.max(altTimesUpperLimit ?? 0, astTimesUpperLimit ?? 0) > CUT_OFFS.transaminases;
}

/** Both sexes: it excludes compounds for everyone. */
export const hasRaisedPsa = ({ psaNgMl }: Labs): boolean => (psaNgMl ?? 0) > CUT_OFFS.psa;

function hasReducedEjectionFraction({ lvefPercent }: Labs): boolean {
  return (lvefPercent ?? 100) < CUT_OFFS.ejectionFraction;
}

export function clinicalState(input: PlanInput): ClinicalState {
  const {
    conditions,
    health = [],
    labs = {},
    bloodPressure,
    screening = {},
    injuries = [],
  } = input;
  const eating = EATING_QUESTIONS.map((question) => screening[question]);
  const index = bodyMassIndex(input);
  const answers: HealthAnswers = {
    input,
    index,
    labs,
    condition: (condition) => conditions.includes(condition),
    flag: (flag) => health.includes(flag),
    reachesPressure: (systolic, diastolic) =>
      bloodPressure !== undefined &&
      (bloodPressure.systolic >= systolic || bloodPressure.diastolic >= diastolic),
    eatingSigns: eating.filter((answer) => answer === 'yes').length,
    eatingUnanswered: eating.filter((answer) => answer === undefined).length,
  };
  return {
    findings: new Set(FINDINGS.filter((finding) => FINDING_RULES[finding](answers))),
    readings: { bodyMassIndex: index, bloodPressure, labs },
    injuries,
  };
}

export const hasFinding = (
  { clinical }: { readonly clinical: ClinicalState },
  ...findings: readonly Finding[]
): boolean => findings.some((finding) => clinical.findings.has(finding));
