import type { Meal } from '../menu/menu.ts';
import type { LabelFigures } from './label-figures.ts';

/** What a recipe was made of when a portion of it was eaten. */
export type EntryIngredient = {
  /** Of the food table, or of the record of an own food. */
  foodId: string;
  /** Of an own food, which the table does not name. */
  name?: string | undefined;
  /** Grams of it in 100 g of the recipe: more than 100 of what loses water while it is cooked. */
  gramsPer100g: number;
};

/** One food that a person ate, in the meal of a day. */
export type FoodEntry = {
  /** YYYY-MM-DD, the day where the person was. */
  eatenOn: string;
  meal: Meal;
  /** Of the food table, or of the record of an own food. */
  foodId: string;
  /** Of the edible part. */
  grams: number;
  /** An own food as it was when it was eaten: changing or deleting it later does not change the past. */
  ownFood?: { name: string; figures: LabelFigures } | undefined;
  /** Of a recipe: its vitamins and minerals are those of its ingredients. */
  ingredients?: EntryIngredient[] | undefined;
};

/** Outside these the person mistyped: judgement, wider than what anybody eats of one food. */
export const ENTRY_GRAMS = { min: 1, max: 5000, decimals: 1 } as const;

export const FIRST_FOOD_DAY = '1950-01-01';
