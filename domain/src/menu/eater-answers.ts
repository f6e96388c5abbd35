import type { Finding } from '../clinical/findings.ts';
import type { FoodBudget, FoodPattern } from '../person/choices.ts';
import type { Profile } from '../person/profile.ts';

/** What the kitchen must know of a person. `month` is of the year, 1 to 12; absent, nothing is out of season. */
export type EaterAnswers = {
  readonly foodPattern: FoodPattern;
  readonly foodsToAvoid: readonly string[];
  readonly findings: readonly Finding[];
  readonly month?: number;
  readonly foodBudget?: FoodBudget;
};

type Person = Pick<Profile, 'foodPattern' | 'foodsToAvoid' | 'foodBudget' | 'clinical'>;

/** The answers of the kitchen, out of a profile. */
export const eaterAnswers = (
  { foodPattern, foodsToAvoid, foodBudget, clinical }: Person,
  month?: number,
): EaterAnswers => ({
  foodPattern,
  foodsToAvoid,
  findings: [...clinical.findings],
  foodBudget,
  ...(month !== undefined && { month }),
});
