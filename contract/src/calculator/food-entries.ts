import { ENTRY_GRAMS, FIRST_FOOD_DAY, type FoodEntry } from '@forja/domain/food-log/food-entry';
import { FIGURE_LIMITS, OWN_FOOD_NAME_LENGTH } from '@forja/domain/food-log/own-food';
import { MEALS } from '@forja/domain/menu/menu';
import { z } from 'zod/mini';
import { missingOr } from '../http/common.ts';
import { declareCollection, type FieldWords } from '../records/records.ts';

/** What to type in each field, as the browser and the API say it. */
export const FOOD_ENTRY_HELP = {
  eatenOn: 'Poné el día en que lo comiste, desde 1950 y hasta hoy.',
  meal: 'Elegí en qué comida del día fue.',
  foodId: 'Elegí un alimento de la lista.',
  ownFood: 'Los valores de ese alimento propio no son de un alimento.',
  grams: 'Poné los gramos, entre 1 y 5.000. Por ejemplo: 150.',
} as const satisfies Record<keyof FoodEntry, string>;

/** Food ids are words of the table joined by dashes; a newer version may know more of them. */
const FOOD_ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

const ownFigure = (max: number) =>
  z
    .number(missingOr(FOOD_ENTRY_HELP.ownFood))
    .check(z.gte(0, FOOD_ENTRY_HELP.ownFood), z.lte(max, FOOD_ENTRY_HELP.ownFood));

const ownFigures = z.object({
  kcal: ownFigure(FIGURE_LIMITS.kcal),
  protein: ownFigure(FIGURE_LIMITS.protein),
  carbs: ownFigure(FIGURE_LIMITS.carbs),
  fat: ownFigure(FIGURE_LIMITS.fat),
  fibre: z.optional(ownFigure(FIGURE_LIMITS.fibre)),
  sodiumMg: z.optional(ownFigure(FIGURE_LIMITS.sodiumMg)),
});

export const foodEntry = z.object({
  eatenOn: z.iso
    .date(missingOr(FOOD_ENTRY_HELP.eatenOn))
    .check(z.refine((day) => day >= FIRST_FOOD_DAY, FOOD_ENTRY_HELP.eatenOn)),
  meal: z.enum(MEALS, missingOr(FOOD_ENTRY_HELP.meal)),
  foodId: z
    .string(missingOr(FOOD_ENTRY_HELP.foodId))
    .check(z.maxLength(100, FOOD_ENTRY_HELP.foodId), z.regex(FOOD_ID, FOOD_ENTRY_HELP.foodId)),
  grams: z
    .number(missingOr(FOOD_ENTRY_HELP.grams))
    .check(
      z.gte(ENTRY_GRAMS.min, FOOD_ENTRY_HELP.grams),
      z.lte(ENTRY_GRAMS.max, FOOD_ENTRY_HELP.grams),
    ),
  ownFood: z.optional(
    z.object({
      name: z
        .string(missingOr(FOOD_ENTRY_HELP.ownFood))
        .check(
          z.minLength(1, FOOD_ENTRY_HELP.ownFood),
          z.maxLength(OWN_FOOD_NAME_LENGTH, FOOD_ENTRY_HELP.ownFood),
        ),
      figures: ownFigures,
    }),
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
    } satisfies FieldWords<FoodEntry>,
  },
  schema: foodEntry,
  stored: foodEntry,
  /** Twenty a day for thirteen years. */
  limit: 100_000,
});
