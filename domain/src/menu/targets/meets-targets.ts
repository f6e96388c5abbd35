import type { MenuTargets, MenuTotals } from '../menu.ts';

/** Decisions section 5: energy and each macronutrient within ±5 %. */
export const TOLERANCE = 0.05;

export const BANDED_TARGETS = [
  'energyKcal',
  'proteinGrams',
  'fatGrams',
  'carbohydrateGrams',
] as const;

/** Energy and macronutrients within the band, fibre between its target and its ceiling, sodium at most its limit. */
export function meetsTargets(totals: MenuTotals, targets: MenuTargets): boolean {
  return (
    BANDED_TARGETS.every(
      (key) => Math.abs(totals[key] - targets[key]) <= TOLERANCE * targets[key],
    ) &&
    totals.fibreGrams >= targets.fibreGrams &&
    totals.fibreGrams <= targets.fibreCeilingGrams &&
    totals.sodiumMg <= targets.sodiumMg
  );
}
