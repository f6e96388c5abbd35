import { sumMicronutrients } from '../../foods/micronutrients.ts';
import type { CoveredNutrient } from '../../micros/covered-nutrients.ts';
import type { Meal, MenuItem } from '../menu.ts';

export type CandidateSwap = {
  readonly meal: Meal;
  readonly slot: number;
  readonly from: MenuItem;
  readonly to: MenuItem;
};
export type ClosingSwap = CandidateSwap & {
  readonly nutrient: CoveredNutrient;
  readonly brings: number;
};

/** Share of the daily reference. */
const MIN_CLOSED_SHARE = 0.05;

export type Gap = { readonly nutrient: CoveredNutrient; readonly reference: number };

export function findClosingSwaps(
  swaps: readonly CandidateSwap[],
  gaps: readonly Gap[],
): ClosingSwap[] {
  if (gaps.length === 0) return [];
  const best = new Map<CoveredNutrient, ClosingSwap>();
  for (const { from, to, ...place } of swaps) {
    const before = sumMicronutrients([from]);
    const after = sumMicronutrients([to]);
    for (const { nutrient, reference } of gaps) {
      const brings = after[nutrient].atLeast - before[nutrient].atLeast;
      if (brings < MIN_CLOSED_SHARE * reference || brings <= (best.get(nutrient)?.brings ?? 0))
        continue;
      best.set(nutrient, { ...place, nutrient, from, to, brings });
    }
  }
  return gaps.flatMap(({ nutrient }) => best.get(nutrient) ?? []);
}
