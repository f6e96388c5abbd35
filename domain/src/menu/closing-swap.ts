import { micronutrientsIn } from '../foods/micronutrients.ts';
import type { CoveredNutrient } from '../micros/covered-nutrients.ts';
import type { Meal, MenuItem } from './menu.ts';

export type PossibleSwap = {
  readonly meal: Meal;
  readonly slot: number;
  readonly from: MenuItem;
  readonly to: MenuItem;
};
export type ClosingSwap = PossibleSwap & {
  readonly nutrient: CoveredNutrient;
  /** More of the nutrient on that day, in its unit. */
  readonly brings: number;
};

/** What a swap must bring of the reference of a day to be worth a person's while. */
const WORTHWHILE = 0.05;

export type Gap = { readonly nutrient: CoveredNutrient; readonly reference: number };

/** For each nutrient that falls short, of some swaps that keep a day within its aim, the one that brings most of it; none where nothing helps. */
export function closingSwaps(swaps: readonly PossibleSwap[], gaps: readonly Gap[]): ClosingSwap[] {
  if (gaps.length === 0) return [];
  const best = new Map<CoveredNutrient, ClosingSwap>();
  for (const { from, to, ...place } of swaps) {
    const before = micronutrientsIn([from]);
    const after = micronutrientsIn([to]);
    for (const { nutrient, reference } of gaps) {
      const brings = after[nutrient].atLeast - before[nutrient].atLeast;
      if (brings < WORTHWHILE * reference || brings <= (best.get(nutrient)?.brings ?? 0)) continue;
      best.set(nutrient, { ...place, nutrient, from, to, brings });
    }
  }
  return gaps.flatMap(({ nutrient }) => best.get(nutrient) ?? []);
}
