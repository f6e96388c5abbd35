import type { PlannedMeal } from '../menu/menu.ts';
import { ENTRY_GRAMS, type FoodEntry } from './food-entry.ts';

/** The foods of a dish of a plan, as eaten on a day. The menu and the log count with the same food table. */
export const dishEntries = (
  { meal, items }: Pick<PlannedMeal, 'meal' | 'items'>,
  eatenOn: string,
): FoodEntry[] =>
  items.map(({ foodId, grams }) => ({ eatenOn, meal, foodId, grams: entryGrams(grams) }));

/** As the log stores grams; a trace of a food counts as the least that it takes. */
function entryGrams(grams: number): number {
  const factor = 10 ** ENTRY_GRAMS.decimals;
  return Math.max(ENTRY_GRAMS.min, Math.round(grams * factor) / factor);
}
