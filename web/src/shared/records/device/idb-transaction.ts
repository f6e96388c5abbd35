import type { DBSchema, IDBPTransaction } from 'idb';
import type {
  FindRules,
  LocalRecord,
  OutboxRow,
  RecordWindow,
  StoreTransaction,
} from './local-store.ts';

export interface RecordsSchema extends DBSchema {
  records: {
    key: [string, string];
    value: LocalRecord;
    indexes: { list: [string, string | number, string] };
  };
  outbox: { key: number; value: OutboxRow; indexes: { record: [string, string] } };
  meta: { key: string; value: unknown };
}
type StoreNames = ['records', 'outbox', 'meta'];
export type RecordsTransaction<Mode extends IDBTransactionMode> = IDBPTransaction<
  RecordsSchema,
  StoreNames,
  Mode
>;

export const STORE_NAMES: StoreNames = ['records', 'outbox', 'meta'];
/** A meta key, set when a later build must sort a value unreadable to this one. */
export const UNSORTED = 'unsorted';

export function createTransaction(
  tx: RecordsTransaction<'readwrite' | 'versionchange'>,
  findRules: FindRules,
): StoreTransaction {
  const [records, outbox, meta] = [
    tx.objectStore('records'),
    tx.objectStore('outbox'),
    tx.objectStore('meta'),
  ];
  const list = records.index('list');
  // Arrays sort after every string and number in IndexedDB.
  const whole = (collection: string) => IDBKeyRange.bound([collection], [collection, []]);
  return {
    record: (collection, id) => records.get([collection, id]),
    count: (collection) => list.count(whole(collection)),
    async window(collection: string, { offset, limit }: RecordWindow): Promise<LocalRecord[]> {
      if (limit === 0) return [];
      const cursor = await list.openKeyCursor(whole(collection), 'prev');
      const first = offset > 0 ? await cursor?.advance(offset) : cursor;
      if (!first) return [];
      const highest = first.key;
      const last = limit > 1 ? await first.advance(limit - 1) : first;
      const lowest = last ? last.key : [collection];
      return (await list.getAll(IDBKeyRange.bound(lowest, highest))).toReversed();
    },
    range: async (collection, range) => {
      const keys = range
        ? // An index key is collection, order and record id: every id sorts before an array.
          IDBKeyRange.bound(
            [collection, range.from],
            range.to === undefined ? [collection, []] : [collection, range.to, []],
          )
        : whole(collection);
      return (await list.getAll(keys)).toReversed();
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
  // An undefined key would be an error, so the property is left out.
  return sortKey === undefined ? record : { ...record, sortKey };
}

const leaveToTransaction = (write: Promise<unknown>): void => void write.catch(() => undefined);

export function endTransaction(
  tx: Pick<IDBTransaction, 'commit' | 'abort'>,
  how: 'commit' | 'abort',
): void {
  try {
    tx[how]();
  } catch {
    // The transaction had already ended.
  }
}
