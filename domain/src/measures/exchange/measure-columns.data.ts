import type { MeasureField } from '../daily-values.ts';

export type MeasureColumn = 'takenOn' | 'bloodPressure' | MeasureField;

/** Names without accents, signs or units. Columns of a single limb are excluded. */
export const MEASURE_COLUMN_NAMES: Readonly<Record<MeasureColumn, readonly string[]>> = {
  takenOn: ['fecha', 'dia', 'date', 'day', 'fecha y hora', 'date time', 'time of measurement'],
  weightKg: ['peso', 'peso corporal', 'weight', 'body weight', 'bodyweight'],
  chestCm: ['pecho', 'torax', 'chest'],
  waistCm: ['cintura', 'waist'],
  hipsCm: ['cadera', 'caderas', 'hip', 'hips'],
  thighsCm: ['muslo', 'muslos', 'thigh', 'thighs'],
  armsCm: ['brazo', 'brazos', 'arm', 'arms'],
  neckCm: ['cuello', 'neck'],
  calfCm: ['pantorrilla', 'pantorrillas', 'calf', 'calves'],
  bodyFatPercent: [
    'grasa corporal',
    'porcentaje de grasa',
    'grasa',
    'body fat',
    'body fat percentage',
    'fat percent',
    'fat',
  ],
  restingPulse: ['pulso en reposo', 'pulso', 'resting pulse', 'resting heart rate'],
  systolic: ['presion maxima', 'maxima', 'sistolica', 'systolic'],
  diastolic: ['presion minima', 'minima', 'diastolica', 'diastolic'],
  bloodPressure: ['presion', 'presion arterial', 'blood pressure'],
};

/** Some apps mean kilos of fat. */
export const NAMES_THAT_NEED_A_UNIT: ReadonlySet<string> = new Set(['grasa', 'fat']);

export const UNIT_WORDS = {
  kg: 'kg',
  kgs: 'kg',
  kilos: 'kg',
  lb: 'lb',
  lbs: 'lb',
  libras: 'lb',
  pounds: 'lb',
  cm: 'cm',
  in: 'in',
  inch: 'in',
  inches: 'in',
  pulgadas: 'in',
  mmhg: 'mmHg',
  lpm: 'bpm',
  bpm: 'bpm',
  ppm: 'bpm',
} as const;
