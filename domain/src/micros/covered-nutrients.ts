import type { Micronutrient } from '../foods/micronutrients.ts';

/** What the coverage of a week shows, in the order people read it. Fibre has its own target; omega-3 is judged by the one of plants, the only one with a reference. */
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
