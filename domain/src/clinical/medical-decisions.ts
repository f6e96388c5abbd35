import type { Finding } from './findings.ts';
import { hasFinding, type ClinicalState } from './clinical-state.ts';

type WithClinicalState = { readonly clinical: ClinicalState };

/** A clinician decides potassium from blood tests. */
export const isPotassiumMedical = (person: WithClinicalState): boolean =>
  hasFinding(
    person,
    'kidney_disease',
    'heart_disease',
    'cirrhosis',
    'potassium_raising_medicine',
    'potassium_restriction',
  );

/** A clinician decides water, because excess can harm. */
export const isWaterMedical = (person: WithClinicalState): boolean =>
  hasFinding(person, 'kidney_disease', 'heart_disease', 'cirrhosis');

export const isPregnantOrNursing = (person: WithClinicalState): boolean =>
  hasFinding(person, 'pregnancy', 'breastfeeding');

/** Findings that exclude anything harmful to a child. */
export const PREGNANCY_OR_BEFORE = [
  'pregnancy',
  'breastfeeding',
  'pregnancy_sought',
  'pregnancy_unanswered',
] as const satisfies readonly Finding[];

/** Age 70, or 65 with a fall or a walking aid. */
export const isOldestOrFrail = (person: WithClinicalState): boolean =>
  hasFinding(person, 'aged_70_or_more') ||
  (hasFinding(person, 'aged_65_or_more') && hasFinding(person, 'frail'));

/** A doctor precedes training, changes of energy and performance supplements. */
export const CONSULT_BEFORE_TRAINING = [
  'emergency_symptom_now',
  'jaundice_or_dark_urine',
  'pressure_stops_training',
  'pressure_crisis',
  'reduced_ejection_fraction',
  'marked_thinness',
  'severe_thinness',
] as const satisfies readonly Finding[];
