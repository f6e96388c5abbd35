import type { OwnCredits } from '@forja/domain/progress/weekly-sets';
import type { Workout } from '@forja/domain/workouts/workout';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { localDay } from '../../../shared/local-day.ts';
import { openRecordStore } from '../../../shared/records/open-record-store.ts';
import { listKey } from '../../../shared/records/refresh-queries.ts';
import { useUserId } from '../../identity/session.queries.ts';
import { useExercises } from '../exercises/exercises.queries.ts';
import { workouts } from '../records/workouts.collection.ts';
import { askHistory } from './ask-history.ts';
import { summarizeHistory } from './training-history.ts';

/** Covers the month on screen, and loads fast for any history. */
const LATEST = { offset: 0, limit: 45 };

/** Summary of all workouts on the device during a sync. The latest ones load first. */
export function useTrainingHistory() {
  const userId = useUserId();
  useEffect(() => {
    if (userId !== undefined)
      void openRecordStore(userId).then(
        (store) => store.sync(),
        () => undefined,
      );
  }, [userId]);
  const { list, isPending } = useExercises();
  const ownCredits = new Map(
    list.flatMap(({ id, library, pattern, primary, secondary }) =>
      library ? [] : [[id, { pattern, primary, secondary }] as const],
    ),
  );
  const latest = useHistoryPart({ userId, part: 'latest', ownCredits, enabled: !isPending });
  const whole = useHistoryPart({
    userId,
    part: 'whole',
    ownCredits,
    enabled: latest.isSuccess && !latest.isPlaceholderData,
  });
  return {
    // Data of an older full read may be outdated after a failed one.
    data: whole.error ? latest.data : (whole.data ?? latest.data),
    error: latest.error ?? whole.error,
    refetch: () => void Promise.all([latest.refetch(), whole.refetch()]),
  };
}

type HistoryPart = {
  userId: string | undefined;
  part: 'latest' | 'whole';
  ownCredits: OwnCredits;
  enabled: boolean;
};

const useHistoryPart = ({ userId, part, ownCredits, enabled }: HistoryPart) =>
  useQuery({
    queryKey: listKey(userId ?? '', workouts.name, `history ${part} ${nameCredits(ownCredits)}`),
    queryFn: async ({ signal }) => {
      const store = userId === undefined ? undefined : await openRecordStore(userId);
      const total = (await store?.count(workouts)) ?? 0;
      const details = { today: localDay(new Date()), ownCredits };
      const isShort = total <= LATEST.limit;
      if (userId !== undefined && part === 'whole' && !isShort) {
        const call = { userId, collection: workouts.name, ...details };
        return { userId, ...details, isWhole: true, history: await askHistory(call, signal) };
      }
      const records = (await store?.read((tx) => tx.window(workouts.name, LATEST))) ?? [];
      // Stored workouts are plain JSON, and unreadable ones were left out when stored.
      const latest = records.map(({ value }) => value as Workout);
      return { userId, ...details, isWhole: isShort, history: summarizeHistory(latest, details) };
    },
    enabled,
    placeholderData: keepPreviousData,
    // An edited set triggers no refetch: the page reads on mount.
    refetchOnMount: 'always',
    gcTime: 30_000,
    // Comparing years of sets would take longer than rendering.
    structuralSharing: false,
  });

/** Cache key: new muscles of an own exercise change its sets. */
const nameCredits = (ownCredits: OwnCredits): string => JSON.stringify([...ownCredits]);
