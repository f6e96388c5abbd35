import { flattenDoneSets, type DoneSet } from '@forja/domain/workouts/done-sets';
import { findPreviousSets, type PreviousSets } from '@forja/domain/workouts/previous-sets';
import type { Workout } from '@forja/domain/workouts/workout';
import { useQuery } from '@tanstack/react-query';
import type { RecordStore } from '../../../shared/records/record-store.ts';
import { useUserId } from '../../identity/session.queries.ts';
import { openOwnStore } from '../../records/records.queries.ts';
import { workouts } from '../records/workouts.collection.ts';

/** Page size that covers weekly exercises. */
const PAGE = 50;

/** Newest first, page by page: the first page answers most questions. */
async function* readPages(store: RecordStore): AsyncGenerator<Workout[]> {
  for (let offset = 0; ; offset += PAGE) {
    const page = await store.list(workouts, { offset, limit: PAGE });
    yield page.map(({ value }) => value);
    if (page.length < PAGE) return;
  }
}

/** Latest sets of each exercise before an instant. */
export function usePreviousSets(
  exerciseIds: readonly string[],
  startedBefore: string,
): ReadonlyMap<string, PreviousSets> {
  const userId = useUserId();
  const ids = [...new Set(exerciseIds)].toSorted();
  const { data } = useQuery({
    queryKey: ['training-previous', userId, startedBefore, ids],
    queryFn: async () => {
      const result = new Map<string, PreviousSets>();
      for await (const page of readPages(await openOwnStore(userId))) {
        for (const id of ids.filter((each) => !result.has(each))) {
          const previous = findPreviousSets(page, id, { startedBefore });
          if (previous) result.set(id, previous);
        }
        if (result.size === ids.length) break;
      }
      return result;
    },
    enabled: userId !== undefined && ids.length > 0,
    // Earlier workouts do not change during this one.
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: (earlier) => earlier,
  });
  return data ?? NOTHING;
}

const NOTHING: ReadonlyMap<string, PreviousSets> = new Map();

/** Sets of some exercises before an instant. */
export async function readDoneSets(
  store: RecordStore,
  exerciseIds: ReadonlySet<string>,
  startedBefore: string,
): Promise<DoneSet[]> {
  const result: DoneSet[] = [];
  for await (const page of readPages(store))
    for (const set of flattenDoneSets(page.filter(({ startedAt }) => startedAt < startedBefore)))
      if (exerciseIds.has(set.exerciseId)) result.push(set);
  return result;
}

export type RoutineWorkout = Pick<
  Workout,
  'routineId' | 'routineDayId' | 'day' | 'startedAt' | 'finishedAt'
>;

/** A year at five days a week: the longest cycle. */
const ROUTINE_HISTORY = 260;

/** Latest workouts, to find the next day of a routine. Undefined while loading. */
export function useRoutineHistory(): readonly RoutineWorkout[] | undefined {
  const userId = useUserId();
  const { data } = useQuery({
    queryKey: ['training-routine-history', userId],
    queryFn: async () => {
      if (userId === undefined) return [];
      const store = await openOwnStore(userId);
      const list = await store.list(workouts, { offset: 0, limit: ROUTINE_HISTORY });
      return list.map(({ value }): RoutineWorkout => value);
    },
    // A workout that just finished changes it.
    gcTime: 0,
  });
  return data;
}
