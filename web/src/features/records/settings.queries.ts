import { toast } from '../../design/feedback/toast.ts';
import { readableError } from '../../shared/http/readable-error.ts';
import type { Collection } from '../../shared/records/collection.ts';
import { useUserId } from '../identity/session.queries.ts';
import { openOwnStore, useRecord } from './records.queries.ts';

type SettingsRecord<Settings> = {
  collection: Collection<Settings>;
  id: string;
  defaults: Settings;
};

export function useSettings<Settings>({ collection, id, defaults }: SettingsRecord<Settings>) {
  const { data, isPending } = useRecord(collection, id);
  return { settings: data?.value ?? defaults, isPending };
}

/** Starts from the stored settings, which may be newer. False when the write failed. */
export function useSaveSettings<Settings>(
  { collection, id, defaults }: SettingsRecord<Settings>,
  notSaved: string,
): (change: (settings: Settings) => Settings) => Promise<boolean> {
  const userId = useUserId();
  return async (change) => {
    try {
      await storeOneByOne(async () => {
        const store = await openOwnStore(userId);
        const original = await store.get(collection, id);
        const value = change(original?.value ?? defaults);
        await store.save(collection, { id, original, value });
      });
      return true;
    } catch (error) {
      toast({ title: notSaved, description: readableError(error), variant: 'destructive' });
      return false;
    }
  };
}

let lastChange: Promise<unknown> = Promise.resolve();

/** Serializes changes: each starts from the one before. */
function storeOneByOne(store: () => Promise<void>): Promise<void> {
  const stored = lastChange.then(store);
  lastChange = stored.catch(() => undefined);
  return stored;
}
