import { withSortKey } from './idb-transaction.ts';
import type {
  FindRules,
  LocalRecord,
  LocalStore,
  OutboxRow,
  StoreTransaction,
} from './local-store.ts';

type Content = {
  records: Map<string, LocalRecord>;
  rows: Map<number, OutboxRow>;
  meta: Map<string, unknown>;
  lastSeq: number;
};

const storageKey = (collection: string, id: string): string => `${collection} ${id}`;

/** The same store in memory, one transaction at a time. */
export function createMemoryStore(findRules: FindRules = () => undefined): LocalStore {
  let content: Content = { records: new Map(), rows: new Map(), meta: new Map(), lastSeq: 0 };
  let previous: Promise<unknown> = Promise.resolve();

  function transact<T>(work: (tx: StoreTransaction) => Promise<T>): Promise<T> {
    const result = previous.then(async () => {
      const draft: Content = {
        records: new Map(content.records),
        rows: new Map(content.rows),
        meta: new Map(content.meta),
        lastSeq: content.lastSeq,
      };
      const answer = await work(createTransaction(draft, findRules));
      content = draft;
      return answer;
    });
    previous = result.catch(() => undefined);
    return result;
  }

  return { read: transact, write: (work) => transact(work), close: async () => undefined };
}

function createTransaction(draft: Content, findRules: FindRules): StoreTransaction {
  const rows = () => [...draft.rows.values()].toSorted((one, other) => one.seq - other.seq);
  const list = (collection: string) =>
    [...draft.records.values()]
      .filter((record) => record.collection === collection && record.sortKey !== undefined)
      .toSorted(byListOrder);
  return {
    record: async (collection, id) =>
      structuredClone(draft.records.get(storageKey(collection, id))),
    count: async (collection) => list(collection).length,
    window: async (collection, { offset, limit }) =>
      structuredClone(list(collection).slice(offset, offset + limit)),
    range: async (collection, range) =>
      structuredClone(
        list(collection).filter(
          ({ sortKey = '' }) =>
            range === undefined ||
            (sortKey >= range.from && (range.to === undefined || sortKey <= range.to)),
        ),
      ),
    allRecords: async () => structuredClone([...draft.records.values()]),
    putRecord: (record) =>
      void draft.records.set(
        storageKey(record.collection, record.id),
        structuredClone(withSortKey(record, findRules)),
      ),
    deleteRecord: (collection, id) => void draft.records.delete(storageKey(collection, id)),
    rows: async (limit) => structuredClone(rows().slice(0, limit)),
    recordRows: async (collection, id) =>
      structuredClone(rows().filter((row) => row.collection === collection && row.id === id)),
    addRow: (row) => {
      draft.lastSeq += 1;
      draft.rows.set(draft.lastSeq, structuredClone({ ...row, seq: draft.lastSeq }));
    },
    putRow: (row) => void draft.rows.set(row.seq, structuredClone(row)),
    deleteRow: (seq) => void draft.rows.delete(seq),
    meta: async (key) => draft.meta.get(key),
    setMeta: (key, value) => void draft.meta.set(key, value),
  };
}

/** Descending, then by id. */
function byListOrder(one: LocalRecord, other: LocalRecord): number {
  const [mine, theirs] = [one.sortKey ?? '', other.sortKey ?? ''];
  if (mine !== theirs) return mine > theirs ? -1 : 1;
  return one.id > other.id ? -1 : 1;
}
