import { databaseName } from './database-name.ts';
import type { LocalStore, StoreTransaction } from './local-store.ts';
import { withTabLock } from './with-tab-lock.ts';

/** In meta while a tab signs out. */
const SIGNING_OUT = 'signing-out';

/** Held alone by the tab that signs out. */
export const signOutLock = (userId: string): string => `${databaseName(userId)}-sign-out`;

/** Runs while no tab stores what a person writes: what was being written is stored first, and what comes waits. */
export const whileSigningOut = <T>(
  userId: string,
  setMeta: ((key: string, value: unknown) => Promise<void>) | undefined,
  work: () => Promise<T>,
): Promise<T> =>
  withTabLock(signOutLock(userId), async () => {
    await setMeta?.(SIGNING_OUT, true);
    try {
      return await work();
    } finally {
      // Nothing is left to mark when the database was deleted.
      await setMeta?.(SIGNING_OUT, undefined).catch(() => undefined);
    }
  });

/**
 * Stores a write of a person. Each looks in its own transaction whether a tab is signing out, because asking for the lock
 * takes longer than writing.
 */
export async function storeWrite<T>(
  userId: string,
  store: LocalStore,
  work: (tx: StoreTransaction) => Promise<T>,
): Promise<T> {
  const isSigningOut = new Error('a tab is signing out');
  try {
    return await store.write(async (tx) => {
      const [mark, result] = await Promise.all([tx.meta(SIGNING_OUT), work(tx)]);
      if (mark === true) throw isSigningOut;
      return result;
    });
  } catch (cause) {
    if (cause !== isSigningOut) throw cause;
    const storeAfterwards = () =>
      store.write((tx) => {
        // The tab that signed out may have been closed before it removed its mark.
        tx.setMeta(SIGNING_OUT, undefined);
        return work(tx);
      });
    return withTabLock(signOutLock(userId), storeAfterwards, 'shared');
  }
}
