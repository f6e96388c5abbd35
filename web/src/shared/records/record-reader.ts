import type { Collection } from './collection.ts';
import type {
  LocalRecord,
  LocalStore,
  OutboxRow,
  RecordWindow,
  SortKeyRange,
  StoreTransaction,
  WriteRefusal,
} from './device/local-store.ts';

export type RecordState = 'on-phone' | 'in-account' | 'refused';

export type SavedRecord<Value> = {
  id: string;
  value: Value;
  stored: unknown;
  state: RecordState;
  refusal?: WriteRefusal | undefined;
  copyOf?: string | undefined;
};

export type ListPart = RecordWindow | SortKeyRange;

export type PendingWrite = OutboxRow & { value: unknown; before: unknown };

export const createRecordReader = (store: LocalStore) => ({
  count: ({ name }: { name: string }): Promise<number> => store.read((tx) => tx.count(name)),
  list: <Value>(collection: Collection<Value>, part: ListPart): Promise<SavedRecord<Value>[]> =>
    store.read(async (tx) => {
      const { name } = collection;
      const records = await ('from' in part ? tx.range(name, part) : tx.window(name, part));
      const saved = await Promise.all(records.map((record) => findSaved(tx, collection, record)));
      return saved.filter((record) => record !== undefined);
    }),
  get: <Value>(
    collection: Collection<Value>,
    id: string,
  ): Promise<SavedRecord<Value> | undefined> =>
    store.read(async (tx) => findSaved(tx, collection, await tx.record(collection.name, id))),
  pending: (): Promise<PendingWrite[]> =>
    store.read(async (tx) => {
      const findWaiting = async (row: OutboxRow): Promise<PendingWrite> => {
        const record = await tx.record(row.collection, row.id);
        return { ...row, value: record?.value, before: record?.server?.value };
      };
      return Promise.all((await tx.rows()).map(findWaiting));
    }),
});

async function findSaved<Value>(
  tx: StoreTransaction,
  collection: Collection<Value>,
  record: LocalRecord | undefined,
): Promise<SavedRecord<Value> | undefined> {
  if (!record || record.value === null) return undefined;
  const { id, value: stored, revision, server, copyOf } = record;
  const value = collection.decode(stored);
  if (value === undefined) return undefined;
  if (revision > 0 && server === undefined)
    return { id, value, stored, state: 'in-account', copyOf };
  const rows = await tx.recordRows(collection.name, id);
  const refusal = rows.find((row) => row.refusal)?.refusal;
  return { id, value, stored, state: refusal ? 'refused' : 'on-phone', refusal, copyOf };
}
