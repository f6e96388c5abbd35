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
/** A week of somebody who writes eight foods a day. */
const LATEST = { offset: 0, limit: 56 };

/** The own foods, those eaten lately, and the search of all that can be written. */
export function useOwnFoods() {
  const { records } = useRecords(ownFoods, ALL);
  const { records: latest } = useRecords(foodEntries, LATEST);
  const known = useMemo(() => {
    const saved = records.flatMap((record) => record ?? []);
    const own: readonly LoggableFood[] = saved.map(({ id, value }) => loggableOfLabel(id, value));
    return { saved, own, search: createFoodSearch([...own, ...TABLE_FOODS]) };
  }, [records]);
  return useMemo(() => {
    const entries = latest.flatMap((record) => (record ? [record.value] : []));
    const recent = recentFoods(entries, known.own);
    return { ...known, recent, recentIds: new Set(recent.map(({ id }) => id)) };
  }, [known, latest]);
}

export type OwnFoods = ReturnType<typeof useOwnFoods>;
