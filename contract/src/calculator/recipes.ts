import { ENTRY_GRAMS } from '@forja/domain/food-log/food-entry';
import { OWN_FOOD_NAME_LENGTH } from '@forja/domain/food-log/own-food';
import {
  RECIPE_LIMITS,
  type Recipe,
  recipeGrams,
  type RecipeIngredient,
} from '@forja/domain/food-log/recipes/recipe';
import { z } from 'zod/mini';
import { missingOr } from '../http/common.ts';
import { children } from '../records/children.ts';
import { declareCollection, type FieldWords } from '../records/records.ts';
import { foodId } from './food-id.ts';
import { ownFoodSnapshot } from './own-food-snapshot.ts';

export const RECIPE_HELP = {
  name: `Poné un nombre de hasta ${OWN_FOOD_NAME_LENGTH} letras.`,
  portions: 'Poné en cuántas porciones se divide: un número entero entre 1 y 50.',
  finalGrams:
    'Poné los gramos de toda la receta ya cocida, entre 1 y 250.000, o dejalo vacío si no la pesaste.',
  ingredients: 'Agregá entre 1 y 40 ingredientes.',
} as const satisfies Record<keyof Recipe, string>;

export const INGREDIENT_GRAMS_HELP =
  'Poné cuánto lleva toda la receta, entre 0,1 y 20.000 gramos. Por ejemplo: 150.';
export const PORTION_WEIGHT_HELP =
  'Con esas porciones, cada una pesaría menos de 1 g o más de 5.000 g. Cambiá cuántas son.';

const within = ({ min, max }: { min: number; max: number }, help: string) =>
  [z.gte(min, help), z.lte(max, help)] as const;

const ingredient = z.object({
  foodId,
  grams: z
    .number(missingOr(INGREDIENT_GRAMS_HELP))
    .check(...within(RECIPE_LIMITS.ingredientGrams, INGREDIENT_GRAMS_HELP)),
  ownFood: z.optional(ownFoodSnapshot),
}) satisfies z.ZodMiniType<RecipeIngredient>;

const recipe = z
  .object({
    name: z
      .string(missingOr(RECIPE_HELP.name))
      .check(
        z.trim(),
        z.minLength(1, RECIPE_HELP.name),
        z.maxLength(OWN_FOOD_NAME_LENGTH, RECIPE_HELP.name),
      ),
    portions: z
      .int(missingOr(RECIPE_HELP.portions))
      .check(...within(RECIPE_LIMITS.portions, RECIPE_HELP.portions)),
    finalGrams: z.optional(
      z
        .number(RECIPE_HELP.finalGrams)
        .check(...within(RECIPE_LIMITS.finalGrams, RECIPE_HELP.finalGrams)),
    ),
    ingredients: children(ingredient).check(
      z.refine((byId) => {
        const count = Object.keys(byId).length;
        const { min, max } = RECIPE_LIMITS.ingredients;
        return count >= min && count <= max;
      }, RECIPE_HELP.ingredients),
    ),
  })
  .check((context) => {
    const portionGrams = recipeGrams(context.value) / context.value.portions;
    if (portionGrams >= ENTRY_GRAMS.min && portionGrams <= ENTRY_GRAMS.max) return;
    context.issues.push({
      code: 'custom',
      input: context.value,
      path: ['portions'],
      message: PORTION_WEIGHT_HELP,
    });
  }) satisfies z.ZodMiniType<Recipe>;

export const recipes = declareCollection({
  name: 'recipes',
  label: { one: 'receta', many: 'recetas' },
  privacy: {
    heading: 'Tus recetas',
    fields: {
      name: 'El nombre.',
      portions: 'En cuántas porciones se divide.',
      finalGrams: 'Cuánto pesa cocida.',
      ingredients:
        'Los ingredientes con sus gramos y, si son alimentos tuyos, su nombre y sus valores.',
    } satisfies FieldWords<Recipe>,
  },
  schema: recipe,
  stored: recipe,
  limit: 500,
});
