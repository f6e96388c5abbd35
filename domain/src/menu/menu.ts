export type Weighed = 'raw' | 'cooked' | 'as_eaten';

export const MEALS = ['breakfast', 'lunch', 'snack', 'dinner'] as const;
/** Desayuno, almuerzo, merienda, cena. */
export type Meal = (typeof MEALS)[number];

/** Carbohydrate excludes fibre, as in the macro plan and on Argentine labels. */
export type MenuTotals = {
  readonly energyKcal: number;
  readonly proteinGrams: number;
  readonly fatGrams: number;
  readonly carbohydrateGrams: number;
  readonly fibreGrams: number;
  readonly sodiumMg: number;
};

/** Daily fibre range and sodium maximum; the others are the middle of a band. */
export type MenuTargets = MenuTotals & { readonly fibreCeilingGrams: number };

export type MenuItem = {
  readonly foodId: string;
  readonly name: string;
  /** "1½ tazas". */
  readonly household: string;
  readonly grams: number;
  /** Measures of the food. */
  readonly amount: number;
  readonly weighed: Weighed;
  readonly totals: MenuTotals;
  readonly slot: number;
};

export type PlannedMeal = {
  readonly meal: Meal;
  readonly dishId: string;
  readonly title: string;
  readonly items: readonly MenuItem[];
  readonly drink: string;
  readonly totals: MenuTotals;
};

export type Menu = {
  readonly meals: readonly PlannedMeal[];
  readonly totals: MenuTotals;
  /** Grams of table salt that fit under the sodium limit; the menu counts none. */
  readonly saltLeftGrams: number;
};

/** Limits set by health are excluded, because they may not be relaxed. */
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
  /** Empty when avoided foods are the obstacle. */
  readonly rules: readonly Rule[];
  readonly text: string;
};
