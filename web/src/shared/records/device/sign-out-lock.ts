import { databaseName } from './database-name.ts';
import type { LocalStore, StoreTransaction } from './local-store.ts';
import { withTabLock } from './with-tab-lock.ts';

const SIGNING_OUT = 'signing-out';

export const signOutLock = (userId: string): string => `${databaseName(userId)}-sign-out`;

/** Excludes local writes: earlier ones finish first, later ones wait. */
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
      await setMeta?.(SIGNING_OUT, undefined).catch(() => undefined);
    }
  });

/** Checks for a sign-out in its own transaction, because the lock takes longer than the write. */
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
        tx.setMeta(SIGNING_OUT, undefined);
        return work(tx);
      });
    return withTabLock(signOutLock(userId), storeAfterwards, 'shared');
  }
}
