import type { Dish, DishCost, DishFamily, ProteinOfDish, Serving, Slot } from './dish.ts';
import type { Meal } from './menu.ts';

export type DishRow = readonly [
  id: string,
  title: string,
  family: DishFamily,
  protein: ProteinOfDish,
  keepsDays: 1 | 2 | 3,
  cost: DishCost,
  slots: readonly Slot[],
  months?: readonly number[],
];

const listed = (foods: string | readonly string[]): readonly string[] => (typeof foods === 'string' ? [foods] : foods);

/** A place that is always filled. */
export const one = (foods: string | readonly string[], serving?: Serving): Slot => ({
  foods: listed(foods),
  ...(serving && { serving }),
});

/** A place that may be left empty. */
export const maybe = (foods: string | readonly string[], serving?: Serving): Slot => ({
  ...one(foods, serving),
  optional: true,
});

export const dishesOf = (meals: readonly Meal[], rows: readonly DishRow[]): Dish[] =>
  rows.map(([id, title, family, protein, keepsDays, cost, slots, months]) => ({
    id,
    title,
    family,
    protein,
    meals,
    keepsDays,
    cost,
    slots,
    ...(months && { months }),
  }));
