import type { Workout } from '@forja/domain/workouts/workout';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { localDay } from '../../../shared/local-day.ts';
import { openRecordStore } from '../../../shared/records/open-record-store.ts';
import { listKey } from '../../../shared/records/refresh-queries.ts';
import { useUserId } from '../../identity/session.queries.ts';
import { workouts } from '../records/workouts.collection.ts';
import { summarizeHistory } from './training-history.ts';

/** Enough for the month on screen, and read in a moment however long the history is. */
const LATEST = { offset: 0, limit: 45 };

/** Every workout of the device, summarised, while it looks for what other devices did. The latest come first. */
export function useTrainingHistory() {
  const userId = useUserId();
  useEffect(() => {
    if (userId !== undefined)
      void openRecordStore(userId).then(
        (store) => store.sync(),
        () => undefined,
      );
  }, [userId]);
  const latest = useHistoryPart(userId, 'latest', true);
  const whole = useHistoryPart(userId, 'whole', latest.isSuccess);
  return {
    data: whole.data ?? latest.data,
    error: latest.error ?? whole.error,
    refetch: () => void Promise.all([latest.refetch(), whole.refetch()]),
  };
}

const useHistoryPart = (userId: string | undefined, part: 'latest' | 'whole', enabled: boolean) =>
  useQuery({
    queryKey: listKey(userId ?? '', workouts.name, `history ${part}`),
    queryFn: async () => {
      const store = userId === undefined ? undefined : await openRecordStore(userId);
      const total = (await store?.count(workouts)) ?? 0;
      const records =
        (await store?.read((tx) =>
          part === 'whole' ? tx.range(workouts.name) : tx.window(workouts.name, LATEST),
        )) ?? [];
      // The list has only what this build could read when it was stored, and stored workouts are plain JSON.
      const all = records.map(({ value }) => value as Workout);
      const today = localDay(new Date());
      const isWhole = part === 'whole' || total <= LATEST.limit;
      return { userId, today, isWhole, history: summarizeHistory(all, today) };
    },
    enabled,
    placeholderData: keepPreviousData,
    // A set that is edited moves nothing in the list: the page reads it again when it opens.
    refetchOnMount: 'always',
    gcTime: 30_000,
    // Comparing years of sets with themselves would take longer than drawing them.
    structuralSharing: false,
  });
