import { toast } from '../../design/feedback/toast.ts';
import { readableError } from '../../shared/http/readable-error.ts';
import type { Collection } from '../../shared/records/collection.ts';
import { useUserId } from '../identity/session.queries.ts';
import { openOwnStore, useRecord } from './records.queries.ts';

/** A collection with one record for each account, always of the same id. */
type SettingsRecord<Settings> = {
  collection: Collection<Settings>;
  id: string;
  /** While nothing was chosen. */
  defaults: Settings;
};

/** What the person chose, or the defaults. */
export function useSettings<Settings>({ collection, id, defaults }: SettingsRecord<Settings>) {
  const { data, isPending } = useRecord(collection, id);
  return { settings: data?.value ?? defaults, isPending };
}

/** Changes the settings as they are stored now, which may be later than what the page shows. False when it was not stored. */
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

/** Two changes in a row start from one another. */
function storeOneByOne(store: () => Promise<void>): Promise<void> {
  const stored = lastChange.then(store);
  lastChange = stored.catch(() => undefined);
  return stored;
}
