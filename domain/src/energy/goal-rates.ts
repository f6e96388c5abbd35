import { hasFinding } from '../clinical/clinical-state.ts';
import type { Goal, Level } from '../person/choices.ts';
import type { Profile } from '../profile/profile.ts';

/** Deficit as % of expenditure, within the 10 to 25 of Forja's rule; smaller with less fat to lose. */
const DEFICIT_BY_LEVEL: Readonly<Record<Level, number>> = {
  beginner: 20,
  intermediate: 20,
  advanced: 15,
  elite: 15,
};

/** Surplus as % of expenditure. Trained people gain muscle more slowly, so more of a surplus would be fat. */
const SURPLUS_BY_LEVEL: Readonly<Record<Level, number>> = {
  beginner: 12.5,
  intermediate: 7.5,
  advanced: 5,
  elite: 5,
};

/** Strength needs energy rather than weight gain. */
const STRENGTH_SURPLUS = 5;

/** With medicines that can cause hypoglycaemia, no more without a clinician. */
const DEFICIT_WITH_INSULIN = 10;

/** Positive, % of expenditure. */
export function deficitPercent(profile: Profile): number {
  const basePercent = DEFICIT_BY_LEVEL[profile.level];
  return hasFinding(profile, 'hypoglycaemia_risk')
    ? Math.min(basePercent, DEFICIT_WITH_INSULIN)
    : basePercent;
}

/** Largest deficit of any plan, the end of the 10 to 25 of Forja's rule. */
const LARGEST_DEFICIT = 25;

/** Positive, % of the expenditure of the formula, whatever the records say that is spent. */
export const largestDeficitPercent = (profile: Profile): number =>
  hasFinding(profile, 'hypoglycaemia_risk') ? DEFICIT_WITH_INSULIN : LARGEST_DEFICIT;

/** Positive, % of expenditure. */
export const surplusPercent = ({ level }: Profile, goal: Goal): number =>
  goal === 'strength' ? STRENGTH_SURPLUS : SURPLUS_BY_LEVEL[level];

/** Largest predicted loss, % of body weight per week: lower for those who are lean or highly trained. */
export function weeklyLossCapPercent({ level, sex, bodyFatPercent }: Profile): number {
  const lean = bodyFatPercent !== undefined && bodyFatPercent < (sex === 'male' ? 15 : 24);
  return lean || level === 'advanced' || level === 'elite' ? 0.7 : 1;
}
