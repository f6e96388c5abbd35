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
/** Four days of somebody who writes eight foods a day: more would delay the opening of the page. */
const LATEST = { offset: 0, limit: 32 };

export type OwnFoods = {
  readonly saved: readonly SavedOwnFood[];
  /** The saved ones as a day takes them. */
  readonly labelled: readonly LoggableFood[];
  readonly recipes: readonly SavedRecipe[];
  /** Own foods and recipes as a day takes them. */
  readonly foods: readonly LoggableFood[];
  readonly search: ReturnType<typeof createFoodSearch<LoggableFood>>;
  readonly recent: readonly LoggableFood[];
  readonly recentIds: ReadonlySet<string>;
};

/** Until the device was read: the foods of the table. */
export const TABLE_ONLY: OwnFoods = {
  saved: [],
  labelled: [],
  recipes: [],
  foods: [],
  search: createFoodSearch(TABLE_FOODS),
  recent: [],
  recentIds: new Set(),
};

/** As somebody types them, with a typo and without. */
const PRACTICE = ['a', 'pa', 'arr', 'leche', 'lehce', 'pan', 'queso', 'carne', 'dulce de leche'];

/**
 * The first keys would wait for the words of the foods to be read, and for the browser to compile what compares them,
 * which it does once it has run some times. Each in a turn of its own: a key in between is answered.
 */
async function prepareSearch(search: OwnFoods['search']): Promise<void> {
  for (const text of PRACTICE) {
    await whenIdle();
    search(text, 1);
  }
}

/** The own foods and recipes, those eaten lately, and the search of all that can be written. */
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
