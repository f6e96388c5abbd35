import type { NutrientGoals } from './day-aim.ts';
import type { WeekTargets } from './day-targets.ts';
import type { Eater } from './kitchen.ts';
import type { KitchenLimits } from './kitchen-limits.ts';
import type { Meal, Menu, MenuTargets, Relaxation } from './menu.ts';

/** 0 is Monday. */
export const DAYS_OF_A_WEEK = 7;

/** What a person asked of a week, in the order it was asked. */
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
  /** Another seed is another week. */
  readonly seed: number;
  /** Another day, another meal, another food: all the rest stays. */
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
  /** Grams of fibre asked, when they had to give way to a ceiling of health; the plan's, otherwise absent. */
  readonly easedFibreGrams?: number;
  /** The last day or meal asked for has no other option within the aims and the list: the week is as it was. */
  readonly foundNothing?: boolean;
};

/** A week is made whole or refused whole, with the same answer for all its days. */
export type WeekOutcome =
  | { readonly ok: true; readonly week: WeekMenu }
  | { readonly ok: false; readonly relax: readonly Relaxation[] };
