import { figuresIntake, type Intake } from './day-intake.ts';
import type { FoodEntry } from './food-entry.ts';
import { loggableOwn, type LoggableFood, tableFood } from './loggable-food.ts';

/** The food of an entry: its own figures, or those of the table; undefined when this version does not know it. */
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

/** What an entry has; undefined when this version does not know its food. */
export function entryIntake(entry: FoodEntry): Intake | undefined {
  const food = entryFood(entry);
  return food && figuresIntake(food.figures, entry.grams);
}
