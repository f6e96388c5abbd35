import type { Micronutrient } from '../foods/micronutrients.ts';

/** Display order. Fibre has its own target. */
export const COVERED_NUTRIENTS = [
  'calcium',
  'iron',
  'magnesium',
  'potassium',
  'zinc',
  'iodine',
  'folate',
  'vitamin-b12',
  'vitamin-d',
  'vitamin-c',
  'fibre',
  'alpha-linolenic-acid',
] as const satisfies readonly Micronutrient[];
export type CoveredNutrient = (typeof COVERED_NUTRIENTS)[number];
