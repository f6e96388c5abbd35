import type { EatenPortion } from './day-micronutrients.ts';
import { entryFood } from '../food-log/entry-intake.ts';
import type { FoodEntry } from '../food-log/food-entry.ts';
import { tableFood } from '../food-log/loggable-food.ts';

export function eatenPortions(entry: FoodEntry, unknownName: string): EatenPortion[] {
  const { foodId, grams, ingredients } = entry;
  if (!ingredients) return [{ foodId, name: entryFood(entry)?.name ?? unknownName, grams }];
  return ingredients.map((ingredient) => ({
    foodId: ingredient.foodId,
    name: ingredient.name ?? tableFood(ingredient.foodId)?.name ?? unknownName,
    grams: (grams * ingredient.gramsPer100g) / 100,
  }));
}
