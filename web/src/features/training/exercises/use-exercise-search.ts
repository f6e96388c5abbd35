import {
  type ExerciseFilters,
  type ExerciseGroups,
  filterExercises,
  groupByUse,
  NO_EXERCISE_FILTERS,
} from '@forja/domain/exercises/search/filter-exercises';
import { createExerciseSearch } from '@forja/domain/exercises/search/search-exercises';
import { useDeferredValue, useMemo, useState } from 'react';
import { useExercises, useRecentExercises, useTrainingSettings } from './exercises.queries.ts';

export type ExerciseQuery = { readonly text: string; readonly filters: ExerciseFilters };

/** Groups by use without a text, best match first with one. */
export function useExerciseSearch(first: Partial<ExerciseFilters> = {}) {
  const [query, setQuery] = useState<ExerciseQuery>({
    text: '',
    filters: { ...NO_EXERCISE_FILTERS, ...first },
  });
  const { list, error, refetch } = useExercises();
  const recent = useRecentExercises();
  const { settings } = useTrainingSettings();
  const { text, filters } = useDeferredValue(query);
  const search = useMemo(() => createExerciseSearch(list), [list]);
  const matches = filterExercises(search(text), filters);
  const isSearching = text.trim() !== '';
  const groups: ExerciseGroups = isSearching
    ? { favourites: [], recent: [], others: matches }
    : groupByUse(matches, settings.favourites, recent);
  return {
    query,
    setQuery,
    clear: () => setQuery({ text: '', filters: NO_EXERCISE_FILTERS }),
    isNarrowed: text !== '' || countFilters(filters) > 0,
    count: matches.length,
    groups,
    favourites: settings.favourites,
    error,
    refetch,
  };
}

export const countFilters = (filters: ExerciseFilters): number =>
  Object.values(filters).filter((value) => value !== '').length;
