import type { KitchenLimits } from './kitchen-limits.ts';
import type { MenuTargets, Rule } from './menu.ts';

/** Per day, what a menu should reach by food; absent where the amount is a clinician's to decide. */
export type NutrientGoals = {
  readonly calciumMg?: number;
  readonly ironMg?: number;
  readonly potassiumMg?: number;
  readonly vitaminCMg?: number;
};

/** All that the portions of a day are chosen for. */
export type DayAim = {
  readonly targets: MenuTargets;
  readonly limits: KitchenLimits;
  /** Grams that the plan prints for each meal. */
  readonly proteinPerMealGrams: number;
  readonly goals: NutrientGoals;
  /** Carbohydrate of each meal that even days keep to, in grams of the whole day. */
  readonly evenCarbohydrateGrams: number;
  /** Limits set aside, to learn which one stands in the way. */
  readonly without: readonly Rule[];
};
