import { LEVELS } from '@forja/domain/person/choices';
import type { TrainingSettings } from '@forja/domain/workouts/training-settings';
import { z } from 'zod/mini';
import { declareCollection, type FieldWords } from '../records/records.ts';
import { exerciseId, link, option } from './set-fields.ts';

const BAR_HELP = 'Poné el peso de la barra en kilos, entre 0 y 100.';
const PLATES_HELP = 'Poné discos de entre 0,1 y 100 kilos, y hasta 20 pares de cada uno.';
const TOO_MANY_FAVOURITES = 'Podés tener hasta 300 favoritos.';
const TOO_MANY_NAMES = 'Son demasiados nombres.';

const atMost = (max: number, message: string) =>
  z.refine((named: unknown) => Object.keys(named ?? {}).length <= max, message);

const settings = z.object({
  currentRoutineId: link,
  favourites: z.record(exerciseId, z.literal(true)).check(atMost(300, TOO_MANY_FAVOURITES)),
  barKg: z.number(BAR_HELP).check(z.gte(0, BAR_HELP), z.lte(100, BAR_HELP)),
  platePairs: z
    .record(
      z.string().check(z.regex(/^\d{1,3}(\.\d{1,2})?$/, PLATES_HELP)),
      z.int(PLATES_HELP).check(z.gte(0, PLATES_HELP), z.lte(20, PLATES_HELP)),
    )
    .check(
      atMost(20, PLATES_HELP),
      z.refine(
        (pairs) => Object.keys(pairs).every((kg) => Number(kg) >= 0.1 && Number(kg) <= 100),
        PLATES_HELP,
      ),
    ),
  isDiscreet: z.boolean(),
  timerSounds: z.boolean(),
  timerVibrates: z.boolean(),
  keepsScreenOn: z.boolean(),
  importedNames: z
    .record(z.string().check(z.minLength(1), z.maxLength(120)), exerciseId)
    .check(atMost(2_000, TOO_MANY_NAMES)),
  level: z.optional(option(LEVELS)),
}) satisfies z.ZodMiniType<TrainingSettings>;

export const trainingSettings = declareCollection({
  name: 'training-settings',
  label: { one: 'ajuste de entrenamiento', many: 'ajustes de entrenamiento' },
  privacy: {
    heading: 'Cómo preferís entrenar',
    fields: {
      currentRoutineId: 'La rutina que estás haciendo.',
      favourites: 'Tus ejercicios favoritos.',
      barKg: 'Cuánto pesa tu barra.',
      platePairs: 'Los discos que tenés.',
      isDiscreet: 'Si ocultás compuestos y peso corporal en la pantalla.',
      timerSounds: 'Si el descanso avisa con sonido.',
      timerVibrates: 'Si el descanso avisa con vibración.',
      keepsScreenOn: 'Si la pantalla queda encendida mientras entrenás.',
      importedNames: 'A qué ejercicio corresponde cada nombre de lo que importaste.',
      level: 'Tu nivel, que decide el rango de series por semana.',
    } satisfies FieldWords<TrainingSettings>,
  },
  schema: settings,
  stored: settings,
  /** A single record, and room for conflict copies. */
  limit: 20,
  maxBodyBytes: 256 * 1024,
});
