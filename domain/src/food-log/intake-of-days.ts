import type { IntakeOfDay } from '../expenditure/measured-expenditure.ts';
import type { CompleteFoodDay } from './complete-food-day.ts';
import { addIntakes } from './day-intake.ts';
import { entryIntake } from './entry-intake.ts';
import type { FoodEntry } from './food-entry.ts';

/** Oldest first; a day with an unknown food is not complete. */
export function intakeOfDays(
  entries: readonly FoodEntry[],
  marks: readonly CompleteFoodDay[],
): IntakeOfDay[] {
  const marked = new Set(marks.map(({ day }) => day));
  const days = [...new Set(entries.map(({ eatenOn }) => eatenOn))].toSorted();
  const eatenByDay = new Map<string, FoodEntry[]>(days.map((day) => [day, []]));
  for (const entry of entries) eatenByDay.get(entry.eatenOn)?.push(entry);
  return [...eatenByDay].map(([day, entriesOfDay]) => {
    const intakes = entriesOfDay.map(entryIntake).filter((intake) => intake !== undefined);
    return {
      day,
      kcal: addIntakes(intakes).total.kcal,
      isComplete: marked.has(day) && intakes.length === entriesOfDay.length,
    };
  });
}
