import type { LocalStore, StoreTransaction } from './local-store.ts';

/** A record that a transaction wrote, or whose way to the account changed. */
export type RecordChange = { collection: string; id: string };

/** The same store, that reports what each transaction changed once it is stored. */
export function reportChanges(store: LocalStore, onStored: (changes: RecordChange[]) => void): LocalStore {
  return {
    ...store,
    async write(work, durability) {
      const changes = new Map<string, RecordChange>();
      const note = ({ collection, id }: RecordChange) => changes.set(`${collection} ${id}`, { collection, id });
      const result = await store.write((tx) => work(noteWrites(tx, note)), durability);
      if (changes.size > 0) onStored([...changes.values()]);
      return result;
    },
  };
}

const noteWrites = (tx: StoreTransaction, note: (change: RecordChange) => void): StoreTransaction => ({
  ...tx,
  putRecord(record) {
    note(record);
    tx.putRecord(record);
  },
  deleteRecord(collection, id) {
    note({ collection, id });
    tx.deleteRecord(collection, id);
  },
  addRow(row) {
    note(row);
    tx.addRow(row);
  },
  putRow(row) {
    note(row);
    tx.putRow(row);
  },
});
