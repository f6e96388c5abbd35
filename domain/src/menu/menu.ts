/** The state in which the grams are weighed. */
export type Weighed = 'raw' | 'cooked' | 'as_eaten';

export const MEALS = ['breakfast', 'lunch', 'snack', 'dinner'] as const;
/** Desayuno, almuerzo, merienda, cena. */
export type Meal = (typeof MEALS)[number];

/** Sums of a menu, a meal or a food. Carbohydrate excludes fibre, as in the macro plan and on Argentine labels. */
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
  /** Index of the slot of the dish that it fills. */
  readonly slot: number;
};

export type PlannedMeal = {
  readonly meal: Meal;
  readonly dishId: string;
  /** "Bife de nalga con papa hervida y ensalada de tomate y zanahoria rallada". */
  readonly title: string;
  readonly items: readonly MenuItem[];
  /** A drink without energy: water, or mate, tea or coffee without sugar. */
  readonly drink: string;
  readonly totals: MenuTotals;
};

export type Menu = {
  readonly meals: readonly PlannedMeal[];
  readonly totals: MenuTotals;
  /** Grams of table salt that still fit under the sodium limit: the menu counts none. */
  readonly saltLeftGrams: number;
};

/** A limit of a menu, by the name of its target. Limits set by health are not among them, because they may not be relaxed. */
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
  /** The limits whose removal allows a menu; empty when the avoided foods are the obstacle. */
  readonly rules: readonly Rule[];
  /** In Spanish, what to change. */
  readonly text: string;
};
