import type { Weighed } from './menu-foods.data.ts';

export const MEALS = ['breakfast', 'lunch', 'snack', 'dinner'] as const;
/** Desayuno, almuerzo, merienda, cena. */
export type Meal = (typeof MEALS)[number];

/** Per day. Carbohydrate without fibre, as the macro plan and the Argentine label count it. Fibre is a minimum, sodium a maximum. */
export type MenuTargets = {
  readonly energyKcal: number;
  readonly proteinGrams: number;
  readonly fatGrams: number;
  readonly carbohydrateGrams: number;
  readonly fibreGrams: number;
  readonly sodiumMg: number;
};

/** What the menu adds up to, same units as the targets. */
export type MenuTotals = MenuTargets;

export type MenuItem = {
  readonly foodId: string;
  /** As a cook reads it: "Arroz blanco". */
  readonly name: string;
  /** "1½ tazas". */
  readonly household: string;
  readonly grams: number;
  readonly weighed: Weighed;
  readonly totals: MenuTotals;
  /** The place of the dish it fills; its alternatives are in the dish. */
  readonly slot: number;
};

export type PlannedMeal = {
  readonly meal: Meal;
  readonly dishId: string;
  /** "Bife de nalga con papa hervida y ensalada de tomate y zanahoria rallada". */
  readonly title: string;
  readonly items: readonly MenuItem[];
  /** What goes with it and carries no figure: water, or mate, tea or coffee without sugar. */
  readonly drink: string;
  readonly totals: MenuTotals;
};

export type Menu = {
  readonly meals: readonly PlannedMeal[];
  readonly totals: MenuTotals;
  /** Grams of table salt that still fit under the sodium limit: the menu counts none. */
  readonly saltLeftGrams: number;
};

export type Relaxation = {
  readonly code: 'fibre' | 'sodium' | 'protein' | 'fat' | 'carbohydrate' | 'energy' | 'foods_to_avoid' | 'several';
  /** In Spanish, what to change. */
  readonly text: string;
};

export type MenuOutcome =
  | { readonly ok: true; readonly menu: Menu }
  | { readonly ok: false; readonly relax: readonly Relaxation[] };
