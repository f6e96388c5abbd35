import type { PlannedMeal } from '../menu/menu.ts';
import { ENTRY_GRAMS, type FoodEntry } from './food-entry.ts';

export const dishEntries = (
  { meal, items }: Pick<PlannedMeal, 'meal' | 'items'>,
  eatenOn: string,
): FoodEntry[] =>
  items.map(({ foodId, grams }) => ({ eatenOn, meal, foodId, grams: entryGrams(grams) }));

function entryGrams(grams: number): number {
  const factor = 10 ** ENTRY_GRAMS.decimals;
  return Math.max(ENTRY_GRAMS.min, Math.round(grams * factor) / factor);
}
