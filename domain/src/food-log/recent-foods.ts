import { entryFood } from './entry-intake.ts';
import type { FoodEntry } from './food-entry.ts';
import type { LoggableFood } from './loggable-food.ts';

export function recentFoods(
  entries: readonly FoodEntry[],
  ownFoods: readonly LoggableFood[] | undefined,
): LoggableFood[] {
  const ownById = ownFoods && new Map(ownFoods.map((food) => [food.id, food]));
  const foods = new Map<string, LoggableFood>();
  for (const entry of entries) {
    const food = entry.ownFood && ownById ? ownById.get(entry.foodId) : entryFood(entry);
    if (food && !foods.has(food.id)) foods.set(food.id, food);
  }
  return [...foods.values()];
}
