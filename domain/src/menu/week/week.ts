import type { NutrientGoals } from '../targets/nutrient-goals.ts';
import type { WeekTargets } from '../targets/day-targets.ts';
import type { Eater } from '../kitchen/eater.ts';
import type { KitchenLimits } from '../targets/kitchen-limits.ts';
import type { Meal, Menu, MenuTargets, Relaxation } from '../menu.ts';

/** 0 is Monday. */
export const DAYS_OF_A_WEEK = 7;

/** A change that a person requested; changes apply in the order of the requests. */
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
  /** Whether each day trains, Monday first. */
  readonly trains: readonly boolean[];
  /** Days that a person cooks for: 1 cooks every day, 3 eats of a dish for three. */
  readonly cookingDays: number;
  readonly proteinPerMealGrams: number;
  readonly limits: KitchenLimits;
  readonly goals: NutrientGoals;
  /** Another seed gives another week. */
  readonly seed: number;
  /** Each change keeps the rest of the week. */
  readonly changes: readonly WeekChange[];
};

export type WeekDay = {
  readonly trains: boolean;
  readonly targets: MenuTargets;
  readonly menu: Menu;
  /** Days ago that each meal was cooked; absent, it is cooked that day. */
  readonly cookedDaysAgo: Readonly<Partial<Record<Meal, number>>>;
};

export type WeekMenu = {
  /** Seven, Monday first. */
  readonly days: readonly WeekDay[];
  /** The reduced fibre target, present only when a limit set by health did not allow the fibre of the plan. */
  readonly easedFibreGrams?: number;
  /** True when the last requested day or meal has no other option, so the week did not change. */
  readonly foundNothing?: boolean;
};

/** A week is made or refused as a whole. */
export type WeekOutcome =
  | { readonly ok: true; readonly week: WeekMenu }
  | { readonly ok: false; readonly relax: readonly Relaxation[] };
