import type { KitchenLimits } from '../targets/kitchen-limits.ts';
import type { MenuTargets, Rule } from '../menu.ts';
import type { NutrientGoals } from '../targets/nutrient-goals.ts';

export type DayAim = {
  readonly targets: MenuTargets;
  readonly limits: KitchenLimits;
  readonly proteinPerMealGrams: number;
  readonly goals: NutrientGoals;
  /** Grams per day, split evenly between the meals. */
  readonly evenCarbohydrateGrams: number;
  readonly without: readonly Rule[];
};
