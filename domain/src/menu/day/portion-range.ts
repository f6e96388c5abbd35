import type { DishPlace } from './planned-day.ts';
import { VITAMIN_K_RICH_FOODS } from '../foods/vitamin-k-foods.ts';

/** Steps of the food. */
export type PortionRange = {
  readonly least: number;
  readonly start: number;
  readonly most: number;
  readonly isOptional: boolean;
};

/** Days above this energy get larger portions of some groups. */
const USUAL_ENERGY_KCAL = 2200;
const STRETCH = { least: 0.6, most: 1.8 } as const;
/** Other groups would grow unrealistically: six spoons of oil, a litre of milk. */
const GROUPS_THAT_GROW = ['meat', 'starches'];
const GROUPS_OF_ONE_SIZE = ['vegetables', 'fruits'];

export const portionStretch = (energyKcal: number): number =>
  Math.min(STRETCH.most, Math.max(STRETCH.least, energyKcal / USUAL_ENERGY_KCAL));

export function portionRange(
  { item, optional }: DishPlace,
  stretch: number,
  steadyVitaminK: boolean,
): PortionRange {
  const { group } = item.food;
  const toSteps = (amount: number) => Math.round(amount / item.step);
  if (steadyVitaminK && VITAMIN_K_RICH_FOODS.has(item.food.id)) {
    const fixedSteps = Math.max(1, toSteps(item.usual));
    return { least: fixedSteps, start: fixedSteps, most: fixedSteps, isOptional: false };
  }
  const least = Math.max(1, toSteps(item.least));
  const isStretched = stretch > 1 && GROUPS_THAT_GROW.includes(group);
  const most = Math.max(least, toSteps(isStretched ? item.most * stretch : item.most));
  const isOneSize = GROUPS_OF_ONE_SIZE.includes(group);
  const usualSteps = toSteps(
    isStretched || (stretch < 1 && !isOneSize) ? item.usual * stretch : item.usual,
  );
  const start = optional && !isOneSize ? 0 : Math.min(most, Math.max(least, usualSteps));
  return { least, start, most, isOptional: optional };
}
