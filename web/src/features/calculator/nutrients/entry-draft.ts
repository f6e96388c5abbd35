import { FOOD_ENTRY_HELP, foodEntry } from '@forja/contract/calculator/food-entries';
import { FIRST_FOOD_DAY, type FoodEntry } from '@forja/domain/food-log/food-entry';
import { entryFood } from '@forja/domain/food-log/entry-intake';
import { type LoggableFood } from '@forja/domain/food-log/loggable-food';
import { MEALS, type Meal } from '@forja/domain/menu/menu';
import { parseDecimal } from '@forja/domain/units/parse-decimal';
import { trimmed } from '../../../design/format.ts';
import { foodEntries, type SavedFoodEntry } from '../food-entries.collection.ts';

export type EntryDraft = {
  food: LoggableFood;
  changing?: SavedFoodEntry | undefined;
  grams: string;
  meal: Meal;
};

/** Usual meal at an hour: judgement, one click changes it. */
export function mealOfHour(hour: number): Meal {
  if (hour >= 4 && hour < 11) return 'breakfast';
  if (hour >= 11 && hour < 16) return 'lunch';
  return hour >= 16 && hour < 20 ? 'snack' : 'dinner';
}

export const newEntry = (food: LoggableFood, hour: number): EntryDraft => ({
  food,
  grams: trimmed(food.portion.grams),
  meal: mealOfHour(hour),
});

export const changedEntry = (food: LoggableFood, record: SavedFoodEntry): EntryDraft => ({
  food,
  changing: record,
  grams: trimmed(record.value.grams),
  meal: record.value.meal,
});

export const isMeal = (text: string): text is Meal => MEALS.some((meal) => meal === text);

export type OpenEntry = { entry?: EntryDraft | undefined };

/** Restores only known fields: another version may have stored others. */
export function restoreEntry(stored: unknown): OpenEntry | undefined {
  const { entry } = (stored ?? {}) as { entry?: Partial<EntryDraft> };
  const food = entry && restoreFood(entry.food);
  if (!food || typeof entry.grams !== 'string' || !isMeal(`${entry.meal}`)) return undefined;
  const draft = { ...newEntry(food, 0), grams: entry.grams, meal: entry.meal ?? 'lunch' };
  const value = foodEntries.decode(entry.changing?.stored);
  return entry.changing && value
    ? { entry: { ...draft, changing: { ...entry.changing, value } } }
    : { entry: draft };
}

/** An own food keeps its stored figures. */
function restoreFood(stored: Partial<LoggableFood> | undefined): LoggableFood | undefined {
  const { data } = foodEntry.safeParse({
    eatenOn: FIRST_FOOD_DAY,
    meal: 'lunch',
    foodId: stored?.id,
    grams: stored?.portion?.grams,
    ownFood: stored?.isOwn ? { name: stored.name, figures: stored.figures } : undefined,
    ingredients: stored?.ingredients,
  });
  return data && entryFood(data);
}

export function readEntry(
  { food, changing, grams, meal }: EntryDraft,
  eatenOn: string,
): { value: FoodEntry; error?: undefined } | { value?: undefined; error: string } {
  const { data } = foodEntry.safeParse({
    eatenOn,
    meal,
    foodId: food.id,
    grams: parseDecimal(grams),
    ...(food.isOwn && { ownFood: { name: food.name, figures: food.figures } }),
    ...(food.ingredients && { ingredients: food.ingredients }),
  });
  return data ? { value: { ...changing?.value, ...data } } : { error: FOOD_ENTRY_HELP.grams };
}
