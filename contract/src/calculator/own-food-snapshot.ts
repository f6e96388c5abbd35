import { FIGURE_LIMITS, OWN_FOOD_NAME_LENGTH } from '@forja/domain/food-log/own-food';
import { z } from 'zod/mini';
import { missingOr } from '../http/common.ts';

export const OWN_FOOD_SNAPSHOT_HELP = 'Los valores de ese alimento propio no son de un alimento.';

const figure = (max: number) =>
  z
    .number(missingOr(OWN_FOOD_SNAPSHOT_HELP))
    .check(z.gte(0, OWN_FOOD_SNAPSHOT_HELP), z.lte(max, OWN_FOOD_SNAPSHOT_HELP));

/** Copy of an own food inside a record that must not change with it. */
export const ownFoodSnapshot = z.object({
  name: z
    .string(missingOr(OWN_FOOD_SNAPSHOT_HELP))
    .check(
      z.minLength(1, OWN_FOOD_SNAPSHOT_HELP),
      z.maxLength(OWN_FOOD_NAME_LENGTH, OWN_FOOD_SNAPSHOT_HELP),
    ),
  figures: z.object({
    kcal: figure(FIGURE_LIMITS.kcal),
    protein: figure(FIGURE_LIMITS.protein),
    carbs: figure(FIGURE_LIMITS.carbs),
    fat: figure(FIGURE_LIMITS.fat),
    fibre: z.optional(figure(FIGURE_LIMITS.fibre)),
    sodiumMg: z.optional(figure(FIGURE_LIMITS.sodiumMg)),
  }),
});
