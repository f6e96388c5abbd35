import type { Micronutrient } from '../foods/micronutrients.ts';

/** Nutrients of the weekly coverage, in display order. Fibre has its own target; only plant omega-3 has a reference. */
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
