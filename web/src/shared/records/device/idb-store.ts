import { type DBSchema, type IDBPDatabase, type IDBPTransaction, deleteDB, openDB } from 'idb';
import { databaseName } from './database-name.ts';
import type {
  Durability,
  FindRules,
  LocalRecord,
  LocalStore,
  OutboxRow,
  RecordWindow,
  StoreTransaction,
} from './local-store.ts';
import { type RowOfVersion1, upgradeRows } from './rows-of-version-1.ts';
import { StorageError } from './storage-error.ts';

interface Schema extends DBSchema {
  records: {
    key: [string, string];
    value: LocalRecord;
    indexes: { list: [string, string | number, string] };
  };
  outbox: { key: number; value: OutboxRow; indexes: { record: [string, string] } };
  meta: { key: string; value: unknown };
}
type StoreNames = ['records', 'outbox', 'meta'];
type Transaction<Mode extends IDBTransactionMode> = IDBPTransaction<Schema, StoreNames, Mode>;

/** One more for each change of the shape; the cases of `upgrade` are never edited. */
const VERSION = 2;
const STORE_NAMES: StoreNames = ['records', 'outbox', 'meta'];
/** In meta, when a value is stored that this build cannot read: a later build looks at them again when it opens. */
const UNSORTED = 'unsorted';

/** A tab of an earlier version lets go at once; one that is frozen, not until it is closed. */
const BLOCKED_MS = 5000;
/** An opening behind a deletion that waits for such a tab is not told that it waits. */
const OPENING_MS = 15_000;

/**
 * Empties the database at once and deletes it. A tab that does not let go is not waited for: what it has open is empty,
 * and the browser deletes it when that tab is closed.
 */
export function deleteIdbStore(userId: string): Promise<void> {
  const name = databaseName(userId);
  const patience = new Promise<void>((resolve) => setTimeout(resolve, BLOCKED_MS));
  return Promise.race([emptyDatabase(name).then(() => deleteDB(name)), patience]);
}

async function emptyDatabase(name: string): Promise<void> {
  // Whatever its version: asking for this build's could have to wait for that tab.
  const db = await openDB(name);
  const stores = [...db.objectStoreNames];
  if (stores.length > 0) {
    const tx = db.transaction(stores, 'readwrite');
    await Promise.all(stores.map((store) => tx.objectStore(store).clear()));
    await tx.done;
  }
  db.close();
}

type Dependencies = {
  findRules: FindRules;
  /** Another tab needs the database closed: a newer build to change its shape, or a sign-out to delete it. */
  onTaken: (why: 'newer' | 'deleted') => void;
  /** The tab for which it was reported as blocked has let go: it can be opened now. */
  onReleased?: () => void;
  /** Fails instead of making a database that is not there. */
  isExisting?: boolean;
};

