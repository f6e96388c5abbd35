import type { Finding } from './findings.ts';
import { hasFinding, type ClinicalState } from './clinical-state.ts';

type WithClinicalState = { readonly clinical: ClinicalState };

/** Whether a clinician decides potassium from blood tests. */
export const isPotassiumMedical = (person: WithClinicalState): boolean =>
  hasFinding(
    person,
    'kidney_disease',
    'heart_disease',
    'cirrhosis',
    'potassium_raising_medicine',
    'potassium_restriction',
  );

/** Whether a clinician decides the amount of water, because drinking more can harm. */
export const isWaterMedical = (person: WithClinicalState): boolean =>
  hasFinding(person, 'kidney_disease', 'heart_disease', 'cirrhosis');

export const isPregnantOrNursing = (person: WithClinicalState): boolean =>
  hasFinding(person, 'pregnancy', 'breastfeeding');

/** Findings with which what harms a child is left out: a pregnancy, the search of one, nursing, and not knowing. */
export const PREGNANCY_OR_BEFORE = [
  'pregnancy',
  'breastfeeding',
  'pregnancy_sought',
  'pregnancy_unanswered',
] as const satisfies readonly Finding[];

/** Aged 70 or more, or 65 or more with a fall or a walking aid. */
export const isOldestOrFrail = (person: WithClinicalState): boolean =>
  hasFinding(person, 'aged_70_or_more') ||
  (hasFinding(person, 'aged_65_or_more') && hasFinding(person, 'frail'));

/** Findings that require a doctor before any training, change of energy or performance supplement. */
export const CONSULT_BEFORE_TRAINING = [
  'emergency_symptom_now',
  'jaundice_or_dark_urine',
  'pressure_stops_training',
  'pressure_crisis',
  'reduced_ejection_fraction',
  'marked_thinness',
  'severe_thinness',
] as const satisfies readonly Finding[];
