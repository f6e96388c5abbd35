import { hasFinding } from '../clinical/clinical-state.ts';
import type { Goal, Level } from '../person/choices.ts';
import type { Profile } from '../person/profile.ts';

/** Share of expenditure taken away, %. Inside the 10 to 25 of our rule; less where there is less fat to lose. */
const DEFICIT: Readonly<Record<Level, number>> = { beginner: 20, intermediate: 20, advanced: 15, elite: 15 };

/** Share of expenditure added to gain muscle, %. The more trained, the slower muscle comes and the more of it is fat. */
const SURPLUS: Readonly<Record<Level, number>> = { beginner: 12.5, intermediate: 7.5, advanced: 5, elite: 5 };

/** Strength needs fuel more than weight. */
const STRENGTH_SURPLUS = 5;

/** With medicines that can cause hypoglycaemia, no more without a clinician. */
const DEFICIT_WITH_INSULIN = 10;

/** Positive, % of expenditure. */
export function deficitPercent(profile: Profile): number {
  const asked = DEFICIT[profile.level];
  return hasFinding(profile, 'hypoglycaemia_risk') ? Math.min(asked, DEFICIT_WITH_INSULIN) : asked;
}

/** Positive, % of expenditure. */
export const surplusPercent = ({ level }: Profile, goal: Goal): number =>
  goal === 'strength' ? STRENGTH_SURPLUS : SURPLUS[level];

/** Largest predicted loss, % of body weight per week: lower for those who are lean or highly trained. */
export function weeklyLossCapPercent({ level, sex, bodyFatPercent }: Profile): number {
  const lean = bodyFatPercent !== undefined && bodyFatPercent < (sex === 'male' ? 15 : 24);
  return lean || level === 'advanced' || level === 'elite' ? 0.7 : 1;
}
