import { LIMITS } from '../person/plan-input.ts';

export type Measure = {
  /** YYYY-MM-DD, local date. */
  takenOn: string;
  weightKg?: number | undefined;
  chestCm?: number | undefined;
  waistCm?: number | undefined;
  hipsCm?: number | undefined;
  thighsCm?: number | undefined;
  armsCm?: number | undefined;
  neckCm?: number | undefined;
  calfCm?: number | undefined;
  bodyFatPercent?: number | undefined;
  /** Beats per minute. */
  restingPulse?: number | undefined;
  bloodPressure?: { systolic: number; diastolic: number } | undefined;
};

export const MEASURE_FIGURES = [
  'weightKg',
  'chestCm',
  'waistCm',
  'hipsCm',
  'thighsCm',
  'armsCm',
  'neckCm',
  'calfCm',
  'bodyFatPercent',
  'restingPulse',
  'bloodPressure',
] as const satisfies readonly (keyof Measure)[];

/** Judgement: values outside are typing errors. */
export const MEASURE_LIMITS = {
  weightKg: LIMITS.weightKg,
  chestCm: { min: 50, max: 200, decimals: 1 },
  waistCm: { min: 40, max: 250, decimals: 1 },
  hipsCm: { min: 50, max: 250, decimals: 1 },
  thighsCm: { min: 25, max: 130, decimals: 1 },
  armsCm: { min: 15, max: 80, decimals: 1 },
  neckCm: { min: 20, max: 80, decimals: 1 },
  calfCm: { min: 15, max: 80, decimals: 1 },
  bodyFatPercent: LIMITS.bodyFatPercent,
  restingPulse: { min: 25, max: 220, decimals: 0 },
  systolic: LIMITS.systolic,
  diastolic: LIMITS.diastolic,
} as const;

/** Earlier years are typing errors. */
export const FIRST_MEASURE_DAY = '1950-01-01';
