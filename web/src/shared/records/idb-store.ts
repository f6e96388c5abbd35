import { type DBSchema, type IDBPDatabase, type IDBPTransaction, deleteDB, openDB } from 'idb';
import type { LocalRecord, LocalStore, OutboxRow, StoreTransaction } from './local-store.ts';

interface Schema extends DBSchema {
  records: { key: [string, string]; value: LocalRecord };
  outbox: { key: number; value: OutboxRow; indexes: { record: [string, string] } };
  meta: { key: string; value: unknown };
}

/** One more for each change of the shape; the cases of `upgrade` are never edited. */
const VERSION = 1;
const ALL: ['records', 'outbox', 'meta'] = ['records', 'outbox', 'meta'];

export const databaseName = (userId: string): string => `forja-${userId}`;

export const deleteIdbStore = (userId: string): Promise<void> => deleteDB(databaseName(userId));

type Happenings = {
  /** Another tab needs the database for itself: a newer build to change its shape, or whoever signed out, to take it away. */
  onTaken: (why: 'newer' | 'deleted') => void;
};

/** One database for each account, in the browser. */
export async function openIdbStore(userId: string, { onTaken }: Happenings): Promise<LocalStore> {
  const open = () =>
    openDB<Schema>(databaseName(userId), VERSION, {
      upgrade(db, from) {
        if (from < 1) {
          db.createObjectStore('records', { keyPath: ['collection', 'id'] });
          db.createObjectStore('outbox', { keyPath: 'seq', autoIncrement: true }).createIndex('record', [
            'collection',
            'id',
          ]);
          db.createObjectStore('meta');
        }
      },
      blocking: (_, wanted) => {
        void opened.then((db) => db.close());
        onTaken(wanted === null ? 'deleted' : 'newer');
      },
      // Safari closes the connection of a tab that slept.
      terminated: () => {
        opened = open();
      },
    });
  let opened: Promise<IDBPDatabase<Schema>> = open();
  await opened;

  async function transact<T>(mode: 'readonly' | 'readwrite', work: (tx: StoreTransaction) => Promise<T>): Promise<T> {
    // With the system, not yet with the disk: waiting for a slow card would hold the finger of who writes.
    const tx = (await opened).transaction(ALL, mode, { durability: 'relaxed' });
    try {
      // A transaction that only reads lacks what its work does not call.
      const answer = await work(transactionOn(tx as Writing));
      // It asks for nothing else: the database need not come back to find that out.
      commit(tx);
      await tx.done;
      return answer;
    } catch (error) {
      // The failure that matters is this one, not that what came before it was undone.
      tx.done.catch(() => undefined);
      abort(tx);
      throw error;
    }
  }

  return {
    read: (work) => transact('readonly', work),
    write: (work) => transact('readwrite', work),
    close: async () => (await opened).close(),
  };
}

type Writing = IDBPTransaction<Schema, typeof ALL, 'readwrite'>;

function transactionOn(tx: Writing): StoreTransaction {
  const [records, outbox, meta] = [tx.objectStore('records'), tx.objectStore('outbox'), tx.objectStore('meta')];
  return {
    record: (collection, id) => records.get([collection, id]),
    // An array comes after every text.
    records: (collection) => records.getAll(IDBKeyRange.bound([collection], [collection, []])),
    everyRecord: () => records.getAll(),
    putRecord: (record) => toldByTransaction(records.put(record)),
    deleteRecord: (collection, id) => toldByTransaction(records.delete([collection, id])),
    rows: () => outbox.getAll(),
    rowsOf: (collection, id) => outbox.index('record').getAll([collection, id]),
    // The database numbers it.
    addRow: (row) => toldByTransaction(outbox.add(row as OutboxRow)),
    putRow: (row) => toldByTransaction(outbox.put(row)),
    deleteRow: (seq) => toldByTransaction(outbox.delete(seq)),
    meta: (key) => meta.get(key),
    setMeta: (key, value) => toldByTransaction(meta.put(value, key)),
  };
}

/** A write that fails undoes its transaction, which says why. */
const toldByTransaction = (write: Promise<unknown>): void => void write.catch(() => undefined);

const commit = (tx: { commit: () => void }): void => unlessEnded(() => tx.commit());
const abort = (tx: { abort: () => void }): void => unlessEnded(() => tx.abort());

function unlessEnded(end: () => void): void {
  try {
    end();
  } catch {
    // It had ended by itself.
  }
}
