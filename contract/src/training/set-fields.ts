import {
  MAX_SETS_PER_EXERCISE,
  SET_KINDS,
  SET_LIMITS,
  TEXT_LIMITS,
} from '@forja/domain/workouts/set-limits';
import { z } from 'zod/mini';
import { missingOr } from '../http/common.ts';
import { children } from '../records/children.ts';

export const SET_HELP = {
  weightKg: 'Poné el peso en kilos, entre 0 y 1.000. Por ejemplo: 62,5.',
  repetitions: 'Poné las repeticiones sin coma, entre 0 y 500.',
  seconds: 'Poné el tiempo en segundos, entre 1 y 36.000 (10 horas).',
  distanceMeters: 'Poné la distancia en metros, entre 1 y 500.000.',
  repsInReserve: 'Poné las repeticiones que te quedaban, entre 0 y 10.',
  restSeconds: 'Poné el descanso en segundos, entre 0 y 1.800 (30 minutos).',
} as const satisfies Record<keyof typeof SET_LIMITS, string>;

export const NAME_HELP = `Poné un nombre de hasta ${TEXT_LIMITS.name} letras.`;
export const NOTES_HELP = `Las notas pueden tener hasta ${TEXT_LIMITS.notes} letras.`;
const UNKNOWN_OPTION = 'Esa opción no existe.';
const TOO_MANY_SETS = `Un ejercicio puede tener hasta ${MAX_SETS_PER_EXERCISE} series.`;

export function setFigure(field: keyof typeof SET_LIMITS) {
  const { min, max, decimals } = SET_LIMITS[field];
  const help = SET_HELP[field];
  const number = z.number(missingOr(help)).check(z.gte(min, help), z.lte(max, help));
  return decimals === 0 ? number.check(z.int(help)) : number;
}

export const name = z
  .string(missingOr(NAME_HELP))
  .check(z.trim(), z.minLength(1, NAME_HELP), z.maxLength(TEXT_LIMITS.name, NAME_HELP));
export const notes = z.optional(
  z.string(NOTES_HELP).check(z.maxLength(TEXT_LIMITS.notes, NOTES_HELP)),
);
export const exerciseId = z
  .string(missingOr(UNKNOWN_OPTION))
  .check(z.minLength(1, UNKNOWN_OPTION), z.maxLength(80, UNKNOWN_OPTION));
export const setKind = z.enum(SET_KINDS, missingOr(UNKNOWN_OPTION));
export const option = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, missingOr(UNKNOWN_OPTION));
export const link = z.optional(z.uuid(UNKNOWN_OPTION));

export const limitedChildren = <Shape extends z.core.$ZodShape>(
  max: number,
  message: string,
  schema: z.ZodMiniObject<Shape>,
) => children(schema).check(z.refine((byId) => Object.keys(byId).length <= max, message));

export const sets = <Shape extends z.core.$ZodShape>(schema: z.ZodMiniObject<Shape>) =>
  limitedChildren(MAX_SETS_PER_EXERCISE, TOO_MANY_SETS, schema);
