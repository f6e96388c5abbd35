import { hasFinding } from '../clinical/clinical-state.ts';
import type { Goal, Level } from '../person/choices.ts';
import type { Profile } from '../profile/profile.ts';

/** % of expenditure, within Forja's rule of 10 to 25; less with less fat. */
const DEFICIT_BY_LEVEL: Readonly<Record<Level, number>> = {
  beginner: 20,
  intermediate: 20,
  advanced: 15,
  elite: 15,
};

/** % of expenditure; trained people would store more of it as fat. */
const SURPLUS_BY_LEVEL: Readonly<Record<Level, number>> = {
  beginner: 12.5,
  intermediate: 7.5,
  advanced: 5,
  elite: 5,
};

const STRENGTH_SURPLUS = 5;

/** Medicines that cause hypoglycaemia need a clinician beyond this. */
const DEFICIT_WITH_INSULIN = 10;

/** Positive % of expenditure. */
export function deficitPercent(profile: Profile): number {
  const basePercent = DEFICIT_BY_LEVEL[profile.level];
  return hasFinding(profile, 'hypoglycaemia_risk')
    ? Math.min(basePercent, DEFICIT_WITH_INSULIN)
    : basePercent;
}

/** Upper end of Forja's rule of 10 to 25. */
const LARGEST_DEFICIT = 25;

/** Positive % of the formula expenditure, whatever the records say. */
export const largestDeficitPercent = (profile: Profile): number =>
  hasFinding(profile, 'hypoglycaemia_risk') ? DEFICIT_WITH_INSULIN : LARGEST_DEFICIT;

export const surplusPercent = ({ level }: Profile, goal: Goal): number =>
  goal === 'strength' ? STRENGTH_SURPLUS : SURPLUS_BY_LEVEL[level];

/** % of body weight per week; lower for lean or highly trained people. */
export function weeklyLossCapPercent({ level, sex, bodyFatPercent }: Profile): number {
  const lean = bodyFatPercent !== undefined && bodyFatPercent < (sex === 'male' ? 15 : 24);
  return lean || level === 'advanced' || level === 'elite' ? 0.7 : 1;
}
