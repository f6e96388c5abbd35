import type { FoodEntry } from '@forja/domain/food-log/food-entry';
import { useRef } from 'react';
import { toast } from '../../design/feedback/toast.ts';
import { readableError } from '../../shared/http/readable-error.ts';
import type { RecordStore } from '../../shared/records/record-store.ts';
import { syncMessages } from '../../shared/records/sync.messages.ts';
import { useUserId } from '../identity/session.queries.ts';
import { openOwnStore } from '../records/records.queries.ts';
import { foodEntries } from './food-entries.collection.ts';

/** Time to read what was written and press "Deshacer". */
const READING_MS = 8000;

type LogTexts = { notLogged: string; undone: string; notUndone: string };

/** Writes several foods as eaten, or none of them. It can be undone as a whole. */
export function useLogEntries({
  notLogged,
  undone,
  notUndone,
}: LogTexts): (entries: readonly FoodEntry[], logged: string) => Promise<void> {
  const userId = useUserId();
  const isWriting = useRef(false);

  const undo = (ids: readonly string[]) =>
    openOwnStore(userId)
      .then((store) => removeEntries(store, ids))
      .then(
        () => toast({ title: undone }),
        (error: unknown) => showError(notUndone, error),
      );

  async function write(entries: readonly FoodEntry[], logged: string): Promise<void> {
    const store = await openOwnStore(userId);
    const ids: string[] = [];
    try {
      for (const value of entries) ids.push((await store.save(foodEntries, { value })).id);
    } catch (error) {
      await removeEntries(store, ids);
      throw error;
    }
    toast({
      title: logged,
      action: { label: syncMessages.undo, onClick: () => void undo(ids) },
      duration: READING_MS,
    });
  }

  return async (entries, logged) => {
    // A second press while the first one is written would be the same food twice.
    if (isWriting.current) return;
    isWriting.current = true;
    await write(entries, logged).catch((error: unknown) => showError(notLogged, error));
    isWriting.current = false;
  };
}

/** What was changed or deleted since then is removed as it is now. */
async function removeEntries(store: RecordStore, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    const record = await store.get(foodEntries, id);
    if (record) await store.remove(foodEntries, record);
  }
}

const showError = (title: string, error: unknown): void => {
  toast({ title, description: readableError(error), variant: 'destructive' });
};
