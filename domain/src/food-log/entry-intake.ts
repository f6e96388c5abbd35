import { foodById } from '../foods/foods.ts';
import { foodIntake, type Intake } from './day-intake.ts';
import type { FoodEntry } from './food-entry.ts';

/** What an entry has; undefined when this version does not know its food. */
export function entryIntake({ foodId, grams }: FoodEntry): Intake | undefined {
  const food = foodById(foodId);
  return food && foodIntake(food, grams);
}
