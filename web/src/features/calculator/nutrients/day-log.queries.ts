import { MEALS } from '@forja/domain/menu/menu';
import { addIntakes, figuresIntake, type Intake } from '@forja/domain/food-log/day-intake';
import { eatenPortions } from '@forja/domain/micros/eaten-portions';
import { entryFood } from '@forja/domain/food-log/entry-intake';
import type { LoggableFood } from '@forja/domain/food-log/loggable-food';
import type { EatenPortion } from '@forja/domain/micros/day-micronutrients';
import { DAY_MS } from '@forja/domain/units/durations';
import type { QueryClient } from '@tanstack/react-query';
import { toast } from '../../../design/feedback/toast.ts';
import { localDay } from '../../../shared/local-day.ts';
import { readableError } from '../../../shared/http/readable-error.ts';
import type { SortKeyRange } from '../../../shared/records/device/local-store.ts';
import { useUserId } from '../../identity/session.queries.ts';
import { openOwnStore, preloadRecords, useRecords } from '../../records/records.queries.ts';
import { foodEntries, type SavedFoodEntry } from '../food-entries.collection.ts';
import { nutrientsMessages } from './nutrients.messages.ts';

/** `food` is undefined when this version does not know it. */
export type LoggedFood = {
  readonly record: SavedFoodEntry;
  readonly food: LoggableFood | undefined;
  readonly intake: Intake;
};

const getPreviousDay = (day: string): string =>
  localDay(new Date(new Date(`${day}T12:00:00`).getTime() - DAY_MS));

const dayPart = (day: string): SortKeyRange => ({ from: day, to: day });

/** Reads the day before its page opens. */
export const preloadDay = (cache: QueryClient, userId: string, day: string): Promise<void> =>
  preloadRecords(cache, userId, foodEntries, dayPart(day));

export function useDayLog(day: string) {
  const { records, isPending, error, refetch } = useRecords(foodEntries, dayPart(day));
  // The previous day stays displayed until the new one is read.
  const logged = records
    .flatMap((record) => (record?.value.eatenOn === day ? [record] : []))
    .toSorted((a, b) => a.id.localeCompare(b.id))
    .map(logFood);
  return {
    isPending,
    error,
    refetch,
    logged,
    sum: addIntakes(logged.filter(({ food }) => food !== undefined).map(({ intake }) => intake)),
    meals: MEALS.map((meal) => ({
      meal,
      foods: logged.filter(({ record }) => record.value.meal === meal),
    })).filter(({ foods }) => foods.length > 0),
  };
}

export function usePreviousDay(day: string): readonly SavedFoodEntry[] {
  const previousDay = getPreviousDay(day);
  const { records } = useRecords(foodEntries, dayPart(previousDay));
  return records.flatMap((record) => (record?.value.eatenOn === previousDay ? [record] : []));
}

/** Recipes are expanded to their ingredients. */
export const listPortions = (logged: readonly LoggedFood[]): EatenPortion[] =>
  logged.flatMap(({ record }) => eatenPortions(record.value, nutrientsMessages.list.unknown));

function logFood(record: SavedFoodEntry): LoggedFood {
  const food = entryFood(record.value);
  return { record, food, intake: food ? figuresIntake(food.figures, record.value.grams) : {} };
}

export function useCopyEntries(): (
  entries: readonly SavedFoodEntry[],
  day: string,
) => Promise<void> {
  const userId = useUserId();
  const texts = nutrientsMessages.list;
  return async (entries, day) => {
    try {
      const store = await openOwnStore(userId);
      for (const { value } of entries)
        await store.save(foodEntries, { value: { ...value, eatenOn: day } });
      toast({ title: texts.copied });
    } catch (error) {
      toast({
        title: texts.notCopied,
        description: readableError(error),
        variant: 'destructive',
      });
    }
  };
}
