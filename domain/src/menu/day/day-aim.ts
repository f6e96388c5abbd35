import type { KitchenLimits } from '../targets/kitchen-limits.ts';
import type { MenuTargets, Rule } from '../menu.ts';
import type { NutrientGoals } from '../targets/nutrient-goals.ts';

export type DayAim = {
  readonly targets: MenuTargets;
  readonly limits: KitchenLimits;
  /** Grams that the plan prints for each meal. */
  readonly proteinPerMealGrams: number;
  readonly goals: NutrientGoals;
  /** Grams per day, split evenly between the meals. */
  readonly evenCarbohydrateGrams: number;
  /** Limits ignored, to find which one makes the day impossible. */
  readonly without: readonly Rule[];
};
