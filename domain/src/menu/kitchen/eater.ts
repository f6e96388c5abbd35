import type { Finding } from '../../clinical/findings.ts';
import type { FoodBudget, FoodPattern } from '../../person/choices.ts';
import type { Profile } from '../../profile/profile.ts';
import { excludedFoods } from '../foods/excluded-foods.ts';

/** `month` is 1 to 12; absent, every food is in season. */
export type EaterAnswers = {
  readonly foodPattern: FoodPattern;
  readonly foodsToAvoid: readonly string[];
  readonly findings: readonly Finding[];
  readonly month?: number;
  readonly foodBudget?: FoodBudget;
};

export type Eater = {
  readonly foodPattern: FoodPattern;
  readonly foodsToAvoid: readonly string[];
  /** Health excludes these; no advice takes one back. */
  readonly excludedFoods: readonly string[];
  readonly month?: number;
  readonly foodBudget?: FoodBudget;
};

type EaterProfile = Pick<Profile, 'foodPattern' | 'foodsToAvoid' | 'foodBudget' | 'clinical'>;

export const eaterAnswers = (
  { foodPattern, foodsToAvoid, foodBudget, clinical }: EaterProfile,
  month?: number,
): EaterAnswers => ({
  foodPattern,
  foodsToAvoid,
  findings: [...clinical.findings],
  foodBudget,
  ...(month !== undefined && { month }),
});

export const toEater = ({
  foodPattern,
  foodsToAvoid,
  findings,
  month,
  foodBudget,
}: EaterAnswers): Eater => ({
  foodPattern,
  foodsToAvoid,
  excludedFoods: excludedFoods(findings),
  ...(month !== undefined && { month }),
  ...(foodBudget && { foodBudget }),
});
