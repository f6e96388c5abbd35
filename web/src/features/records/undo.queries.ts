import { useState } from 'react';
import { toast, toastUnlessOffering, toastWhenQuiet } from '../../design/feedback/toast.ts';
import { readableError } from '../../shared/http/readable-error.ts';
import { PAGE_CHANGE_MS, waitAtMost } from '../../shared/pages/wait-at-most.ts';
import type { Collection } from '../../shared/records/collection.ts';
import type { SavedRecord } from '../../shared/records/record-reader.ts';
import type { RecordStore } from '../../shared/records/record-store.ts';
import type { UndoableEdit } from '../../shared/records/record-writer.ts';
import { syncMessages } from '../../shared/records/sync.messages.ts';
import { useUserId } from '../identity/session.queries.ts';
import { openOwnStore, READING_MS } from './records.queries.ts';

export type StoredChange = {
  undo: () => void;
  /** Rejects after its failure was announced. */
  stored: Promise<unknown>;
};

/** Announces a change once the device has it. */
export const announceStored = (
  { stored }: StoredChange,
  message: Parameters<typeof toast>[0],
): void =>
  void stored.then(
    () => toast(message),
    () => undefined,
  );

type Undo = {
  edits: readonly UndoableEdit[];
  /** Resolves when pending edits are stored: an undo must not overtake them. */
  whenStored?: () => Promise<void>;
  undone?: string;
  notUndone?: string;
};

export async function undoEdits(userId: string | undefined, undo: Undo): Promise<void> {
  const { edits, whenStored, undone = syncMessages.undone } = undo;
  try {
    await whenStored?.();
    const outcome = await (await openOwnStore(userId)).undo(edits);
    if (outcome === 'undone') toastUnlessOffering({ title: undone });
    else toastWhenQuiet({ ...syncMessages.outcomes[outcome], duration: READING_MS });
  } catch (error) {
    const title = undo.notUndone ?? syncMessages.notUndone;
    toastWhenQuiet({ title, description: readableError(error), variant: 'destructive' });
  }
}

export function useOfferUndo(): (offer: Undo & { title: string }) => void {
  const userId = useUserId();
  return ({ title, ...undo }) =>
    toast({
      title,
      duration: READING_MS,
      action: { label: syncMessages.undo, onClick: () => void undoEdits(userId, undo) },
    });
}

type DeleteTexts = { deleted: string; notDeleted: string; restored: string; notRestored: string };

/** `deleteRelated` deletes dependent records, which the undo restores too. */
export function useDeleteWithUndo<Value>(
  collection: Collection<Value>,
  { deleted, notDeleted, restored, notRestored }: DeleteTexts,
  deleteRelated: (store: RecordStore, id: string) => Promise<UndoableEdit[]> = async () => [],
) {
  const userId = useUserId();
  const offerUndo = useOfferUndo();
  const [isPending, setIsPending] = useState(false);

  async function deleteRecord(record: SavedRecord<Value>): Promise<void> {
    const store = await openOwnStore(userId);
    const { outcome, edit } = await store.remove(collection, record);
    if (outcome !== 'saved') {
      toast({ ...syncMessages.outcomes[outcome], duration: READING_MS });
      return;
    }
    const edits = [edit, ...(await deleteRelated(store, record.id))];
    offerUndo({ title: deleted, edits, undone: restored, notUndone: notRestored });
  }

  async function remove(record: SavedRecord<Value>, leave?: () => Promise<void>): Promise<void> {
    setIsPending(true);
    // the deletion does not wait for a slow navigation
    if (leave) await waitAtMost(leave(), PAGE_CHANGE_MS);
    await deleteRecord(record).catch((error: unknown) =>
      toast({ title: notDeleted, description: readableError(error), variant: 'destructive' }),
    );
    setIsPending(false);
  }

  return { remove, isPending };
}
