import type { LocalRecord, LocalStore, OutboxRow, StoreTransaction } from './local-store.ts';

type Kept = {
  records: Map<string, LocalRecord>;
  rows: Map<number, OutboxRow>;
  meta: Map<string, unknown>;
  last: number;
};

const keyOf = (collection: string, id: string): string => `${collection} ${id}`;

/** The same store in memory: where a browser has no database, what is written lives as long as the tab. */
export function createMemoryStore(): LocalStore {
  let kept: Kept = { records: new Map(), rows: new Map(), meta: new Map(), last: 0 };
  let turn: Promise<unknown> = Promise.resolve();

  function transact<T>(work: (tx: StoreTransaction) => Promise<T>): Promise<T> {
    const result = turn.then(async () => {
      const draft: Kept = {
        records: new Map(kept.records),
        rows: new Map(kept.rows),
        meta: new Map(kept.meta),
        last: kept.last,
      };
      const answer = await work(transactionOn(draft));
      kept = draft;
      return answer;
    });
    turn = result.catch(() => undefined);
    return result;
  }

  return { read: transact, write: transact, close: async () => undefined };
}

function transactionOn(draft: Kept): StoreTransaction {
  const rows = () => [...draft.rows.values()].toSorted((one, other) => one.seq - other.seq);
  return {
    record: async (collection, id) => structuredClone(draft.records.get(keyOf(collection, id))),
    records: async (collection) =>
      structuredClone([...draft.records.values()].filter((record) => record.collection === collection)),
    everyRecord: async () => structuredClone([...draft.records.values()]),
    putRecord: (record) => void draft.records.set(keyOf(record.collection, record.id), structuredClone(record)),
    deleteRecord: (collection, id) => void draft.records.delete(keyOf(collection, id)),
    rows: async () => structuredClone(rows()),
    rowsOf: async (collection, id) =>
      structuredClone(rows().filter((row) => row.collection === collection && row.id === id)),
    addRow: (row) => {
      draft.last += 1;
      draft.rows.set(draft.last, structuredClone({ ...row, seq: draft.last }));
    },
    putRow: (row) => void draft.rows.set(row.seq, structuredClone(row)),
    deleteRow: (seq) => void draft.rows.delete(seq),
    meta: async (key) => draft.meta.get(key),
    setMeta: (key, value) => void draft.meta.set(key, value),
  };
}
