import { type QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query';
import { useEffect } from 'react';
import { openRecordStore } from './open-record-store.ts';
import { deviceKey, type Kept } from './record-store.ts';
import type { LocalCollection } from './collection.ts';

/** Everything of a kind that this account has, from the device: it never waits for the network but the first time. */
export const recordsQuery = <Value>(userId: string | undefined, collection: LocalCollection<Value>) =>
  queryOptions({
    queryKey: [...deviceKey(userId ?? '', collection.name), 'all'],
    queryFn: async (context): Promise<Kept<Value>[]> => {
      if (userId === undefined) return [];
      const data = await openRecordStore(userId);
      const here = await data.list(collection);
      // A device that never had this account waits for it once; without signal it shows what there is.
      if (here.length > 0 || !isFirstLook(context) || (await data.wasBrought())) return here;
      await data.sync();
      return data.list(collection);
    },
  });

/** One of them; null when it is not on the device and, as far as is known, nowhere. */
export const recordQuery = <Value>(
  userId: string | undefined,
  { collection, id }: { collection: LocalCollection<Value>; id: string },
) =>
  queryOptions({
    queryKey: [...deviceKey(userId ?? '', collection.name), 'one', id],
    queryFn: async (context): Promise<Kept<Value> | null> => {
      if (userId === undefined) return null;
      const data = await openRecordStore(userId);
      const here = await data.one(collection, id);
      if (here || !isFirstLook(context)) return here ?? null;
      await data.sync();
      return (await data.one(collection, id)) ?? null;
    },
  });

/** Each round to the account ends in reading again what is shown: only the first look may ask for a round. */
const isFirstLook = ({ client, queryKey }: { client: QueryClient; queryKey: QueryKey }): boolean =>
  client.getQueryData(queryKey) === undefined;

/** A list shows what the device has at once, and looks meanwhile for what other devices did. */
export function useLookForChanges(userId: string | undefined): void {
  useEffect(() => {
    if (userId !== undefined) void openRecordStore(userId).then((data) => data.sync());
  }, [userId]);
}
