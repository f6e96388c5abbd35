import type { FoodEntry } from '@forja/domain/food-log/food-entry';
import { useRef } from 'react';
import { toast } from '../../design/feedback/toast.ts';
import { readableError } from '../../shared/http/readable-error.ts';
import type { UndoableEdit } from '../../shared/records/record-writer.ts';
import { useUserId } from '../identity/session.queries.ts';
import { openOwnStore } from '../records/records.queries.ts';
import { useOfferUndo } from '../records/undo.queries.ts';
import { foodEntries } from './food-entries.collection.ts';

type LogTexts = { notLogged: string; undone: string; notUndone: string };

export function useLogEntries({
  notLogged,
  undone,
  notUndone,
}: LogTexts): (entries: readonly FoodEntry[], logged: string) => Promise<void> {
  const userId = useUserId();
  const offerUndo = useOfferUndo();
  const isWriting = useRef(false);

  async function write(entries: readonly FoodEntry[], logged: string): Promise<void> {
    const store = await openOwnStore(userId);
    const edits: UndoableEdit[] = [];
    try {
      for (const value of entries) edits.push((await store.save(foodEntries, { value })).edit);
    } catch (error) {
      await store.undo(edits);
      throw error;
    }
    offerUndo({ title: logged, edits, undone, notUndone });
  }

  return async (entries, logged) => {
    // A second click during the write would log the food twice.
    if (isWriting.current) return;
    isWriting.current = true;
    await write(entries, logged).catch((error: unknown) =>
      toast({ title: notLogged, description: readableError(error), variant: 'destructive' }),
    );
    isWriting.current = false;
  };
}
