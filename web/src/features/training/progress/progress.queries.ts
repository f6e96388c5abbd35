import type { Workout } from '@forja/domain/workouts/workout';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { localDay } from '../../../shared/local-day.ts';
import { openRecordStore } from '../../../shared/records/open-record-store.ts';
import { listKey } from '../../../shared/records/refresh-queries.ts';
import { useUserId } from '../../identity/session.queries.ts';
import { workouts } from '../records/workouts.collection.ts';
import { summarizeHistory } from './training-history.ts';

/** Every workout of the device, summarised, while it looks for what other devices did. */
export function useTrainingHistory() {
  const userId = useUserId();
  useEffect(() => {
    if (userId !== undefined)
      void openRecordStore(userId).then(
        (store) => store.sync(),
        () => undefined,
      );
  }, [userId]);
  return useQuery({
    queryKey: listKey(userId ?? '', workouts.name, 'history'),
    queryFn: async () => {
      const records =
        userId === undefined
          ? []
          : await (await openRecordStore(userId)).read((tx) => tx.range(workouts.name));
      // The list has only what this build could read when it was stored, and stored workouts are plain JSON.
      const all = records.map(({ value }) => value as Workout);
      const today = localDay(new Date());
      return { userId, today, history: summarizeHistory(all, today) };
    },
    // A set that is edited moves nothing in the list: the page reads it again when it opens.
    refetchOnMount: 'always',
    gcTime: 30_000,
    // Comparing years of sets with themselves would take longer than drawing them.
    structuralSharing: false,
  });
}
