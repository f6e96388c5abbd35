import { figuresIntake, type Intake } from './day-intake.ts';
import type { FoodEntry } from './food-entry.ts';
import { loggableOwn, type LoggableFood, tableFood } from './loggable-food.ts';

/** Undefined when this version does not know the food. */
export const entryFood = ({
  foodId,
  ownFood,
  grams,
  ingredients,
}: FoodEntry): LoggableFood | undefined =>
  ownFood
    ? {
        ...loggableOwn(foodId, { ...ownFood, portionGrams: grams }),
        ...(ingredients && { ingredients }),
      }
    : tableFood(foodId);

export function entryIntake(entry: FoodEntry): Intake | undefined {
  const food = entryFood(entry);
  return food && figuresIntake(food.figures, entry.grams);
}
