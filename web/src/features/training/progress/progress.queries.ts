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
    // What was whole before the reading that failed may lack what is known by now.
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
      // The list has only what this build could read when it was stored, and stored workouts are plain JSON.
      const latest = records.map(({ value }) => value as Workout);
      return { userId, ...details, isWhole: isShort, history: summarizeHistory(latest, details) };
    },
    enabled,
    placeholderData: keepPreviousData,
    // A set that is edited moves nothing in the list: the page reads it again when it opens.
    refetchOnMount: 'always',
    gcTime: 30_000,
    // Comparing years of sets with themselves would take longer than drawing them.
    structuralSharing: false,
  });

/** Another name for other muscles of an own exercise: its sets are then of others. */
const nameCredits = (ownCredits: OwnCredits): string => JSON.stringify([...ownCredits]);
