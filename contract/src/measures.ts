import {
  FIRST_MEASURE_DAY,
  MEASURE_FIGURES,
  MEASURE_LIMITS,
  type Measure,
} from '@forja/domain/measures/measure';
import { z } from 'zod/mini';
import { missingOr } from './http/common.ts';
import { declareCollection, type FieldWords } from './records/records.ts';

export const MEASURE_HELP = {
  takenOn: 'Poné el día en que te mediste, desde 1950 y hasta hoy.',
  weightKg: 'Poné el peso en kilos, entre 30 y 300. Por ejemplo: 78,4.',
  chestCm: 'Poné el contorno de pecho en centímetros, entre 50 y 200. Por ejemplo: 102,5.',
  waistCm: 'Poné el contorno de cintura en centímetros, entre 40 y 250. Por ejemplo: 84,5.',
  hipsCm: 'Poné el contorno de cadera en centímetros, entre 50 y 250. Por ejemplo: 98.',
  thighsCm: 'Poné el contorno del muslo en centímetros, entre 25 y 130. Por ejemplo: 58.',
  armsCm: 'Poné el contorno del brazo en centímetros, entre 15 y 80. Por ejemplo: 36,5.',
  neckCm: 'Poné el contorno del cuello en centímetros, entre 20 y 80, o dejalo vacío.',
  calfCm: 'Poné el contorno de la pantorrilla en centímetros, entre 15 y 80, o dejalo vacío.',
  bodyFatPercent: 'Poné el porcentaje de grasa entre 3 y 60, o dejalo vacío.',
  restingPulse:
    'Poné el pulso en reposo en latidos por minuto, sin coma, entre 25 y 220, o dejalo vacío.',
  systolic: 'Poné la presión máxima en mmHg, entre 70 y 260. Por ejemplo: 120.',
  diastolic: 'Poné la presión mínima en mmHg, entre 40 y 160. Por ejemplo: 80.',
} as const satisfies Record<keyof typeof MEASURE_LIMITS | 'takenOn', string>;

const NOTHING_MEASURED = 'Poné al menos una medida: el peso, un contorno o lo que tengas.';
const UPSIDE_DOWN = 'La máxima tiene que ser mayor que la mínima. Revisá los dos números.';

function figure(field: keyof typeof MEASURE_LIMITS) {
  const { min, max, decimals } = MEASURE_LIMITS[field];
  const help = MEASURE_HELP[field];
  const number = z.number(missingOr(help)).check(z.gte(min, help), z.lte(max, help));
  return decimals === 0 ? number.check(z.int(help)) : number;
}

const day = z.iso
  .date(missingOr(MEASURE_HELP.takenOn))
  .check(z.refine((day) => day >= FIRST_MEASURE_DAY, MEASURE_HELP.takenOn));

export const measure = z
  .object({
    takenOn: day,
    weightKg: z.optional(figure('weightKg')),
    chestCm: z.optional(figure('chestCm')),
    waistCm: z.optional(figure('waistCm')),
    hipsCm: z.optional(figure('hipsCm')),
    thighsCm: z.optional(figure('thighsCm')),
    armsCm: z.optional(figure('armsCm')),
    neckCm: z.optional(figure('neckCm')),
    calfCm: z.optional(figure('calfCm')),
    bodyFatPercent: z.optional(figure('bodyFatPercent')),
    restingPulse: z.optional(figure('restingPulse')),
    bloodPressure: z.optional(
      z.object({ systolic: figure('systolic'), diastolic: figure('diastolic') }).check(
        z.refine(({ systolic, diastolic }) => systolic > diastolic, {
          path: ['systolic'],
          message: UPSIDE_DOWN,
        }),
      ),
    ),
  })
  .check(
    z.refine((measure) => MEASURE_FIGURES.some((name) => measure[name] !== undefined), {
      path: ['weightKg'],
      message: NOTHING_MEASURED,
    }),
  ) satisfies z.ZodMiniType<Measure>;

export const measures = declareCollection({
  name: 'measures',
  label: { one: 'medida', many: 'medidas' },
  privacy: {
    heading: 'Tus medidas',
    lead: 'Solo las que anotás: todas son optativas menos el día.',
    fields: {
      takenOn: 'El día de la medida.',
      weightKg: 'Peso.',
      chestCm: 'Contorno de pecho.',
      waistCm: 'Contorno de cintura.',
      hipsCm: 'Contorno de cadera.',
      thighsCm: 'Contorno del muslo.',
      armsCm: 'Contorno del brazo.',
      neckCm: 'Contorno del cuello.',
      calfCm: 'Contorno de la pantorrilla.',
      bodyFatPercent: 'Porcentaje de grasa.',
      restingPulse: 'Pulso en reposo.',
      bloodPressure: 'Presión.',
    } satisfies FieldWords<Measure>,
  },
  schema: measure,
  stored: measure,
  /** Two a day for 68 years. */
  limit: 50_000,
  maxBodyBytes: 8 * 1024,
});
