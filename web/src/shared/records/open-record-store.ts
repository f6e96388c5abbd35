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
/** Deleted by another tab, where its owner may have signed out: not opened again until the session says who is here. */
const deleted = new Set<string>();
/** Did not open the last time: who shows that hears when it does. */
const failed = new Set<string>();
const changes = createListeners();
const ignore = () => undefined;
/** In meta: whose records they are, for when that account is not signed in. */
const USERNAME = 'username';

/** Hears that another tab needed the database, which this one closed, or that it may be opened again. */
export const onStoreChange = changes.subscribe;

/** The local records of an account: opened once, by whoever needs them first, and only for who has the session. */
export function openRecordStore(userId: string): Promise<RecordStore> {
  const account = currentAccount.get();
  const isOther = account !== undefined && account?.id !== userId;
  if (isOther || deleted.has(userId)) return Promise.reject(new StorageError('other-account'));
  const store = opened.get(userId) ?? openLocal(userId);
  opened.set(userId, store);
  return store;
}

/** Closes the records of an account whose session ended, by whatever way. They wait on the device for its owner. */
export async function sealRecordStore(userId: string): Promise<void> {
  const open = opened.get(userId);
  opened.delete(userId);
  const store = await open?.catch(ignore);
  await store?.close();
}

/** An account that is not signed in, with writes on this device that did not reach it. */
export type SealedAccount = CurrentAccount & { count: number };

/** Looked for on the disk, so that what waits is offered also after a reload, or to who opens the app next. */
export async function findSealedAccounts(signedIn: string | undefined): Promise<SealedAccount[]> {
  const databases = await indexedDB.databases();
  const ids = databases.flatMap(({ name = '' }) => accountInDatabase(name) ?? []);
  const accounts = await Promise.all(
    ids.filter((id) => id !== signedIn).map((id) => findSealed(id).catch(ignore)),
  );
  return accounts.filter((account) => account !== undefined);
}

async function findSealed(id: string): Promise<SealedAccount | undefined> {
  // Who signs out in another tab holds this lock until nothing is left to offer.
  const [rows, username] = await withTabLock(
    signOutLock(id),
    () =>
      readClosed(id, (local) => local.read((tx) => Promise.all([tx.rows(), tx.meta(USERNAME)]))),
    'shared',
  );
  failed.delete(id);
  return rows.length > 0 ? { id, username: String(username ?? ''), count: rows.length } : undefined;
}

/** Reads the records of an account that is not the one of this page. */
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

/** Removes the account from this device. Writes that did not reach the account are lost: ask before. */
export async function deleteRecordStore(userId: string): Promise<void> {
  await sealRecordStore(userId);
  // What did not open may have writes that nobody was offered.
  if (!failed.has(userId)) await deleteIdbStore(userId);
}

type Leaving = {
  /** Given the chance to save a copy of what waits; without it, leaving with something that waits is refused. */
  saveWaiting?: ((store: RecordStore) => Promise<void>) | undefined;
  /** Ends the session and deletes the records; when the server refuses, everything stays as it was. */
  endSession: () => Promise<void>;
};

/**
 * Ends the session and removes the account from this device, while no tab writes: a write under way ends first, and is
 * seen; one that comes meanwhile waits, and fails in its form instead of being lost. Answers the store when something
 * waits that was not given a copy: nothing was done.
 */
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

/** What was just written is on its way: with a good signal nobody has to be asked about it. */
const LEAVE_DRAIN_MS = 3000;

currentAccount.subscribe(() => {
  if (deleted.size === 0) return;
  deleted.clear();
  changes.notify();
});

/** Screens that showed why it did not open read what it has. */
function announceOpening(userId: string): void {
  changes.notify();
  void queryClient.invalidateQueries({ queryKey: ['device', userId] });
}

async function openLocal(userId: string): Promise<RecordStore> {
  function release(why: 'newer' | 'deleted'): void {
    void opened.get(userId)?.then((store) => store.close());
    opened.delete(userId);
    // Only a reload brings the build that knows the new shape.
    if (why === 'newer') window.dispatchEvent(new Event('pwa-update-available'));
    // Its owner may have signed out in another tab.
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
