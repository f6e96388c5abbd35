import { type IDBPDatabase, openDB } from 'idb';
import { databaseName } from './database-name.ts';
import {
  createTransaction,
  endTransaction,
  type RecordsSchema,
  type RecordsTransaction,
} from './idb-transaction.ts';
import type { FindRules } from './local-store.ts';
import { type RowOfVersion1, upgradeRows } from './rows-of-version-1.ts';
import { StorageError } from './storage-error.ts';

/** Incremented with each schema change; existing cases of `upgrade` are never edited. */
const VERSION = 2;

/** An old tab closes at once; a frozen one only when it is closed. */
export const BLOCKED_MS = 5000;
/** An opening queued behind a blocked deletion gets no `blocked` event. */
const OPENING_MS = 15_000;

export type OpeningDependencies = {
  findRules: FindRules;
  onTaken: (why: 'newer' | 'deleted') => void;
  onReleased?: () => void;
  isExisting?: boolean;
};

export function openDatabase(
  userId: string,
  {
    findRules,
    onTaken,
    onReleased,
    onTerminated,
    isExisting,
  }: OpeningDependencies & { onTerminated: () => void },
): Promise<IDBPDatabase<RecordsSchema>> {
  return new Promise((resolve, reject) => {
    let isLate = false;
    function reportBlocked(): void {
      isLate = true;
      reject(new StorageError('blocked'));
    }
    setTimeout(reportBlocked, OPENING_MS);
    const opening = openDB<RecordsSchema>(databaseName(userId), VERSION, {
      upgrade: (db, from, _, tx) => {
        tx.done.catch(() => undefined);
        if (from === 0 && isExisting) return endTransaction(tx, 'abort');
        if (from < 1) createVersion1(db);
        if (from < 2)
          tx.objectStore('records').createIndex('list', ['collection', 'sortKey', 'id']);
        if (from !== 1) return;
        // A failed upgrade aborts, leaving version 1 intact.
        upgradeFromVersion1(tx, findRules).catch((cause: unknown) => {
          endTransaction(tx, 'abort');
          reject(cause);
        });
      },
      blocked: () => setTimeout(reportBlocked, BLOCKED_MS),
      blocking: (_, newVersion) => {
        void opening.then((db) => db.close());
        onTaken(newVersion === null ? 'deleted' : 'newer');
      },
      terminated: onTerminated,
    });
    opening.then((db) => {
      if (isLate) {
        db.close();
        onReleased?.();
      } else resolve(db);
      return undefined;
    }, reject);
  });
}

function createVersion1(db: IDBPDatabase<RecordsSchema>): void {
  db.createObjectStore('records', { keyPath: ['collection', 'id'] });
  db.createObjectStore('outbox', { keyPath: 'seq', autoIncrement: true }).createIndex('record', [
    'collection',
    'id',
  ]);
  db.createObjectStore('meta');
}

async function upgradeFromVersion1(
  tx: RecordsTransaction<'versionchange'>,
  findRules: FindRules,
): Promise<void> {
  const { allRecords, putRecord, rows, putRow } = createTransaction(tx, findRules);
  const records = await allRecords();
  for (const record of records) putRecord(record);
  const before: unknown[] = await rows();
  for (const row of upgradeRows(before as RowOfVersion1[], records, findRules)) putRow(row);
}
