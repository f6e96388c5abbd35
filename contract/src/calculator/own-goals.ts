import { OWN_GOAL_GRAMS, OWN_GOAL_KCAL, type OwnGoal } from '@forja/domain/food-log/goal/own-goal';
import { z } from 'zod/mini';
import { missingOr } from '../http/common.ts';
import { declareCollection, type FieldWords } from '../records/records.ts';

export const OWN_GOAL_HELP = {
  kcal: 'Poné la energía del día, entre 1.200 y 10.000 kcal. Comer menos se hace con control médico.',
  protein: 'Poné los gramos de proteína, entre 0 y 1.500.',
  carbs: 'Poné los gramos de carbohidratos, entre 0 y 1.500.',
  fat: 'Poné los gramos de grasa, entre 0 y 1.500.',
} as const satisfies Record<Exclude<keyof OwnGoal, 'setOn'>, string>;

const between = ({ min, max }: { min: number; max: number }, help: string) =>
  z.number(missingOr(help)).check(z.gte(min, help), z.lte(max, help));

/**
 * Personal limits are checked where the plan is read; the schema enforces only the lowest floor.
 */
export const ownGoal = z.object({
  kcal: between(OWN_GOAL_KCAL, OWN_GOAL_HELP.kcal),
  protein: between(OWN_GOAL_GRAMS, OWN_GOAL_HELP.protein),
  carbs: between(OWN_GOAL_GRAMS, OWN_GOAL_HELP.carbs),
  fat: between(OWN_GOAL_GRAMS, OWN_GOAL_HELP.fat),
  setOn: z.optional(z.iso.date()),
}) satisfies z.ZodMiniType<OwnGoal>;

export const ownGoals = declareCollection({
  name: 'own-goals',
  label: { one: 'meta propia del día', many: 'metas propias del día' },
  privacy: {
    heading: 'La meta del día que ponés vos',
    fields: {
      kcal: 'La energía.',
      protein: 'La proteína.',
      carbs: 'Los carbohidratos.',
      fat: 'La grasa.',
      setOn: 'El día en que la pusiste.',
    } satisfies FieldWords<OwnGoal>,
  },
  schema: ownGoal,
  stored: ownGoal,
  /** A single record, and room for duplicates made on other devices. */
  limit: 20,
});
