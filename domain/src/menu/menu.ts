import type { Weighed } from './menu-foods.data.ts';

export const MEALS = ['breakfast', 'lunch', 'snack', 'dinner'] as const;
/** Desayuno, almuerzo, merienda, cena. */
export type Meal = (typeof MEALS)[number];

/** What a menu, a meal or a food adds up to. Carbohydrate without fibre, as the macro plan and the Argentine label count it. */
export type MenuTotals = {
  readonly energyKcal: number;
  readonly proteinGrams: number;
  readonly fatGrams: number;
  readonly carbohydrateGrams: number;
  readonly fibreGrams: number;
  readonly sodiumMg: number;
};

/** Per day. Fibre is a minimum with its ceiling, sodium a maximum, the others the middle of a band. */
export type MenuTargets = MenuTotals & { readonly fibreCeilingGrams: number };

export type MenuItem = {
  readonly foodId: string;
  /** As a cook reads it: "Arroz blanco". */
  readonly name: string;
  /** "1½ tazas". */
  readonly household: string;
  readonly grams: number;
  /** In measures of the food. */
  readonly amount: number;
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

/** A limit that a menu must keep, by the name of its target. The ceilings of health are not among them: nobody is told to set one aside. */
export type Rule = keyof MenuTargets;

export type Relaxation = {
  readonly code:
    | 'fibre'
    | 'fibre_ceiling'
    | 'sodium'
    | 'protein'
    | 'fat'
    | 'carbohydrate'
    | 'energy'
    | 'foods_to_avoid'
    | 'excluded_foods'
    | 'variety'
    | 'clinical'
    | 'several';
  /** The limits without which there is a menu; none when what must change is the foods avoided. */
  readonly rules: readonly Rule[];
  /** In Spanish, what to change. */
  readonly text: string;
};
