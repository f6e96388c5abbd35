import {
  loggableOfLabel,
  type LoggableFood,
  TABLE_FOODS,
} from '@forja/domain/food-log/loggable-food';
import { createFoodSearch } from '@forja/domain/foods/search-foods';
import { useMemo } from 'react';
import { useRecords } from '../../../records/records.queries.ts';
import { ownFoods } from '../../own-foods.collection.ts';

const ALL = { offset: 0, limit: 1000 };

/** The own foods, and the search of all that can be written. */
export function useOwnFoods() {
  const { records } = useRecords(ownFoods, ALL);
  return useMemo(() => {
    const saved = records.flatMap((record) => record ?? []);
    const own: readonly LoggableFood[] = saved.map(({ id, value }) => loggableOfLabel(id, value));
    return { saved, own, search: createFoodSearch([...own, ...TABLE_FOODS]) };
  }, [records]);
}

export type OwnFoods = ReturnType<typeof useOwnFoods>;
