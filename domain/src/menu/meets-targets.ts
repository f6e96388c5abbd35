import type { MenuTargets, MenuTotals } from './menu.ts';

/** Decisions section 5: energy and each macronutrient within ±5 %. */
export const TOLERANCE = 0.05;

export const BANDED = ['energyKcal', 'proteinGrams', 'fatGrams', 'carbohydrateGrams'] as const;

/** Energy and macronutrients within the band, fibre at least its target, sodium at most its limit. */
export function meetsTargets(totals: MenuTotals, targets: MenuTargets): boolean {
  return (
    BANDED.every((key) => Math.abs(totals[key] - targets[key]) <= TOLERANCE * targets[key]) &&
    totals.fibreGrams >= targets.fibreGrams &&
    totals.sodiumMg <= targets.sodiumMg
  );
}
