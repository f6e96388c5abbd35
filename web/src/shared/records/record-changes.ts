import type {
  LocalRecord,
  LocalStore,
  OutboxRow,
  StoreTransaction,
  WriteRefusal,
} from './device/local-store.ts';
import { sameValue } from './merge/same-value.ts';

export type RecordChange = {
  collection: string;
  id: string;
  isMoved: boolean;
};

export function reportChanges(
  store: LocalStore,
  onStored: (changes: RecordChange[]) => void,
): LocalStore {
  return {
    ...store,
    async write(work, durability) {
      const changes = new Map<string, RecordChange>();
      const note = ({ collection, id }: Omit<RecordChange, 'isMoved'>, isMoved: boolean) => {
        const key = `${collection} ${id}`;
        changes.set(key, {
          collection,
          id,
          isMoved: isMoved || changes.get(key)?.isMoved === true,
        });
      };
      const result = await store.write((tx) => work(noteWrites(tx, note)), durability);
      if (changes.size > 0) onStored([...changes.values()]);
      return result;
    },
  };
}

type Note = (change: { collection: string; id: string }, isMoved: boolean) => void;

function noteWrites(tx: StoreTransaction, note: Note): StoreTransaction {
  const values = new Map<string, unknown>();
  const refusals = new Map<number, WriteRefusal | undefined>();
  const remember = (rows: OutboxRow[]): OutboxRow[] => {
    for (const { seq, refusal } of rows) refusals.set(seq, refusal);
    return rows;
  };
  return {
    ...tx,
    async record(collection, id) {
      const record = await tx.record(collection, id);
      if (record) values.set(`${collection} ${id}`, record.value);
      return record;
    },
    rows: async (limit) => remember(await tx.rows(limit)),
    recordRows: async (collection, id) => remember(await tx.recordRows(collection, id)),
    putRecord(record: LocalRecord) {
      const key = `${record.collection} ${record.id}`;
      note(record, !values.has(key) || !sameValue(values.get(key), record.value));
      tx.putRecord(record);
    },
    deleteRecord(collection, id) {
      note({ collection, id }, true);
      tx.deleteRecord(collection, id);
    },
    putRow(row) {
      if (refusals.get(row.seq) !== row.refusal) note(row, false);
      tx.putRow(row);
    },
  };
}
