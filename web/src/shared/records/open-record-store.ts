import { type CurrentAccount, currentAccount } from '../current-account.ts';
import { announceRefusal } from '../refusals.ts';
import { findRules } from './collection.ts';
import { loadCollections } from './collections-loader.ts';
import { deleteIdbStore, openIdbStore } from './idb-store.ts';
import type { LocalStore } from './local-store.ts';
import { createRecordStore, type RecordStore } from './record-store.ts';
import { sealedAccount } from './sealed-account.ts';
import { whileSigningOut } from './sign-out-lock.ts';
import { openingError, StorageError } from './storage-error.ts';

const opened = new Map<string, Promise<RecordStore>>();
/** Deleted by another tab, where its owner may have signed out: not opened again until the session says who is here. */
const deleted = new Set<string>();
/** Did not open the last time: who shows that hears when it does. */
const failed = new Set<string>();
const changeListeners = new Set<() => void>();

/** Hears that another tab needed the database, which this one closed, or that it may be opened again. */
export function onStoreChange(listener: () => void): () => void {
  changeListeners.add(listener);
  return () => changeListeners.delete(listener);
}

/** The local records of an account: opened once, by whoever needs them first, and only for who has the session. */
export function openRecordStore(userId: string): Promise<RecordStore> {
  const account = currentAccount.get();
  const isOther = account !== undefined && account?.id !== userId;
  if (isOther || deleted.has(userId)) return Promise.reject(new StorageError('other-account'));
  const store = opened.get(userId) ?? openLocal(userId);
  opened.set(userId, store);
  return store;
}

/**
 * Closes the records of an account whose session ended, by whatever way. Its writes wait on the device for its owner; a
 * copy of the account with nothing of its own is deleted only when it holds nothing.
 */
export async function sealRecordStore(account: CurrentAccount): Promise<void> {
  const open = opened.get(account.id);
  opened.delete(account.id);
  const store = await open?.catch(() => undefined);
  await store?.close();
  const { records, rows } = await readClosed(account.id, async (local) =>
    local.read(async (tx) => ({ records: await tx.allRecords(), rows: await tx.rows() })),
  );
  if (rows.length > 0) sealedAccount.set({ ...account, count: rows.length });
  else if (records.length === 0) await deleteIdbStore(account.id);
}

/** Reads the records of an account that is not the one of this page. */
export async function readClosed<T>(userId: string, work: (local: LocalStore) => Promise<T>): Promise<T> {
  await loadCollections();
  const local = await openIdbStore(userId, { findRules, onTaken: () => undefined });
  try {
    return await work(local);
  } finally {
    await local.close();
  }
}

/** Removes the account from this device. Writes that did not reach the account are lost: ask before. */
export async function deleteRecordStore(userId: string): Promise<void> {
  const open = opened.get(userId);
  opened.delete(userId);
  if (sealedAccount.current()?.id === userId) sealedAccount.set(undefined);
  const store = await open?.catch(() => undefined);
  await store?.close();
  await deleteIdbStore(userId);
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
  const store = await openRecordStore(userId).catch(() => undefined);
  if (store && !saveWaiting) await settleWithin(store.drain(), LEAVE_DRAIN_MS);
  return whileSigningOut(userId, store?.setMeta, async () => {
    const waiting = (await store?.waiting()) ?? [];
    if (store && waiting.length > 0) {
      if (!saveWaiting) return store;
      await saveWaiting(store);
    }
    await endSession();
    return undefined;
  });
}

/** What was just written is on its way: with a good signal nobody has to be asked about it. */
const LEAVE_DRAIN_MS = 3000;

const settleWithin = (work: Promise<unknown>, ms: number): Promise<unknown> =>
  Promise.race([work.catch(() => undefined), new Promise((resolve) => setTimeout(resolve, ms))]);

currentAccount.subscribe((account) => {
  if (account?.id === sealedAccount.current()?.id) sealedAccount.set(undefined);
  if (deleted.size === 0) return;
  deleted.clear();
  notifyChange();
});

function notifyChange(): void {
  for (const listener of changeListeners) listener();
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
    notifyChange();
  }
  try {
    await loadCollections();
    const local = await openIdbStore(userId, { findRules, onTaken: release });
    const store = await createRecordStore({ userId, store: local });
    if (failed.delete(userId)) setTimeout(notifyChange);
    return store;
  } catch (cause) {
    opened.delete(userId);
    failed.add(userId);
    throw openingError(cause);
  }
}
