import type { MeasureField } from '../daily-values.ts';

/** A column of a file: the day, a figure, or the two numbers of a pressure in one cell. */
export type MeasureColumn = 'takenOn' | 'bloodPressure' | MeasureField;

/**
 * By their names without accents, signs or units, as this app, spreadsheets and other apps write them. A limb is one of
 * the two or both: a column of the left one or of the right one alone says less than ours, and is not taken.
 */
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

/** Some apps mean kilos of fat by them. */
export const NAMES_THAT_NEED_A_UNIT: ReadonlySet<string> = new Set(['grasa', 'fat']);

/** Words of a title or of a cell that are a unit. */
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
