import { PREGNANCY_QUESTION_MAX_AGE } from '@forja/domain/clinical/clinical-state';
import type { HealthFlag, Sex } from '@forja/domain/person/choices';
import { parseDecimal } from '@forja/domain/units/parse-decimal';

/** Answers that decide which questions are shown; the age as typed. */
type DraftPerson = { sex: Sex | ''; ageYears: string };

const ONLY_FEMALE: readonly HealthFlag[] = ['pregnancy', 'breastfeeding'];
const ONLY_MALE: readonly HealthFlag[] = ['urinary_obstruction'];

/** True also with an unreadable age, to be on the safe side. */
export const isAskedPregnancy = ({ sex, ageYears }: DraftPerson): boolean =>
  sex === 'female' && !((parseDecimal(ageYears) ?? 0) > PREGNANCY_QUESTION_MAX_AGE);

/** Excludes flags of the other sex and those of the screening. */
export const isFlagAsked = (person: DraftPerson, flag: HealthFlag): boolean =>
  !(person.sex === 'male' ? ONLY_FEMALE : ONLY_MALE).includes(flag) &&
  !(flag === 'pregnancy' && isAskedPregnancy(person));

/** Emergency symptoms, which precede other health questions. */
export const SYMPTOM_FLAGS: readonly HealthFlag[] = [
  'emergency_symptom_now',
  'jaundice_or_dark_urine',
];

export const hasAlarmSymptom = (health: readonly HealthFlag[]): boolean =>
  health.some((flag) => SYMPTOM_FLAGS.includes(flag));

/** Repeated beside the substances, which affect fertility first. */
export const FERTILITY_FLAGS: readonly HealthFlag[] = [
  'wants_child_12_months',
  'pregnancy',
  'breastfeeding',
];
