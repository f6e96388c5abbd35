import { addSwap } from '@forja/domain/training/selection/swap-exercise';
import type { PlanChoice } from '@forja/contract/plan-choices';

export type WeekVariant = PlanChoice['week'];
export const SAVED_WEEK: WeekVariant = { seed: 0, swaps: {}, week: 1 };

export const isVariant = ({ seed, swaps }: WeekVariant): boolean =>
  seed > 0 || Object.keys(swaps).length > 0;

/** Undefined for the saved plan. */
export const getVariant = (variant: WeekVariant) =>
  isVariant(variant) ? { seed: variant.seed, swaps: variant.swaps } : undefined;

/** Equivalent exercises; swaps of the previous ones are dropped. */
export const anotherWeek = (variant: WeekVariant): WeekVariant => ({
  ...variant,
  seed: variant.seed + 1,
  swaps: {},
});
export const savedWeek = ({ week }: WeekVariant): WeekVariant => ({ ...SAVED_WEEK, week });

export const withExercise = (variant: WeekVariant, from: string, to: string): WeekVariant => ({
  ...variant,
  swaps: { ...addSwap(variant.swaps, from, to) },
});
