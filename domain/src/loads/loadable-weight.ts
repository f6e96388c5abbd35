import type { Implement } from '../exercises/exercise.ts';
import { LIGHTEST_KG, STEP_KG } from '../training/lifts/first-load.ts';
import { findPlateLoading, type OwnPlates } from './plate-loading.ts';

/** Heaviest loadable weight up to `kg`; undefined if even the lightest is heavier. */
export function roundDownToLoadable(
  kg: number,
  implement: Implement,
  plates: OwnPlates,
): number | undefined {
  if (implement === 'barbell') {
    const loading = findPlateLoading(kg, plates);
    return loading.kind === 'exact' ? loading.loadKg : loading.below?.loadKg;
  }
  const rounded = Math.floor(kg / STEP_KG[implement]) * STEP_KG[implement];
  return rounded >= LIGHTEST_KG[implement] ? rounded : undefined;
}

/** Lightest loadable weight above `kg`; undefined if there are no more plates. */
export function nextLoadableAbove(
  kg: number,
  implement: Implement,
  plates: OwnPlates,
): number | undefined {
  if (implement !== 'barbell')
    return (Math.floor(kg / STEP_KG[implement]) + 1) * STEP_KG[implement];
  const loading = findPlateLoading(kg + 0.01, plates);
  return loading.kind === 'exact' ? loading.loadKg : loading.above?.loadKg;
}
