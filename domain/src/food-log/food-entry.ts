import type { Meal } from '../menu/menu.ts';
import type { LabelFigures } from './label-figures.ts';

export type EntryIngredient = {
  foodId: string;
  name?: string | undefined;
  gramsPer100g: number;
};

export type FoodEntry = {
  /** YYYY-MM-DD, local date. */
  eatenOn: string;
  meal: Meal;
  foodId: string;
  /** Edible part. */
  grams: number;
  /** Snapshot: later changes to the own food do not change past entries. */
  ownFood?: { name: string; figures: LabelFigures } | undefined;
  ingredients?: EntryIngredient[] | undefined;
};

/** Judgement: values outside are typing errors. */
export const ENTRY_GRAMS = { min: 1, max: 5000, decimals: 1 } as const;

export const FIRST_FOOD_DAY = '1950-01-01';
