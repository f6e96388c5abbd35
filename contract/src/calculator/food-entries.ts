import {
  ENTRY_GRAMS,
  type EntryIngredient,
  FIRST_FOOD_DAY,
  type FoodEntry,
} from '@forja/domain/food-log/food-entry';
import { OWN_FOOD_NAME_LENGTH } from '@forja/domain/food-log/own-food';
import { RECIPE_LIMITS } from '@forja/domain/food-log/recipes/recipe';
import { MEALS } from '@forja/domain/menu/menu';
import { z } from 'zod/mini';
import { missingOr } from '../http/common.ts';
import { declareCollection, type FieldWords } from '../records/records.ts';
import { FOOD_ID_HELP, foodId } from './food-id.ts';
import { OWN_FOOD_SNAPSHOT_HELP, ownFoodSnapshot } from './own-food-snapshot.ts';

export const FOOD_ENTRY_HELP = {
  eatenOn: 'Poné el día en que lo comiste, desde 1950 y hasta hoy.',
  meal: 'Elegí en qué comida del día fue.',
  foodId: FOOD_ID_HELP,
  ownFood: OWN_FOOD_SNAPSHOT_HELP,
  grams: 'Poné los gramos, entre 1 y 5.000. Por ejemplo: 150.',
  ingredients: 'Los ingredientes de esa receta no se entienden. Elegila de nuevo.',
} as const satisfies Record<keyof FoodEntry, string>;

/** Reductions count: the most grams of ingredients per 100 g of final weight. */
const MAX_GRAMS_PER_100_G =
  (RECIPE_LIMITS.ingredientGrams.max * 100) / RECIPE_LIMITS.finalGrams.min;

const ingredient = z.object({
  foodId,
  name: z.optional(
    z
      .string(FOOD_ENTRY_HELP.ingredients)
      .check(z.maxLength(OWN_FOOD_NAME_LENGTH, FOOD_ENTRY_HELP.ingredients)),
  ),
  gramsPer100g: z
    .number(missingOr(FOOD_ENTRY_HELP.ingredients))
    .check(
      z.gte(0, FOOD_ENTRY_HELP.ingredients),
      z.lte(MAX_GRAMS_PER_100_G, FOOD_ENTRY_HELP.ingredients),
    ),
}) satisfies z.ZodMiniType<EntryIngredient>;

export const foodEntry = z.object({
  eatenOn: z.iso
    .date(missingOr(FOOD_ENTRY_HELP.eatenOn))
    .check(z.refine((day) => day >= FIRST_FOOD_DAY, FOOD_ENTRY_HELP.eatenOn)),
  meal: z.enum(MEALS, missingOr(FOOD_ENTRY_HELP.meal)),
  foodId,
  grams: z
    .number(missingOr(FOOD_ENTRY_HELP.grams))
    .check(
      z.gte(ENTRY_GRAMS.min, FOOD_ENTRY_HELP.grams),
      z.lte(ENTRY_GRAMS.max, FOOD_ENTRY_HELP.grams),
    ),
  ownFood: z.optional(ownFoodSnapshot),
  ingredients: z.optional(
    z
      .array(ingredient, FOOD_ENTRY_HELP.ingredients)
      .check(z.maxLength(RECIPE_LIMITS.ingredients.max, FOOD_ENTRY_HELP.ingredients)),
  ),
}) satisfies z.ZodMiniType<FoodEntry>;

export const foodEntries = declareCollection({
  name: 'food-entries',
  label: { one: 'alimento anotado', many: 'alimentos anotados' },
  privacy: {
    heading: 'Lo que comés',
    lead: 'Solo lo que anotás en la calculadora de nutrientes.',
    fields: {
      eatenOn: 'El día.',
      meal: 'La comida del día.',
      foodId: 'El alimento.',
      grams: 'Los gramos.',
      ownFood: 'Si el alimento es tuyo, su nombre y sus valores de ese día.',
      ingredients: 'Si es una receta tuya, de qué estaba hecha ese día.',
    } satisfies FieldWords<FoodEntry>,
  },
  schema: foodEntry,
  stored: foodEntry,
  /** Twenty a day for thirteen years. */
  limit: 100_000,
});
