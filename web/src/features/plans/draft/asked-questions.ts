import { PREGNANCY_QUESTION_MAX_AGE } from '@forja/domain/clinical/clinical-state';
import type { HealthFlag, Sex } from '@forja/domain/person/choices';
import { parseDecimal } from '@forja/domain/units/parse-decimal';

/** The part of the draft that decides what is asked; the age as it was typed. */
type DraftPerson = { sex: Sex | ''; ageYears: string };

const ONLY_FEMALE: readonly HealthFlag[] = ['pregnancy', 'breastfeeding'];
const ONLY_MALE: readonly HealthFlag[] = ['urinary_obstruction'];

/** Whether the screening asks for it. Without an age that can be read it does: silence is the careful side. */
export const isAskedPregnancy = ({ sex, ageYears }: DraftPerson): boolean =>
  sex === 'female' && !((parseDecimal(ageYears) ?? 0) > PREGNANCY_QUESTION_MAX_AGE);

/** Flags that only make sense for one sex, or that the screening asks, are not asked here nor counted if they were answered before. */
export const isFlagAsked = (person: DraftPerson, flag: HealthFlag): boolean =>
  !(person.sex === 'male' ? ONLY_FEMALE : ONLY_MALE).includes(flag) &&
  !(flag === 'pregnancy' && isAskedPregnancy(person));

/** What cannot wait if it is felt today: asked on sight, before anything else about health. */
export const SYMPTOM_FLAGS: readonly HealthFlag[] = [
  'emergency_symptom_now',
  'jaundice_or_dark_urine',
];

export const hasAlarmSymptom = (health: readonly HealthFlag[]): boolean =>
  health.some((flag) => SYMPTOM_FLAGS.includes(flag));

/** Asked again beside what is used, because they are what it harms first. */
export const FERTILITY_FLAGS: readonly HealthFlag[] = [
  'wants_child_12_months',
  'pregnancy',
  'breastfeeding',
];
