import { flattenDoneSets, type DoneSet } from '@forja/domain/workouts/done-sets';
import { useQuery } from '@tanstack/react-query';
import { listKey } from '../../../shared/records/refresh-queries.ts';
import { useUserId } from '../../identity/session.queries.ts';
import { openOwnStore } from '../../records/records.queries.ts';
import { workouts } from '../records/workouts.collection.ts';

/** Page size that keeps a slow phone responsive. */
const PAGE = 100;

/** Working sets of an exercise, latest workout first. */
export function useExerciseHistory(exerciseId: string) {
  const userId = useUserId();
  return useQuery({
    queryKey: listKey(userId ?? '', workouts.name, { exerciseId }),
    queryFn: async (): Promise<DoneSet[]> => {
      const store = await openOwnStore(userId);
      const sets: DoneSet[] = [];
      const readPages = async (offset: number): Promise<void> => {
        const records = await store.list(workouts, { offset, limit: PAGE });
        const doneSets = flattenDoneSets(records.map(({ value }) => value));
        sets.push(...doneSets.filter((set) => set.exerciseId === exerciseId));
        if (records.length === PAGE) await readPages(offset + PAGE);
      };
      await readPages(0);
      return sets;
    },
    enabled: userId !== undefined,
    // An edited set does not change the list, so it triggers no refetch.
    refetchOnMount: 'always',
  });
}
