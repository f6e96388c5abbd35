import type { Children } from '../../records/children.ts';
import type { LabelFigures } from '../label-figures.ts';

export type RecipeIngredient = {
  /** Of the food table, or of the record of an own food. */
  foodId: string;
  /** Of the edible part, in the whole recipe. */
  grams: number;
  /** An own food as it was when it was added: what counts once it is deleted. */
  ownFood?: { name: string; figures: LabelFigures } | undefined;
};

/** A dish that a person cooks, as what goes into it and how many portions come out. */
export type Recipe = {
  name: string;
  portions: number;
  /** What all of it weighs once it is cooked, when the person weighed it; otherwise, what the ingredients weigh. */
  finalGrams?: number | undefined;
  ingredients: Children<RecipeIngredient>;
};

/** Outside these the person mistyped: judgement, up to a pot for a large party. */
export const RECIPE_LIMITS = {
  portions: { min: 1, max: 50 },
  ingredientGrams: { min: 0.1, max: 20_000 },
  finalGrams: { min: 1, max: 250_000 },
  ingredients: { min: 1, max: 40 },
} as const;

export const recipeGrams = ({ finalGrams, ingredients }: Recipe): number =>
  finalGrams ?? Object.values(ingredients).reduce((sum, { grams }) => sum + grams, 0);
