import { MAX_EXERCISES_PER_DAY } from '@forja/domain/workouts/set-limits';
import type { Workout } from '@forja/domain/workouts/workout';
import { z } from 'zod/mini';
import { missingOr } from '../http/common.ts';
import { declareCollection, type FieldWords } from '../records/records.ts';
import { TOO_MANY_EXERCISES } from './routines.ts';
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

export const DAY_HELP = 'Poné el día en que entrenaste, desde 1950 y hasta hoy.';
const NOT_AN_INSTANT = 'Esa hora no es válida.';
const ENDS_BEFORE = 'El entrenamiento no puede terminar antes de empezar.';
const FIRST_DAY = '1950-01-01';

/** Text: nothing computes with these dates, and sets are written on every tap. */
const moment = z.iso.datetime(missingOr(NOT_AN_INSTANT));

const target = z.object({
  repsMin: z.optional(setFigure('repetitions')),
  repsMax: z.optional(setFigure('repetitions')),
  seconds: z.optional(setFigure('seconds')),
  weightKg: z.optional(setFigure('weightKg')),
  repsInReserve: z.optional(setFigure('repsInReserve')),
});

const workoutSet = z.object({
  kind: setKind,
  weightKg: z.optional(setFigure('weightKg')),
  repetitions: z.optional(setFigure('repetitions')),
  seconds: z.optional(setFigure('seconds')),
  distanceMeters: z.optional(setFigure('distanceMeters')),
  repsInReserve: z.optional(setFigure('repsInReserve')),
  doneAt: z.optional(moment),
  notes,
  target: z.optional(target),
});

const workoutExercise = z.object({
  exerciseId,
  name,
  sets: sets(workoutSet),
  restSeconds: z.optional(setFigure('restSeconds')),
  notes,
  supersetId: link,
  swappedFrom: z.optional(exerciseId),
  isSkipped: z.optional(z.boolean()),
});

const workout = z
  .object({
    name,
    day: z.iso.date(missingOr(DAY_HELP)).check(z.refine((day) => day >= FIRST_DAY, DAY_HELP)),
    startedAt: moment,
    finishedAt: z.optional(moment),
    routineId: link,
    routineDayId: link,
    notes,
    imported: z.optional(
      z.object({
        from: option(['hevy', 'strong', 'forja']),
        key: z.string().check(z.minLength(1), z.maxLength(200)),
      }),
    ),
    exercises: limitedChildren(MAX_EXERCISES_PER_DAY, TOO_MANY_EXERCISES, workoutExercise),
  })
  .check(
    z.refine(
      ({ startedAt, finishedAt }) =>
        finishedAt === undefined || Date.parse(finishedAt) >= Date.parse(startedAt),
      { path: ['finishedAt'], message: ENDS_BEFORE },
    ),
  ) satisfies z.ZodMiniType<Workout>;

export const workouts = declareCollection({
  name: 'workouts',
  label: { one: 'entrenamiento', many: 'entrenamientos' },
  privacy: {
    heading: 'Tus entrenamientos',
    fields: {
      name: 'El nombre.',
      day: 'El día.',
      startedAt: 'Cuándo empezó.',
      finishedAt: 'Cuándo terminó.',
      routineId: 'De qué rutina es.',
      routineDayId: 'De qué día de esa rutina es.',
      notes: 'Tus notas.',
      imported: 'De qué app lo trajiste, si lo importaste.',
      exercises:
        'Los ejercicios y cada serie: peso, repeticiones, tiempo, distancia, cuántas te quedaban, a qué hora la hiciste y tus notas.',
    } satisfies FieldWords<Workout>,
  },
  schema: workout,
  stored: workout,
  /** A workout a day for 55 years. */
  limit: 20_000,
  maxBodyBytes: 512 * 1024,
});
