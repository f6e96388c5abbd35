import {
  type FoodSettings,
  MAX_FAVOURITE_FOODS,
  NO_CREATINE,
} from '@forja/domain/food-log/food-settings';
import { z } from 'zod/mini';
import { declareCollection, type FieldWords } from '../records/records.ts';
import { foodId } from './food-id.ts';

export const TOO_MANY_FAVOURITE_FOODS = `Podés tener hasta ${MAX_FAVOURITE_FOODS} alimentos favoritos. Sacá alguno para agregar otro.`;

const settings = z.object({
  favourites: z
    .record(foodId, z.literal(true))
    .check(
      z.refine(
        (marked: unknown) => Object.keys(marked ?? {}).length <= MAX_FAVOURITE_FOODS,
        TOO_MANY_FAVOURITE_FOODS,
      ),
    ),
  creatineSince: z.optional(z.union([z.iso.date(), z.literal(NO_CREATINE)])),
}) satisfies z.ZodMiniType<FoodSettings>;

export const foodSettings = declareCollection({
  name: 'food-settings',
  label: { one: 'ajuste de comida', many: 'ajustes de comida' },
  privacy: {
    heading: 'Cómo preferís anotar lo que comés',
    fields: {
      favourites: 'Tus alimentos favoritos.',
      creatineSince: 'Desde cuándo tomás creatina, o que no tomás.',
    } satisfies FieldWords<FoodSettings>,
  },
  schema: settings,
  stored: settings,
  /** A single record, and room for conflict copies. */
  limit: 20,
});
