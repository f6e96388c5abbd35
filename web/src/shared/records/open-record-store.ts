import { findRules } from './collection.ts';
import { deleteIdbStore, openIdbStore } from './idb-store.ts';
import { createRecordStore, type RecordStore } from './record-store.ts';

const open = new Map<string, Promise<RecordStore>>();

/** The local records of an account: opened once, by whoever needs them first. */
export function openRecordStore(userId: string): Promise<RecordStore> {
  const opened = open.get(userId) ?? openLocal(userId);
  open.set(userId, opened);
  return opened;
}

/** Removes the account from this device. Writes that did not reach the account are lost: ask before. */
export async function deleteRecordStore(userId: string): Promise<void> {
  const opened = await open.get(userId);
  open.delete(userId);
  await opened?.close();
  await deleteIdbStore(userId);
}

async function openLocal(userId: string): Promise<RecordStore> {
  /** Another tab needs the database: this one opens it again if it still may. */
  function release(why: 'newer' | 'deleted'): void {
    void open.get(userId)?.then((store) => store.close());
    open.delete(userId);
    // Only a reload brings the build that knows the new shape.
    if (why === 'newer') window.dispatchEvent(new Event('pwa-update-available'));
  }
  return createRecordStore({ userId, store: await openIdbStore(userId, { findRules, onTaken: release }) });
}
