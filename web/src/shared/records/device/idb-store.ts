import { type IDBPDatabase, deleteDB, openDB } from 'idb';
import { databaseName } from './database-name.ts';
import {
  createTransaction,
  endTransaction,
  type RecordsSchema,
  STORE_NAMES,
  type RecordsTransaction,
  UNSORTED,
} from './idb-transaction.ts';
import type { Durability, LocalStore, StoreTransaction } from './local-store.ts';
import { BLOCKED_MS, openDatabase, type OpeningDependencies } from './open-database.ts';
import { StorageError } from './storage-error.ts';

/** Empties the database first, because an open tab delays its deletion. */
export function deleteIdbStore(userId: string): Promise<void> {
  const name = databaseName(userId);
  const patience = new Promise<void>((resolve) => setTimeout(resolve, BLOCKED_MS));
  return Promise.race([emptyDatabase(name).then(() => deleteDB(name)), patience]);
}

async function emptyDatabase(name: string): Promise<void> {
  // Opens any version, because requesting this build's may wait for another tab.
  const db = await openDB(name);
  const stores = [...db.objectStoreNames];
  if (stores.length > 0) {
    const tx = db.transaction(stores, 'readwrite');
    await Promise.all(stores.map((store) => tx.objectStore(store).clear()));
    await tx.done;
  }
  db.close();
}

export async function openIdbStore(
  userId: string,
  { onTaken, ...dependencies }: OpeningDependencies,
): Promise<LocalStore> {
  let connection: Promise<IDBPDatabase<RecordsSchema>> | undefined;
  let closedBy: StorageError['problem'] | undefined;

  const forgetConnection = () => {
    connection = undefined;
  };

  /** Reconnects after a loss: Safari closes the connection of a sleeping tab. */
  function connect(): Promise<IDBPDatabase<RecordsSchema>> {
    if (closedBy) return Promise.reject(new StorageError(closedBy));
    connection ??= openDatabase(userId, {
      ...dependencies,
      onTaken: (why) => {
        closedBy = why === 'deleted' ? 'other-account' : 'newer';
        onTaken(why);
      },
      onTerminated: forgetConnection,
    }).catch((cause: unknown) => {
      forgetConnection();
      throw cause;
    });
    return connection;
  }

  async function transact<T>(
    mode: 'readonly' | 'readwrite',
    durability: Durability,
    work: (tx: StoreTransaction) => Promise<T>,
  ): Promise<T> {
    const tx = (await connect()).transaction(STORE_NAMES, mode, { durability });
    try {
      const answer = await work(
        createTransaction(tx as RecordsTransaction<'readwrite'>, dependencies.findRules),
      );
      // An explicit commit saves a turn of waiting for more requests.
      endTransaction(tx, 'commit');
      await tx.done;
      return answer;
    } catch (error) {
      // Reports this error instead of the abort that it causes.
      tx.done.catch(() => undefined);
      endTransaction(tx, 'abort');
      throw error;
    }
  }

  const store: LocalStore = {
    read: (work) => transact('readonly', 'relaxed', work),
    write: (work, durability = 'strict') => transact('readwrite', durability, work),
    async close() {
      const open = connection;
      closedBy ??= 'other-account';
      await open?.then((db) => db.close());
    },
  };
  await sortAgain(store);
  return store;
}

async function sortAgain(store: LocalStore): Promise<void> {
  if ((await store.read((tx) => tx.meta(UNSORTED))) !== true) return;
  await store.write(async (tx) => {
    tx.setMeta(UNSORTED, false);
    for (const record of await tx.allRecords())
      if (record.sortKey === undefined) tx.putRecord(record);
  }, 'relaxed');
}
