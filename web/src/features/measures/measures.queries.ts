import { measure as measureSchema } from '@forja/contract/measures';
import type { Measure } from '@forja/domain/measures/measure';
import { useMutation, useQuery } from '@tanstack/react-query';
import { date } from '../../design/format.ts';
import { declareCollection } from '../../shared/records/collection.ts';
import { openRecordStore } from '../../shared/records/open-record-store.ts';
import type { Kept } from '../../shared/records/record-store.ts';
import { recordsQuery, useLookForChanges } from '../../shared/records/use-records.ts';
import { useUserId } from '../identity/session.queries.ts';

/** How measures live on the device. The smallest whole collection: others are made like it. */
export const measuresOnDevice = declareCollection<Measure>({
  name: 'measures',
  read: (kept) => measureSchema.safeParse(kept).data,
  written: (value) => value,
  sent: (kept) => kept,
  called: ({ takenOn }) => `Medida del ${date(takenOn)}`,
  order: ({ takenOn }) => takenOn,
  merge: 'fields',
});

export type KeptMeasure = Kept<Measure>;

/** The latest day first. A visitor has none. */
export function useMeasures() {
  const userId = useUserId();
  useLookForChanges(userId);
  return useQuery(recordsQuery(userId, measuresOnDevice));
}

/** A new one, or the new version of the one it changes. */
export function useSaveMeasure() {
  const userId = useUserId();
  return useMutation({
    mutationFn: async ({ changing, measure }: { changing: KeptMeasure | undefined; measure: Measure }) => {
      const data = await ofPerson(userId);
      await (changing ? data.save(measuresOnDevice, changing.id, measure) : data.add(measuresOnDevice, measure));
    },
  });
}

export function useDeleteMeasure() {
  const userId = useUserId();
  return useMutation({ mutationFn: async (id: string) => (await ofPerson(userId)).remove(measuresOnDevice, id) });
}

export function useBringBackMeasure() {
  const userId = useUserId();
  return useMutation({
    mutationFn: async ({ id, measure }: { id: string; measure: Measure }) =>
      (await ofPerson(userId)).restore(measuresOnDevice, id, measure),
  });
}

function ofPerson(userId: string | undefined) {
  // The page keeps a visitor from writing; this is for who signs out in another tab meanwhile.
  if (userId === undefined) throw new Error('Iniciá sesión para guardar tus medidas.');
  return openRecordStore(userId);
}
