import type { CompleteFoodDay } from '@forja/domain/food-log/complete-food-day';
import { FIRST_FOOD_DAY } from '@forja/domain/food-log/food-entry';
import { z } from 'zod/mini';
import { missingOr } from '../http/common.ts';
import { declareCollection, type FieldWords } from '../records/records.ts';

export const COMPLETE_DAY_HELP = 'Poné el día que querés marcar, desde 1950 y hasta hoy.';

const completeFoodDay = z.object({
  day: z.iso
    .date(missingOr(COMPLETE_DAY_HELP))
    .check(z.refine((day) => day >= FIRST_FOOD_DAY, COMPLETE_DAY_HELP)),
}) satisfies z.ZodMiniType<CompleteFoodDay>;

/** Duplicate marks of one day are equivalent; unmarking deletes them all. */
export const completeFoodDays = declareCollection({
  name: 'complete-food-days',
  label: { one: 'día de comida completo', many: 'días de comida completos' },
  privacy: {
    heading: 'Qué días de comida están completos',
    fields: { day: 'El día.' } satisfies FieldWords<CompleteFoodDay>,
  },
  schema: completeFoodDay,
  stored: completeFoodDay,
  limit: 10_000,
});
