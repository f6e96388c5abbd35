import { TRAINED_MINUTES } from '@forja/domain/hydration/daily-water';
import type { WaterDayConditions } from '@forja/domain/hydration/water-day';
import { FIRST_WATER_DAY } from '@forja/domain/hydration/water-entry';
import { z } from 'zod/mini';
import { missingOr } from '../http/common.ts';
import { declareCollection, type FieldWords } from '../records/records.ts';

export const WATER_DAY_HELP = {
  day: 'Poné el día, desde 1950 y hasta hoy.',
  trainedMinutes: 'Poné los minutos, entre 0 y 600. Si no entrenaste, 0.',
  isHot: 'Decí si entrenaste con calor.',
} as const satisfies Record<keyof WaterDayConditions, string>;

const waterDay = z.object({
  day: z.iso
    .date(missingOr(WATER_DAY_HELP.day))
    .check(z.refine((day) => day >= FIRST_WATER_DAY, WATER_DAY_HELP.day)),
  trainedMinutes: z
    .int(missingOr(WATER_DAY_HELP.trainedMinutes))
    .check(
      z.gte(TRAINED_MINUTES.min, WATER_DAY_HELP.trainedMinutes),
      z.lte(TRAINED_MINUTES.max, WATER_DAY_HELP.trainedMinutes),
    ),
  isHot: z.boolean(missingOr(WATER_DAY_HELP.isHot)),
}) satisfies z.ZodMiniType<WaterDayConditions>;

export const waterDays = declareCollection({
  name: 'water-days',
  label: { one: 'día de agua', many: 'días de agua' },
  privacy: {
    heading: 'Cómo fue cada día para tu agua',
    fields: {
      day: 'Qué día.',
      trainedMinutes: 'Los minutos que entrenaste.',
      isHot: 'Si entrenaste con calor.',
    } satisfies FieldWords<WaterDayConditions>,
  },
  schema: waterDay,
  stored: waterDay,
  /** A day each for 27 years. */
  limit: 10_000,
});
