import type { Meal } from './menu.ts';

/** 'rich' can carry much of the protein of the day; 'low' is for whoever must limit it. */
export type ProteinOfDish = 'rich' | 'usual' | 'low';

/** What a dish is made around: a week varies it. */
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

/** Argentine usage, without prices. Forja's rule. A dish of 'high' cost is not served on an economical budget. */
export type DishCost = 'low' | 'usual' | 'high';

/** Least, usual and most of a food in a place of a dish, and the step between amounts: in measures of that food. */
export type Serving = readonly [least: number, usual: number, most: number, step: number];

/** `foods` are alternatives for one place of the dish. An optional place may be left empty. `{0}` in a title is the food chosen for that place. */
export type Slot = {
  readonly foods: readonly string[];
  readonly optional?: true;
  /** Where the dish takes another amount than the food on its own: the egg of a milanesa. Absent, that of the food. */
  readonly serving?: Serving;
};

export type Dish = {
  readonly id: string;
  readonly title: string;
  readonly family: DishFamily;
  readonly protein: ProteinOfDish;
  /** The meals it may be served at. */
  readonly meals: readonly Meal[];
  /** Days that what was cooked keeps in the refrigerator; 1 is eaten on the day it is cooked. */
  readonly keepsDays: 1 | 2 | 3;
  readonly cost: DishCost;
  /** Months of the year, 1 to 12, when it is served; absent, all of them. */
  readonly months?: readonly number[];
  readonly slots: readonly Slot[];
};