/** One database for each account, in the browser. */
export async function openIdbStore(
  userId: string,
  { findRules, onTaken, onReleased, isExisting }: Dependencies,
): Promise<LocalStore> {
  let connection: Promise<IDBPDatabase<Schema>> | undefined;
  let closedBy: StorageError['problem'] | undefined;

  /** Opened again when it was lost: Safari closes the connection of a tab that slept. */
  function connect(): Promise<IDBPDatabase<Schema>> {
    if (closedBy) return Promise.reject(new StorageError(closedBy));
    connection ??= open().catch((cause: unknown) => {
      connection = undefined;
      throw cause;
    });
    return connection;
  }

  const open = (): Promise<IDBPDatabase<Schema>> =>
    new Promise((resolve, reject) => {
      let isLate = false;
      function reportBlocked(): void {
        isLate = true;
        reject(new StorageError('blocked'));
      }
      setTimeout(reportBlocked, OPENING_MS);
      const opening = openDB<Schema>(databaseName(userId), VERSION, {
        upgrade: (db, from, _, tx) => {
          if (from === 0 && isExisting) {
            // The opening reports it.
            tx.done.catch(() => undefined);
            return end(tx, 'abort');
          }
          if (from < 1) createVersion1(db);
          if (from < 2)
            tx.objectStore('records').createIndex('list', ['collection', 'sortKey', 'id']);
          if (from !== 1) return;
          // Half an upgrade is none: everything stays as it was.
          upgradeFromVersion1(tx, findRules).catch((cause: unknown) => {
            end(tx, 'abort');
            reject(cause);
          });
        },
        blocked: () => setTimeout(reportBlocked, BLOCKED_MS),
        blocking: (_, newVersion) => {
          closedBy = newVersion === null ? 'other-account' : 'newer';
          void opening.then((db) => db.close());
          onTaken(newVersion === null ? 'deleted' : 'newer');
        },
        terminated: () => {
          connection = undefined;
        },
      });
      opening.then((db) => {
        if (isLate) {
          db.close();
          onReleased?.();
        } else resolve(db);
        return undefined;
      }, reject);
    });

  async function transact<T>(
    mode: 'readonly' | 'readwrite',
    durability: Durability,
    work: (tx: StoreTransaction) => Promise<T>,
  ): Promise<T> {
    const tx = (await connect()).transaction(STORE_NAMES, mode, { durability });
    try {
      // A read-only transaction has none of the methods that its work does not call.
      const answer = await work(createTransaction(tx as Transaction<'readwrite'>, findRules));
      // Committing at once spares a turn in which the database would wait for more requests.
      end(tx, 'commit');
      await tx.done;
      return answer;
    } catch (error) {
      // This error is the one to report, not the abort that follows from it.
      tx.done.catch(() => undefined);
      end(tx, 'abort');
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

function createVersion1(db: IDBPDatabase<Schema>): void {
  db.createObjectStore('records', { keyPath: ['collection', 'id'] });
  db.createObjectStore('outbox', { keyPath: 'seq', autoIncrement: true }).createIndex('record', [
    'collection',
    'id',
  ]);
  db.createObjectStore('meta');
}

/** A value that an earlier build could not read enters its list when this build can. */
async function sortAgain(store: LocalStore): Promise<void> {
  if ((await store.read((tx) => tx.meta(UNSORTED))) !== true) return;
  await store.write(async (tx) => {
    tx.setMeta(UNSORTED, false);
    for (const record of await tx.allRecords())
      if (record.sortKey === undefined) tx.putRecord(record);
  }, 'relaxed');
}

function createTransaction(
  tx: Transaction<'readwrite' | 'versionchange'>,
  findRules: FindRules,
): StoreTransaction {
  const [records, outbox, meta] = [
    tx.objectStore('records'),
    tx.objectStore('outbox'),
    tx.objectStore('meta'),
  ];
  const list = records.index('list');
  // In the order of the database an array comes after every text and every number.
  const whole = (collection: string) => IDBKeyRange.bound([collection], [collection, []]);
  return {
    record: (collection, id) => records.get([collection, id]),
    count: (collection) => list.count(whole(collection)),
    async window(collection: string, { offset, limit }: RecordWindow): Promise<LocalRecord[]> {
      if (limit === 0) return [];
      // Two skips find the ends of the window, and one call reads it: a cursor would come back for each record.
      const cursor = await list.openKeyCursor(whole(collection), 'prev');
      const first = offset > 0 ? await cursor?.advance(offset) : cursor;
      if (!first) return [];
      const highest = first.key;
      const last = limit > 1 ? await first.advance(limit - 1) : first;
      const lowest = last ? last.key : [collection];
      return (await list.getAll(IDBKeyRange.bound(lowest, highest))).toReversed();
    },
    range: async (collection, lowestSortKey) => {
      const range =
        lowestSortKey === undefined
          ? whole(collection)
          : IDBKeyRange.bound([collection, lowestSortKey], [collection, []]);
      return (await list.getAll(range)).toReversed();
    },
    allRecords: () => records.getAll(),
    putRecord(record) {
      const sorted = withSortKey(record, findRules);
      if (sorted.value !== null && sorted.sortKey === undefined)
        leaveToTransaction(meta.put(true, UNSORTED));
      leaveToTransaction(records.put(sorted));
    },
    deleteRecord: (collection, id) => leaveToTransaction(records.delete([collection, id])),
    rows: (limit) => outbox.getAll(null, limit),
    recordRows: (collection, id) => outbox.index('record').getAll([collection, id]),
    // The database numbers it.
    addRow: (row) => leaveToTransaction(outbox.add(row as OutboxRow)),
    putRow: (row) => leaveToTransaction(outbox.put(row)),
    deleteRow: (seq) => leaveToTransaction(outbox.delete(seq)),
    meta: (key) => meta.get(key),
    setMeta: (key, value) => leaveToTransaction(meta.put(value, key)),
  };
}

export function withSortKey(
  { sortKey: _, ...record }: LocalRecord,
  findRules: FindRules,
): LocalRecord {
  const sortKey =
    record.value === null ? undefined : findRules(record.collection)?.getSortKey(record.value);
  // A key that is there without a value would not be left out of the index: it would be an error.
  return sortKey === undefined ? record : { ...record, sortKey };
}

async function upgradeFromVersion1(
  tx: Transaction<'versionchange'>,
  findRules: FindRules,
): Promise<void> {
  const { allRecords, putRecord, rows, putRow } = createTransaction(tx, findRules);
  const records = await allRecords();
  for (const record of records) putRecord(record);
  const before: unknown[] = await rows();
  for (const row of upgradeRows(before as RowOfVersion1[], records, findRules)) putRow(row);
}

/** A write that fails aborts its transaction, which reports it. */
const leaveToTransaction = (write: Promise<unknown>): void => void write.catch(() => undefined);

function end(tx: Pick<IDBTransaction, 'commit' | 'abort'>, how: 'commit' | 'abort'): void {
  try {
    tx[how]();
  } catch {
    // It had ended by itself.
  }
}
