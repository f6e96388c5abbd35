import type { MenuTargets, MenuTotals } from '../menu.ts';

/** Decisions section 5: ±5 %. */
export const TOLERANCE = 0.05;

export const BANDED_TARGETS = [
  'energyKcal',
  'proteinGrams',
  'fatGrams',
  'carbohydrateGrams',
] as const;

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
