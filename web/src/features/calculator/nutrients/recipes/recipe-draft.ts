import { INGREDIENT_GRAMS_HELP, recipes as declared } from '@forja/contract/calculator/recipes';
import { findOrder, sortChildren } from '@forja/contract/records/children';
import type { LoggableFood } from '@forja/domain/food-log/loggable-food';
import type { Recipe, RecipeIngredient } from '@forja/domain/food-log/recipes/recipe';
import { ingredientFood, isTooLight } from '@forja/domain/food-log/recipes/recipe-portion';
import { parseDecimal } from '@forja/domain/units/parse-decimal';
import { trimmed } from '../../../../design/format.ts';
import { recipesMessages } from './recipes.messages.ts';

const { form: texts } = recipesMessages;

export type IngredientDraft = Pick<RecipeIngredient, 'foodId' | 'ownFood'> & {
  id: string;
  order: string;
  amount: string;
  /** `portion` counts in portions of the food. */
  unit: 'grams' | 'portion';
};

/** Numbers stay as typed until they are parsed. */
export type RecipeDraft = {
  name: string;
  portions: string;
  finalGrams: string;
  ingredients: readonly IngredientDraft[];
};

/** Errors by field name or ingredient id. */
export type RecipeErrors = Readonly<Record<string, string>>;

const FIELDS = ['name', 'portions', 'finalGrams', 'ingredients'] as const;

export const emptyRecipe = (): RecipeDraft => ({
  name: '',
  portions: '4',
  finalGrams: '',
  ingredients: [],
});

export const createRecipeDraft = ({
  name,
  portions,
  finalGrams,
  ingredients,
}: Recipe): RecipeDraft => ({
  name,
  portions: `${portions}`,
  finalGrams: finalGrams === undefined ? '' : trimmed(finalGrams),
  ingredients: sortChildren(ingredients).map(({ id, order, foodId, ownFood, grams }) => ({
    id,
    order,
    foodId,
    ownFood,
    amount: trimmed(grams),
    unit: 'grams',
  })),
});

/** Undefined for a draft of another version. */
export function restoreRecipe(stored: unknown): RecipeDraft | undefined {
  const { name, portions, finalGrams, ingredients } = { ...(stored as Partial<RecipeDraft>) };
  const isWhole = [name, portions, finalGrams].every((field) => typeof field === 'string');
  if (!isWhole || !Array.isArray(ingredients) || !ingredients.every(isIngredient)) return undefined;
  return { ...emptyRecipe(), ...(stored as RecipeDraft) };
}

const isIngredient = ({ id, order, foodId, amount, unit }: Partial<IngredientDraft>): boolean =>
  [id, order, foodId, amount].every((field) => typeof field === 'string') &&
  (unit === 'grams' || unit === 'portion');

export function addIngredient(draft: RecipeDraft, food: LoggableFood, id: string): RecipeDraft {
  const { ingredients } = draft;
  return {
    ...draft,
    ingredients: [
      ...ingredients,
      {
        id,
        order: findOrder(ingredients, ingredients.length),
        foodId: food.id,
        ownFood: food.isOwn ? { name: food.name, figures: food.figures } : undefined,
        amount: '1',
        unit: 'portion',
      },
    ],
  };
}

type ReadRecipe =
  | { recipe: Recipe; errors?: undefined }
  | { recipe?: undefined; errors: RecipeErrors };

/** The recipe, or its errors. Keeps the fields of a newer version. */
export function readRecipe(
  draft: RecipeDraft,
  ownFoods: readonly LoggableFood[],
  changing?: Recipe,
): ReadRecipe {
  const unknown = Object.entries(changing ?? {}).filter(
    ([field]) => !FIELDS.some((name) => name === field),
  );
  const checked = declared.schema.safeParse({
    name: draft.name,
    portions: parseDecimal(draft.portions) ?? draft.portions,
    ...(draft.finalGrams.trim() !== '' && {
      finalGrams: parseDecimal(draft.finalGrams) ?? draft.finalGrams,
    }),
    ingredients: Object.fromEntries(
      draft.ingredients.map(({ id, order, foodId, ownFood, ...typed }) => [
        id,
        {
          ...changing?.ingredients[id],
          order,
          foodId,
          grams: readGrams(typed, ingredientFood({ foodId, ownFood }, ownFoods)),
          ...(ownFood && { ownFood }),
        },
      ]),
    ),
  });
  if (!checked.data) return { errors: readErrors(checked.error?.issues ?? []) };
  const recipe = { ...Object.fromEntries(unknown), ...checked.data };
  return isTooLight(recipe, ownFoods) ? { errors: { finalGrams: texts.tooLight } } : { recipe };
}

function readGrams(
  { amount, unit }: Pick<IngredientDraft, 'amount' | 'unit'>,
  food: LoggableFood | undefined,
): number | string {
  const number = parseDecimal(amount);
  if (number === undefined) return amount;
  const grams = unit === 'portion' ? number * (food?.portion.grams ?? Number.NaN) : number;
  return Math.round(grams * 10) / 10;
}

type Issue = { path: PropertyKey[]; message: string };

function readErrors(issues: readonly Issue[]): RecipeErrors {
  const errors: Record<string, string> = {};
  for (const { path, message } of issues) {
    const [field, ingredientId] = path.map(String);
    if (field === 'ingredients' && ingredientId) errors[ingredientId] ??= INGREDIENT_GRAMS_HELP;
    else if (field) errors[field] ??= message;
  }
  return errors;
}
