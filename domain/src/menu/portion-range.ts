import type { Place } from './planned-day.ts';
import { RICH_IN_VITAMIN_K } from './vitamin-k-foods.ts';

/** In steps of the food. An optional food may also be left out. */
export type Range = { readonly least: number; readonly start: number; readonly most: number; readonly canGo: boolean };

/** The portions of the table are those of this much energy; more energy stretches those that grow on a plate. */
const USUAL_ENERGY_KCAL = 2200;
const STRETCH = { least: 0.6, most: 1.8 } as const;
/** Whoever eats a lot gets a bigger piece of meat and more rice; not six spoons of oil, nor a litre of milk. */
const GROUPS_THAT_GROW = ['meat', 'starches'];
const GROUPS_OF_ONE_SIZE = ['vegetables', 'fruits'];

/** How much a plate of this energy stretches its portions. */
export const stretchOf = (energyKcal: number): number =>
  Math.min(STRETCH.most, Math.max(STRETCH.least, energyKcal / USUAL_ENERGY_KCAL));

/** What completes the plate (vegetables, fruit) starts present; what completes the numbers starts absent. With `steadyVitaminK`, what is rich in it comes in one size. */
export function rangeOf({ item, optional }: Place, stretch: number, steadyVitaminK: boolean): Range {
  const { group } = item.food;
  const steps = (amount: number) => Math.round(amount / item.step);
  if (steadyVitaminK && RICH_IN_VITAMIN_K.has(item.food.id)) {
    const only = Math.max(1, steps(item.usual));
    return { least: only, start: only, most: only, canGo: false };
  }
  const least = Math.max(1, steps(item.least));
  const grows = stretch > 1 && GROUPS_THAT_GROW.includes(group);
  const most = Math.max(least, steps(grows ? item.most * stretch : item.most));
  const isOneSize = GROUPS_OF_ONE_SIZE.includes(group);
  const wanted = steps(grows || (stretch < 1 && !isOneSize) ? item.usual * stretch : item.usual);
  const start = optional && !isOneSize ? 0 : Math.min(most, Math.max(least, wanted));
  return { least, start, most, canGo: optional };
}
