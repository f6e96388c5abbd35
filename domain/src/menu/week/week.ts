import type { NutrientGoals } from '../targets/nutrient-goals.ts';
import type { WeekTargets } from '../targets/day-targets.ts';
import type { Eater } from '../kitchen/eater.ts';
import type { KitchenLimits } from '../targets/kitchen-limits.ts';
import type { Meal, Menu, MenuTargets, Relaxation } from '../menu.ts';

/** Day 0 is Monday. */
export const DAYS_OF_A_WEEK = 7;

export type WeekChange =
  | { readonly kind: 'day'; readonly day: number }
  | { readonly kind: 'meal'; readonly day: number; readonly meal: Meal }
  | {
      readonly kind: 'swap';
      readonly day: number;
      readonly meal: Meal;
      readonly slot: number;
      readonly foodId: string;
    };

export type WeekRequest = Eater & {
  readonly targets: Readonly<Record<keyof WeekTargets, MenuTargets>>;
  /** Monday first. */
  readonly trains: readonly boolean[];
  readonly cookingDays: number;
  readonly proteinPerMealGrams: number;
  readonly limits: KitchenLimits;
  readonly goals: NutrientGoals;
  readonly seed: number;
  readonly changes: readonly WeekChange[];
};

export type WeekDay = {
  readonly trains: boolean;
  readonly targets: MenuTargets;
  readonly menu: Menu;
  /** Days since each meal was cooked; absent, cooked that day. */
  readonly cookedDaysAgo: Readonly<Partial<Record<Meal, number>>>;
};

export type WeekMenu = {
  readonly days: readonly WeekDay[];
  /** Reduced fibre target, when a limit of health did not allow that of the plan. */
  readonly easedFibreGrams?: number;
  readonly foundNothing?: boolean;
};

export type WeekOutcome =
  | { readonly ok: true; readonly week: WeekMenu }
  | { readonly ok: false; readonly relax: readonly Relaxation[] };
