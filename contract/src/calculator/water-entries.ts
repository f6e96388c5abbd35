import {
  DRINKS,
  ENTRY_MILLILITRES,
  FIRST_WATER_DAY,
  type WaterEntry,
} from '@forja/domain/hydration/water-entry';
import { z } from 'zod/mini';
import { missingOr } from '../http/common.ts';
import { declareCollection, type FieldWords } from '../records/records.ts';

export const WATER_ENTRY_HELP = {
  drunkOn: 'Poné el día en que lo tomaste, desde 1950 y hasta hoy.',
  drink: 'Elegí qué tomaste.',
  millilitres: 'Poné los mililitros, un número entero entre 10 y 3.000. Por ejemplo: 300.',
} as const satisfies Record<keyof WaterEntry, string>;

export const waterEntry = z.object({
  drunkOn: z.iso
    .date(missingOr(WATER_ENTRY_HELP.drunkOn))
    .check(z.refine((day) => day >= FIRST_WATER_DAY, WATER_ENTRY_HELP.drunkOn)),
  drink: z.enum(DRINKS, missingOr(WATER_ENTRY_HELP.drink)),
  millilitres: z
    .int(missingOr(WATER_ENTRY_HELP.millilitres))
    .check(
      z.gte(ENTRY_MILLILITRES.min, WATER_ENTRY_HELP.millilitres),
      z.lte(ENTRY_MILLILITRES.max, WATER_ENTRY_HELP.millilitres),
    ),
}) satisfies z.ZodMiniType<WaterEntry>;

export const waterEntries = declareCollection({
  name: 'water-entries',
  label: { one: 'bebida anotada', many: 'bebidas anotadas' },
  privacy: {
    heading: 'Lo que tomás',
    lead: 'Solo lo que anotás en la calculadora de hidratación.',
    fields: {
      drunkOn: 'El día.',
      drink: 'Qué tomaste.',
      millilitres: 'Los mililitros.',
    } satisfies FieldWords<WaterEntry>,
  },
  schema: waterEntry,
  stored: waterEntry,
  /** Twenty a day for thirteen years. */
  limit: 100_000,
});
