import type { Finding } from './findings.ts';
import { hasFinding, type ClinicalState } from './clinical-state.ts';

type Known = { readonly clinical: ClinicalState };

/** True where potassium must be decided with blood tests in hand. */
export const potassiumIsMedical = (person: Known): boolean =>
  hasFinding(
    person,
    'kidney_disease',
    'heart_disease',
    'cirrhosis',
    'potassium_raising_medicine',
    'potassium_restriction',
  );

/** True where drinking more can harm and the amount belongs to a doctor. */
export const waterIsMedical = (person: Known): boolean =>
  hasFinding(person, 'kidney_disease', 'heart_disease', 'cirrhosis');

export const isPregnantOrNursing = (person: Known): boolean => hasFinding(person, 'pregnancy', 'breastfeeding');

/** Whom the ladder of weight of the oldest is for: from 70, and from 65 with a fall or a walking aid. */
export const isOldestOrFrail = (person: Known): boolean =>
  hasFinding(person, 'aged_70_or_more') || (hasFinding(person, 'aged_65_or_more') && hasFinding(person, 'frail'));

/** What is seen by a doctor before any training: these stop the week, a change of energy and what is taken to perform. */
export const SEEN_FIRST = [
  'emergency_symptom_now',
  'jaundice_or_dark_urine',
  'pressure_stops_training',
  'pressure_crisis',
  'reduced_ejection_fraction',
  'marked_thinness',
  'severe_thinness',
] as const satisfies readonly Finding[];
