import type { Meal } from './menu.ts';

export type DishProtein = 'rich' | 'usual' | 'low';

export const DISH_FAMILIES = [
  'beef',
  'pork',
  'poultry',
  'fish',
  'egg',
  'legume',
  'tofu',
  'pasta',
  'rice',
  'corn',
  'potato',
  'tart',
  'salad',
  'soup',
  'vegetable',
  'dairy',
  'bread',
  'porridge',
  'baked',
  'fruit',
] as const;
export type DishFamily = (typeof DISH_FAMILIES)[number];

/** Relative cost in Argentina, without prices. Forja's rule. */
export type DishCost = 'low' | 'usual' | 'high';

/** Amounts in measures of the food. */
export type Serving = readonly [least: number, usual: number, most: number, step: number];

/** `foods` are alternatives. `{0}` in a title is the food chosen for slot 0. */
export type Slot = {
  readonly foods: readonly string[];
  readonly optional?: true;
  readonly serving?: Serving;
};

export type Dish = {
  readonly id: string;
  readonly title: string;
  readonly family: DishFamily;
  readonly protein: DishProtein;
  readonly meals: readonly Meal[];
  /** Days in the refrigerator; 1 is eaten on the day it is cooked. */
  readonly keepsDays: 1 | 2 | 3;
  readonly cost: DishCost;
  /** Months of the year, 1 to 12, when it is served; absent, all of them. */
  readonly months?: readonly number[];
  readonly slots: readonly Slot[];
};

export type DishRow = readonly [
  id: string,
  title: string,
  family: DishFamily,
  protein: DishProtein,
  keepsDays: 1 | 2 | 3,
  cost: DishCost,
  slots: readonly Slot[],
  months?: readonly number[],
];

const toFoodList = (foods: string | readonly string[]): readonly string[] =>
  typeof foods === 'string' ? [foods] : foods;

export const slot = (foods: string | readonly string[], serving?: Serving): Slot => ({
  foods: toFoodList(foods),
  ...(serving && { serving }),
});

export const optional = (foods: string | readonly string[], serving?: Serving): Slot => ({
  ...slot(foods, serving),
  optional: true,
});

export const toDishes = (meals: readonly Meal[], rows: readonly DishRow[]): Dish[] =>
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
