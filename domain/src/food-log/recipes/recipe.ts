import type { Children } from '../../records/children.ts';
import type { LabelFigures } from '../label-figures.ts';

export type RecipeIngredient = {
  foodId: string;
  /** Edible part, in the whole recipe. */
  grams: number;
  ownFood?: { name: string; figures: LabelFigures } | undefined;
};

export type Recipe = {
  name: string;
  portions: number;
  /** Cooked weight; absent, the sum of the ingredients. */
  finalGrams?: number | undefined;
  ingredients: Children<RecipeIngredient>;
};

/** Judgement: values outside are typing errors. */
export const RECIPE_LIMITS = {
  portions: { min: 1, max: 50 },
  ingredientGrams: { min: 0.1, max: 20_000 },
  finalGrams: { min: 1, max: 250_000 },
  ingredients: { min: 1, max: 40 },
} as const;

export const recipeGrams = ({ finalGrams, ingredients }: Recipe): number =>
  finalGrams ?? Object.values(ingredients).reduce((sum, { grams }) => sum + grams, 0);
