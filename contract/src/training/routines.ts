import type { Routine } from '@forja/domain/routines/routine';
import { MUSCLE_GROUPS } from '@forja/domain/routines/muscle-groups';
import {
  MAX_EXERCISES_PER_DAY,
  MAX_ROUTINE_DAYS,
  MAX_ROUTINE_WEEKS,
} from '@forja/domain/workouts/set-limits';
import { z } from 'zod/mini';
import { declareCollection, type FieldWords } from '../records/records.ts';
import {
  exerciseId,
  link,
  name,
  notes,
  option,
  setFigure,
  setKind,
  sets,
  limitedChildren,
} from './set-fields.ts';

const TOO_MANY_DAYS = `Una rutina puede tener hasta ${MAX_ROUTINE_DAYS} días.`;
export const TOO_MANY_EXERCISES = `Un día puede tener hasta ${MAX_EXERCISES_PER_DAY} ejercicios.`;
export const REPETITIONS_UPSIDE_DOWN = 'El mínimo de repeticiones no puede pasar al máximo.';
const TOO_MANY_WEEKS = `Un ciclo puede tener hasta ${MAX_ROUTINE_WEEKS} semanas.`;
const NOT_A_FACTOR = 'Ese factor de series no es válido.';

const routineSet = z.object({
  kind: setKind,
  repsMin: z.optional(setFigure('repetitions')),
  repsMax: z.optional(setFigure('repetitions')),
  seconds: z.optional(setFigure('seconds')),
  weightKg: z.optional(setFigure('weightKg')),
  repsInReserve: z.optional(setFigure('repsInReserve')),
});

const routineExercise = z.object({
  exerciseId,
  name,
  muscleGroup: option(MUSCLE_GROUPS),
  sets: sets(routineSet),
  restSeconds: setFigure('restSeconds'),
  notes,
  supersetId: link,
  leastReserve: z.optional(setFigure('repsInReserve')),
});

const routineDay = z.object({
  name,
  notes,
  exercises: limitedChildren(MAX_EXERCISES_PER_DAY, TOO_MANY_EXERCISES, routineExercise),
});

const routineWeek = z.object({
  isDeload: z.boolean(),
  setsFactor: z.number(NOT_A_FACTOR).check(z.gte(0, NOT_A_FACTOR), z.lte(3, NOT_A_FACTOR)),
  repsInReserve: setFigure('repsInReserve'),
  isolationReserve: z.optional(setFigure('repsInReserve')),
  instruction: z.string().check(z.maxLength(500)),
});

const routine = z
  .object({
    name,
    notes,
    origin: z.optional(
      z.object({
        kind: option(['plan', 'template', 'shared']),
        id: z.string().check(z.maxLength(80)),
      }),
    ),
    isArchived: z.boolean(),
    days: limitedChildren(MAX_ROUTINE_DAYS, TOO_MANY_DAYS, routineDay),
    weeks: z.optional(z.array(routineWeek).check(z.maxLength(MAX_ROUTINE_WEEKS, TOO_MANY_WEEKS))),
  })
  .check(
    z.refine(hasOrderedRepetitions, { path: ['days'], message: REPETITIONS_UPSIDE_DOWN }),
  ) satisfies z.ZodMiniType<Routine>;

function hasOrderedRepetitions({ days }: Pick<Routine, 'days'>): boolean {
  return Object.values(days)
    .flatMap(({ exercises }) => Object.values(exercises))
    .flatMap(({ sets }) => Object.values(sets))
    .every(({ repsMin, repsMax }) => repsMax === undefined || (repsMin ?? 0) <= repsMax);
}

export const routines = declareCollection({
  name: 'routines',
  label: { one: 'rutina', many: 'rutinas' },
  privacy: {
    heading: 'Tus rutinas',
    fields: {
      name: 'El nombre que le ponés.',
      notes: 'Tus notas.',
      origin: 'Si salió de un plan, de una plantilla o de alguien que te la pasó.',
      isArchived: 'Si la archivaste.',
      days: 'Los días, con sus ejercicios, series, repeticiones, pesos, tiempos, descansos y notas.',
      weeks: 'Las semanas del ciclo, si salió de un plan.',
    } satisfies FieldWords<Routine>,
  },
  schema: routine,
  stored: routine,
  limit: 500,
  maxBodyBytes: 256 * 1024,
});
