import { hasCondition, hasFlag, type Profile } from './profile.ts';

/** What the declared conditions, flags, pressure and labs together say. Each says yes as soon as one of them does. */

/** Declared, or an eGFR under 60: KDIGO G3 to G5. */
export const hasKidneyDisease = (profile: Profile): boolean =>
  hasCondition(profile, 'kidney_disease') ||
  hasFlag(profile, 'dialysis_or_transplant') ||
  (profile.labs?.egfr ?? Infinity) < 60;

/** Declared, or a resting pressure from 140/90. */
export const hasHighPressure = (profile: Profile): boolean =>
  hasCondition(profile, 'hypertension') ||
  hasFlag(profile, 'hypertension_uncontrolled') ||
  (profile.bloodPressure?.systolic ?? 0) >= 140 ||
  (profile.bloodPressure?.diastolic ?? 0) >= 90;

export const isPregnantOrNursing = (profile: Profile): boolean =>
  hasFlag(profile, 'pregnancy') || hasFlag(profile, 'breastfeeding');

export const isMinor = ({ ageYears }: Pick<Profile, 'ageYears'>): boolean => ageYears < 18;

/** True where potassium must be decided with blood tests in hand. */
export const potassiumIsMedical = (profile: Profile): boolean =>
  hasKidneyDisease(profile) ||
  hasCondition(profile, 'heart_disease') ||
  hasFlag(profile, 'potassium_sparing_or_raas') ||
  hasFlag(profile, 'cirrhosis');

/** True where drinking more can harm and the amount belongs to a doctor. */
export const waterIsMedical = (profile: Profile): boolean =>
  hasKidneyDisease(profile) || hasCondition(profile, 'heart_disease') || hasFlag(profile, 'cirrhosis');
