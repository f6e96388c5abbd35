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

type Undo = {
  edits: readonly UndoableEdit[];
  /** Waits for edits that are still to be stored: an undo must not be overtaken by what it undoes. */
  whenStored?: () => Promise<void>;
  undone?: string;
  notUndone?: string;
};

/** Undoes edits of one account over its records as they are now, and says how it ended. */
export async function undoEdits(userId: string | undefined, undo: Undo): Promise<void> {
  const { edits, whenStored, undone = syncMessages.undone } = undo;
  try {
    await whenStored?.();
    const outcome = await (await openOwnStore(userId)).undo(edits);
    // By then something else may have been done, whose "Deshacer" is on screen.
    if (outcome === 'undone') toastUnlessOffering({ title: undone });
    else toastWhenQuiet({ ...syncMessages.outcomes[outcome], duration: READING_MS });
  } catch (error) {
    const title = undo.notUndone ?? syncMessages.notUndone;
    toastWhenQuiet({ title, description: readableError(error), variant: 'destructive' });
  }
}

/** Says what was done and offers "Deshacer", also after its page was left. The account is the one that did it. */
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

/** Deletes at once and offers the way back. `deleteRelated` deletes what belongs to the record, and comes back with it. */
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

  /** `leave` takes the person off the page of the record, which would be left without it. */
  async function remove(record: SavedRecord<Value>, leave?: () => Promise<void>): Promise<void> {
    setIsPending(true);
    // the deletion does not depend on the end of a navigation
    if (leave) await waitAtMost(leave(), PAGE_CHANGE_MS);
    await deleteRecord(record).catch((error: unknown) =>
      toast({ title: notDeleted, description: readableError(error), variant: 'destructive' }),
    );
    setIsPending(false);
  }

  return { remove, isPending };
}
