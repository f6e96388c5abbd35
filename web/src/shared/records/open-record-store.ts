import { type CurrentAccount, currentAccount } from '../current-account.ts';
import { createListeners } from '../listeners.ts';
import { queryClient } from '../http/query-client.ts';
import { announceRefusal } from '../http/refusals.ts';
import { waitAtMost } from '../pages/wait-at-most.ts';
import { accountInDatabase } from './device/database-name.ts';
import { findRules } from './collection.ts';
import { loadCollections } from './collections-loader.ts';
import { deleteIdbStore, openIdbStore } from './device/idb-store.ts';
import type { LocalStore } from './device/local-store.ts';
import { createRecordStore, type RecordStore } from './record-store.ts';
import { signOutLock, whileSigningOut } from './device/sign-out-lock.ts';
import { storageError, StorageError } from './device/storage-error.ts';
import { withTabLock } from './device/with-tab-lock.ts';

const opened = new Map<string, Promise<RecordStore>>();
const deleted = new Set<string>();
const failed = new Set<string>();
const changes = createListeners();
const ignore = () => undefined;
const USERNAME = 'username';

export const onStoreChange = changes.subscribe;

export function openRecordStore(userId: string): Promise<RecordStore> {
  const account = currentAccount.get();
  const isOther = account !== undefined && account?.id !== userId;
  if (isOther || deleted.has(userId)) return Promise.reject(new StorageError('other-account'));
  const store = opened.get(userId) ?? openLocal(userId);
  opened.set(userId, store);
  return store;
}

/** The records of an ended session stay on the device for their owner. */
export async function sealRecordStore(userId: string): Promise<void> {
  const open = opened.get(userId);
  opened.delete(userId);
  const store = await open?.catch(ignore);
  await store?.close();
}

export type SealedAccount = CurrentAccount & { count: number };

/** Searches the disk, so that pending writes are offered after a reload. */
export async function findSealedAccounts(signedIn: string | undefined): Promise<SealedAccount[]> {
  const databases = await indexedDB.databases();
  const ids = databases.flatMap(({ name = '' }) => accountInDatabase(name) ?? []);
  const accounts = await Promise.all(
    ids.filter((id) => id !== signedIn).map((id) => findSealed(id).catch(ignore)),
  );
  return accounts.filter((account) => account !== undefined);
}

async function findSealed(id: string): Promise<SealedAccount | undefined> {
  // A tab that signs out holds this lock until its records are deleted.
  const [rows, username] = await withTabLock(
    signOutLock(id),
    () =>
      readClosed(id, (local) => local.read((tx) => Promise.all([tx.rows(), tx.meta(USERNAME)]))),
    'shared',
  );
  failed.delete(id);
  return rows.length > 0 ? { id, username: String(username ?? ''), count: rows.length } : undefined;
}

export async function readClosed<T>(
  userId: string,
  work: (local: LocalStore) => Promise<T>,
): Promise<T> {
  await loadCollections();
  const local = await openIdbStore(userId, { findRules, onTaken: ignore, isExisting: true });
  try {
    return await work(local);
  } finally {
    await local.close();
  }
}

/** Deletes the account's records from this device, including pending writes: ask before. */
export async function deleteRecordStore(userId: string): Promise<void> {
  await sealRecordStore(userId);
  // A database that did not open may have pending writes.
  if (!failed.has(userId)) await deleteIdbStore(userId);
}

type Leaving = {
  saveWaiting?: ((store: RecordStore) => Promise<void>) | undefined;
  endSession: () => Promise<void>;
};

export async function leaveAccount(
  userId: string,
  { saveWaiting, endSession }: Leaving,
): Promise<RecordStore | undefined> {
  const store = await openRecordStore(userId).catch(ignore);
  if (store && !saveWaiting) await waitAtMost(store.drain(), LEAVE_DRAIN_MS);
  return whileSigningOut(userId, store?.setMeta, async () => {
    const waitingWrites = (await store?.pending()) ?? [];
    if (store && waitingWrites.length > 0) {
      if (!saveWaiting) return store;
      await saveWaiting(store);
    }
    await endSession();
    return undefined;
  });
}

const LEAVE_DRAIN_MS = 3000;

currentAccount.subscribe(() => {
  if (deleted.size === 0) return;
  deleted.clear();
  changes.notify();
});

function announceOpening(userId: string): void {
  changes.notify();
  void queryClient.invalidateQueries({ queryKey: ['device', userId] });
}

async function openLocal(userId: string): Promise<RecordStore> {
  function release(why: 'newer' | 'deleted'): void {
    void opened.get(userId)?.then((store) => store.close());
    opened.delete(userId);
    // Only a reload loads the build that knows the new schema.
    if (why === 'newer') window.dispatchEvent(new Event('pwa-update-available'));
    else {
      deleted.add(userId);
      announceRefusal('not_signed_in', 'queue');
    }
    changes.notify();
  }
  try {
    await loadCollections();
    const local = await openIdbStore(userId, {
      findRules,
      onTaken: release,
      onReleased: changes.notify,
    });
    const store = await createRecordStore(userId, local);
    const username = currentAccount.get()?.username;
    if (username !== undefined && username !== (await store.getMeta(USERNAME)))
      await store.setMeta(USERNAME, username);
    if (failed.delete(userId)) setTimeout(announceOpening, 0, userId);
    return store;
  } catch (cause) {
    opened.delete(userId);
    failed.add(userId);
    throw storageError(cause, 'unavailable');
  }
}
