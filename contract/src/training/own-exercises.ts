import type { OwnExercise } from '@forja/domain/exercises/own-exercise';
import { MUSCLES } from '@forja/domain/exercises/muscles';
import { PATTERNS } from '@forja/domain/exercises/patterns';
import { EQUIPMENT } from '@forja/domain/person/choices';
import { z } from 'zod/mini';
import { declareCollection, type FieldWords } from '../records/records.ts';
import { name, notes, option } from './set-fields.ts';

export const MUSCLES_HELP = 'Elegí al menos un músculo que trabaje.';
const REPEATED_MUSCLE = 'Cada músculo va una sola vez.';
export const EQUIPMENT_HELP = 'Elegí al menos un lugar donde se pueda hacer.';

const muscles = z.array(option(MUSCLES)).check(z.maxLength(MUSCLES.length));

const ownExercise = z
  .object({
    name,
    pattern: option(PATTERNS),
    primary: muscles.check(z.minLength(1, MUSCLES_HELP)),
    secondary: muscles,
    equipment: z
      .array(option(EQUIPMENT))
      .check(z.minLength(1, EQUIPMENT_HELP), z.maxLength(EQUIPMENT.length)),
    implement: z.optional(option(['barbell', 'dumbbells', 'machine'])),
    isTimed: z.boolean(),
    notes,
  })
  .check(
    z.refine(
      ({ primary, secondary }) =>
        new Set([...primary, ...secondary]).size === primary.length + secondary.length,
      { path: ['secondary'], message: REPEATED_MUSCLE },
    ),
  ) satisfies z.ZodMiniType<OwnExercise>;

export const ownExercises = declareCollection({
  name: 'own-exercises',
  label: { one: 'ejercicio propio', many: 'ejercicios propios' },
  privacy: {
    heading: 'Los ejercicios que agregás',
    fields: {
      name: 'El nombre.',
      pattern: 'El tipo de movimiento.',
      primary: 'Los músculos principales.',
      secondary: 'Los otros músculos.',
      equipment: 'Dónde se puede hacer.',
      implement: 'Con qué se carga.',
      isTimed: 'Si se cuenta por tiempo.',
      notes: 'Tus notas.',
    } satisfies FieldWords<OwnExercise>,
  },
  schema: ownExercise,
  stored: ownExercise,
  limit: 1_000,
});
