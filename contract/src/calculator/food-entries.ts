import { ENTRY_GRAMS, FIRST_FOOD_DAY, type FoodEntry } from '@forja/domain/food-log/food-entry';
import { MEALS } from '@forja/domain/menu/menu';
import { z } from 'zod/mini';
import { missingOr } from '../http/common.ts';
import { declareCollection, type FieldWords } from '../records/records.ts';
import { FOOD_ID_HELP, foodId } from './food-id.ts';
import { OWN_FOOD_SNAPSHOT_HELP, ownFoodSnapshot } from './own-food-snapshot.ts';

/** What to type in each field, as the browser and the API say it. */
export const FOOD_ENTRY_HELP = {
  eatenOn: 'Poné el día en que lo comiste, desde 1950 y hasta hoy.',
  meal: 'Elegí en qué comida del día fue.',
  foodId: FOOD_ID_HELP,
  ownFood: OWN_FOOD_SNAPSHOT_HELP,
  grams: 'Poné los gramos, entre 1 y 5.000. Por ejemplo: 150.',
} as const satisfies Record<keyof FoodEntry, string>;

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
