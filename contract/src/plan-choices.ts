import { MEALS } from '@forja/domain/menu/menu';
import { z } from 'zod/mini';
import { declareCollection, type FieldWords } from './records/records.ts';

/** Changes are replayed when the plan is opened; more than these is a new week. */
export const MAX_MENU_CHANGES = 60;
const MAX_EXERCISE_SWAPS = 60;

export const UNKNOWN_FOOD = 'Esa comida no está en la tabla.';
export const UNKNOWN_EXERCISE = 'Ese ejercicio no está en la biblioteca.';
const UNKNOWN_CHOICE = 'Esa opción del plan no existe.';
const TOO_MANY_CHANGES = 'Son demasiados cambios. Probá otra semana y seguí desde ahí.';

const seed = z
  .int(UNKNOWN_CHOICE)
  .check(z.gte(0, UNKNOWN_CHOICE), z.lte(1_000_000, UNKNOWN_CHOICE));
const day = z.int(UNKNOWN_CHOICE).check(z.gte(0, UNKNOWN_CHOICE), z.lte(6, UNKNOWN_CHOICE));
const meal = z.enum(MEALS, UNKNOWN_CHOICE);
const name = z.string(UNKNOWN_CHOICE).check(z.maxLength(80, UNKNOWN_CHOICE));

const menuChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('day'), day }),
  z.object({ kind: z.literal('meal'), day, meal }),
  z.object({
    kind: z.literal('swap'),
    day,
    meal,
    slot: z.int(UNKNOWN_CHOICE).check(z.gte(0, UNKNOWN_CHOICE), z.lte(50, UNKNOWN_CHOICE)),
    foodId: name,
  }),
]);

const menuChoice = z.object({
  seed,
  changes: z.array(menuChange).check(z.maxLength(MAX_MENU_CHANGES, TOO_MANY_CHANGES)),
});

const weekChoice = z.object({
  seed,
  swaps: z
    .record(name, name)
    .check(z.refine((swaps) => Object.keys(swaps).length <= MAX_EXERCISE_SWAPS, TOO_MANY_CHANGES)),
  week: z.int(UNKNOWN_CHOICE).check(z.gte(1, UNKNOWN_CHOICE), z.lte(52, UNKNOWN_CHOICE)),
});

const planChoice = z.object({ week: weekChoice, menu: menuChoice });
export type PlanChoice = z.output<typeof planChoice>;

/**
 * Choices within a plan, with the plan's id. Kept apart: rewriting a plan regenerates it with the
 * current engine.
 */
export const planChoices = declareCollection({
  name: 'plan-choices',
  label: { one: 'elección de un plan', many: 'elecciones de tus planes' },
  privacy: {
    heading: 'Lo que cambiás de un plan',
    fields: {
      week: 'La semana de ejercicios que elegiste y tus cambios.',
      menu: 'Los menús que elegiste y tus cambios.',
    } satisfies FieldWords<PlanChoice>,
  },
  schema: planChoice,
  stored: planChoice,
  limit: 2_000,
});
