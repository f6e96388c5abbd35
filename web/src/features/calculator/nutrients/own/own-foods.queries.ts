import {
  loggableOfLabel,
  type LoggableFood,
  TABLE_FOODS,
} from '@forja/domain/food-log/loggable-food';
import { recentFoods } from '@forja/domain/food-log/recent-foods';
import { createFoodSearch } from '@forja/domain/foods/search-foods';
import { useMemo } from 'react';
import { useRecords } from '../../../records/records.queries.ts';
import { foodEntries } from '../../food-entries.collection.ts';
import { ownFoods } from '../../own-foods.collection.ts';

const ALL = { offset: 0, limit: 1000 };
/** Four days of somebody who writes eight foods a day: more would delay the opening of the page. */
const LATEST = { offset: 0, limit: 32 };

/** The own foods, those eaten lately, and the search of all that can be written. */
export function useOwnFoods() {
  const { records } = useRecords(ownFoods, ALL);
  const { records: latest } = useRecords(foodEntries, LATEST);
  const catalogue = useMemo(() => {
    const saved = records.flatMap((record) => record ?? []);
    const foods: readonly LoggableFood[] = saved.map(({ id, value }) => loggableOfLabel(id, value));
    return { saved, foods, search: createFoodSearch([...foods, ...TABLE_FOODS]) };
  }, [records]);
  return useMemo(() => {
    const entries = latest.flatMap((record) => (record ? [record.value] : []));
    const recent = recentFoods(entries, catalogue.foods);
    return { ...catalogue, recent, recentIds: new Set(recent.map(({ id }) => id)) };
  }, [catalogue, latest]);
}

export type OwnFoods = ReturnType<typeof useOwnFoods>;
