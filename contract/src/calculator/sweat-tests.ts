import { SWEAT_TEST_LIMITS, type SweatTest } from '@forja/domain/hydration/sweat-test';
import { FIRST_WATER_DAY } from '@forja/domain/hydration/water-entry';
import { z } from 'zod/mini';
import { missingOr } from '../http/common.ts';
import { declareCollection, type FieldWords } from '../records/records.ts';

export const SWEAT_TEST_HELP = {
  measuredOn: 'Poné el día de la prueba, desde 1950 y hasta hoy.',
  weightBeforeKg: 'Poné tu peso antes de entrenar, entre 30 y 300 kg. Por ejemplo: 72,4.',
  weightAfterKg: 'Poné tu peso al terminar, entre 30 y 300 kg. Por ejemplo: 71,8.',
  drunkMl: 'Poné los mililitros que tomaste, entre 0 y 10.000. Si no tomaste, 0.',
  urineMl: 'Poné los mililitros que orinaste, entre 0 y 5.000. Si no fuiste al baño, 0.',
  minutes: 'Poné los minutos que entrenaste, entre 20 y 600.',
} as const satisfies Record<keyof SweatTest, string>;

const within = (field: keyof typeof SWEAT_TEST_LIMITS) => [
  z.gte(SWEAT_TEST_LIMITS[field].min, SWEAT_TEST_HELP[field]),
  z.lte(SWEAT_TEST_LIMITS[field].max, SWEAT_TEST_HELP[field]),
];

export const sweatTest = z.object({
  measuredOn: z.iso
    .date(missingOr(SWEAT_TEST_HELP.measuredOn))
    .check(z.refine((day) => day >= FIRST_WATER_DAY, SWEAT_TEST_HELP.measuredOn)),
  weightBeforeKg: z
    .number(missingOr(SWEAT_TEST_HELP.weightBeforeKg))
    .check(...within('weightBeforeKg')),
  weightAfterKg: z
    .number(missingOr(SWEAT_TEST_HELP.weightAfterKg))
    .check(...within('weightAfterKg')),
  drunkMl: z.int(missingOr(SWEAT_TEST_HELP.drunkMl)).check(...within('drunkMl')),
  urineMl: z.int(missingOr(SWEAT_TEST_HELP.urineMl)).check(...within('urineMl')),
  minutes: z.int(missingOr(SWEAT_TEST_HELP.minutes)).check(...within('minutes')),
}) satisfies z.ZodMiniType<SweatTest>;

export const sweatTests = declareCollection({
  name: 'sweat-tests',
  label: { one: 'prueba de sudor', many: 'pruebas de sudor' },
  privacy: {
    heading: 'Tus pruebas de sudor',
    fields: {
      measuredOn: 'El día.',
      weightBeforeKg: 'Tu peso antes de entrenar.',
      weightAfterKg: 'Tu peso al terminar.',
      drunkMl: 'Cuánto tomaste.',
      urineMl: 'Cuánto orinaste.',
      minutes: 'Cuántos minutos entrenaste.',
    } satisfies FieldWords<SweatTest>,
  },
  schema: sweatTest,
  stored: sweatTest,
  /** Two a day for thirteen years. */
  limit: 10_000,
});
