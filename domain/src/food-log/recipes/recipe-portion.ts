import { sortChildren } from '../../records/children.ts';
import {
  addIntakes,
  type DayIntake,
  figuresIntake,
  type Intake,
  type IntakeFigure,
} from '../day-intake.ts';
import { ENTRY_GRAMS, type EntryIngredient } from '../food-entry.ts';
import type { LabelFigures } from '../label-figures.ts';
import { type LoggableFood, loggableOwn, tableFood } from '../loggable-food.ts';
import { FIGURE_LIMITS } from '../own-food.ts';
import { type Recipe, type RecipeIngredient, recipeGrams } from './recipe.ts';

export type PortionRow = {
  readonly id: string;
  readonly food: LoggableFood | undefined;
  readonly grams: number;
  readonly intake: Intake;
};

export type RecipePortion = {
  readonly grams: number;
  readonly rows: readonly PortionRow[];
  readonly sum: DayIntake;
};

export function ingredientFood(
  { foodId, ownFood }: Pick<RecipeIngredient, 'foodId' | 'ownFood'>,
  ownFoods: readonly LoggableFood[],
): LoggableFood | undefined {
  if (!ownFood) return tableFood(foodId);
  return (
    ownFoods.find(({ id }) => id === foodId) ??
    loggableOwn(foodId, { ...ownFood, portionGrams: 100 })
  );
}

export function recipePortion(recipe: Recipe, ownFoods: readonly LoggableFood[]): RecipePortion {
  const rows = sortChildren(recipe.ingredients).map((ingredient) => {
    const grams = ingredient.grams / recipe.portions;
    const food = ingredientFood(ingredient, ownFoods);
    return {
      id: ingredient.id,
      food,
      grams,
      intake: food ? figuresIntake(food.figures, grams) : {},
    };
  });
  return {
    grams: roundGrams(recipeGrams(recipe) / recipe.portions),
    rows,
    sum: addIntakes(rows.map(({ intake }) => intake)),
  };
}

function roundGrams(grams: number): number {
  const factor = 10 ** ENTRY_GRAMS.decimals;
  return Math.round(grams * factor) / factor;
}

/** Undefined when an ingredient is unknown, because the intake would be too low. */
export function loggableRecipe(
  id: string,
  recipe: Recipe,
  ownFoods: readonly LoggableFood[],
): LoggableFood | undefined {
  const { grams, rows, sum } = recipePortion(recipe, ownFoods);
  const ingredients = rows.flatMap(({ food, grams: ingredientGrams }): EntryIngredient[] =>
    food
      ? [
          {
            foodId: food.id,
            ...(food.isOwn && { name: food.name }),
            gramsPer100g: (ingredientGrams * 100) / grams,
          },
        ]
      : [],
  );
  if (grams < ENTRY_GRAMS.min || ingredients.length < rows.length) return undefined;
  const food = loggableOwn(id, {
    name: recipe.name,
    figures: per100Grams(sum, grams),
    portionGrams: grams,
  });
  return { ...food, ingredients };
}

function per100Grams({ total, withoutDatum }: DayIntake, grams: number): LabelFigures {
  const per100g = (figure: IntakeFigure) =>
    Math.min(FIGURE_LIMITS[figure], (total[figure] * 100) / grams);
  const figureIfComplete = (figure: 'fibre' | 'sodiumMg') =>
    withoutDatum[figure] > 0 ? undefined : per100g(figure);
  return {
    kcal: per100g('kcal'),
    protein: per100g('protein'),
    carbs: per100g('carbs'),
    fat: per100g('fat'),
    fibre: figureIfComplete('fibre'),
    sodiumMg: figureIfComplete('sodiumMg'),
  };
}

export function isTooLight(recipe: Recipe, ownFoods: readonly LoggableFood[]): boolean {
  if (recipe.finalGrams === undefined) return false;
  const { total } = recipePortion({ ...recipe, portions: 1 }, ownFoods).sum;
  return recipe.finalGrams < total.protein + total.carbs + total.fat + total.fibre;
}
