import type { HealthFlag } from '@forja/domain/person/choices';
import { plainText } from '@forja/domain/search/plain-text';

export const HEALTH_SYSTEMS = [
  'heart',
  'kidney_and_liver',
  'hormones',
  'digestion',
  'cancer',
  'mind',
  'sleep',
  'pregnancy',
  'daily_life',
] as const;
export type HealthSystem = (typeof HEALTH_SYSTEMS)[number];

const SYSTEM_BY_FLAG: Record<HealthFlag, HealthSystem> = {
  emergency_symptom_now: 'heart',
  hypertension_uncontrolled: 'heart',
  thrombosis_history: 'heart',
  anticoagulant: 'heart',
  potassium_sparing_or_raas: 'heart',
  family_premature_cvd: 'heart',
  dialysis_or_transplant: 'kidney_and_liver',
  cirrhosis: 'kidney_and_liver',
  potassium_restriction: 'kidney_and_liver',
  urinary_obstruction: 'kidney_and_liver',
  jaundice_or_dark_urine: 'kidney_and_liver',
  insulin_or_sulfonylurea: 'hormones',
  thyroid_disease: 'hormones',
  milk_allergy: 'digestion',
  coeliac_disease: 'digestion',
  lactose_intolerance: 'digestion',
  bariatric_surgery_recent: 'digestion',
  active_cancer: 'cancer',
  prostate_or_breast_cancer: 'cancer',
  eating_disorder_signs: 'mind',
  psychosis_bipolar_or_suicidal: 'mind',
  depression_anxiety_stable: 'mind',
  muscle_dysmorphia: 'mind',
  sleep_apnoea_untreated: 'sleep',
  sleep_apnoea_treated: 'sleep',
  pregnancy: 'pregnancy',
  breastfeeding: 'pregnancy',
  wants_child_12_months: 'pregnancy',
  smoking: 'daily_life',
  substance_use: 'daily_life',
  fall_or_walking_aid: 'daily_life',
};

export type HealthGroup = { system: HealthSystem; flags: readonly HealthFlag[] };

type Groups = {
  flags: readonly HealthFlag[];
  /** Search texts of each flag: its label and synonyms. */
  texts: Readonly<Record<HealthFlag, string>>;
  query?: string;
};

/**
 * Groups flags by system. Every word of the query must start a word of the flag's text, without
 * accents.
 */
export function groupHealthFlags({ flags, texts, query = '' }: Groups): HealthGroup[] {
  const starts = plainText(query).split(' ');
  const matches = (flag: HealthFlag): boolean => {
    const words = plainText(texts[flag]).split(' ');
    return starts.every((start) => words.some((word) => word.startsWith(start)));
  };
  return HEALTH_SYSTEMS.map((system) => ({
    system,
    flags: flags.filter((flag) => SYSTEM_BY_FLAG[flag] === system && matches(flag)),
  })).filter((group) => group.flags.length > 0);
}
