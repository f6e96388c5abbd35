import {
  loggableOfLabel,
  type LoggableFood,
  TABLE_FOODS,
} from '@forja/domain/food-log/loggable-food';
import { loggableRecipe } from '@forja/domain/food-log/recipes/recipe-portion';
import { recentFoods } from '@forja/domain/food-log/recent-foods';
import { createFoodSearch } from '@forja/domain/foods/search-foods';
import { useEffect, useMemo } from 'react';
import { whenIdle } from '../../../../shared/lazy/when-idle.ts';
import { useRecords } from '../../../records/records.queries.ts';
import { foodEntries } from '../../food-entries.collection.ts';
import { ownFoods, type SavedOwnFood } from '../../own-foods.collection.ts';
import { recipes, type SavedRecipe } from '../../recipes.collection.ts';

const ALL = { offset: 0, limit: 1000 };
const NONE = { offset: 0, limit: 0 };
/** Four days at eight foods a day; more would delay the page. */
const LATEST = { offset: 0, limit: 32 };

export type OwnFoods = {
  readonly saved: readonly SavedOwnFood[];
  readonly labelled: readonly LoggableFood[];
  readonly recipes: readonly SavedRecipe[];
  readonly foods: readonly LoggableFood[];
  readonly search: ReturnType<typeof createFoodSearch<LoggableFood>>;
  readonly recent: readonly LoggableFood[];
  readonly recentIds: ReadonlySet<string>;
};

/** Placeholder until the device is read: the foods of the table. */
export const TABLE_ONLY: OwnFoods = {
  saved: [],
  labelled: [],
  recipes: [],
  foods: [],
  search: createFoodSearch(TABLE_FOODS),
  recent: [],
  recentIds: new Set(),
};

/** Searches with and without a typo. */
const PRACTICE = ['a', 'pa', 'arr', 'leche', 'lehce', 'pan', 'queso', 'carne', 'dulce de leche'];

/**
 * Warms up the search: the first keys would wait for its index and for the JIT compiler. One task
 * per search, so that a key press in between is answered.
 */
async function prepareSearch(search: OwnFoods['search']): Promise<void> {
  for (const text of PRACTICE) {
    await whenIdle();
    search(text, 1);
  }
}

export function useOwnFoods(): OwnFoods {
  const { records: latest, isRead: isLatestRead } = useRecords(foodEntries, LATEST);
  const labels = useRecords(ownFoods, isLatestRead ? ALL : NONE);
  const cooked = useRecords(recipes, isLatestRead ? ALL : NONE);
  const isRead = labels.isRead && cooked.isRead && isLatestRead;
  const catalogue = useMemo(() => {
    const saved = labels.records.flatMap((record) => record ?? []);
    const savedRecipes = cooked.records.flatMap((record) => record ?? []);
    const labelled = saved.map(({ id, value }) => loggableOfLabel(id, value));
    const foods = [
      ...labelled,
      ...savedRecipes.flatMap(({ id, value }) => loggableRecipe(id, value, labelled) ?? []),
    ];
    const search =
      foods.length > 0 ? createFoodSearch([...foods, ...TABLE_FOODS]) : TABLE_ONLY.search;
    return { saved, labelled, recipes: savedRecipes, foods, search };
  }, [labels.records, cooked.records]);
  const { search } = catalogue;
  useEffect(() => {
    if (isRead) void prepareSearch(search);
  }, [isRead, search]);
  return useMemo(() => {
    const entries = latest.flatMap((record) => (record ? [record.value] : []));
    const recent = recentFoods(entries, isRead ? catalogue.foods : undefined);
    return { ...catalogue, recent, recentIds: new Set(recent.map(({ id }) => id)) };
  }, [catalogue, latest, isRead]);
}
