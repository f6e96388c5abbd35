import type { LocalRecord, OutboxRow, StoreTransaction } from '../device/local-store.ts';

export const syncedRecord = (
  {
    collection,
    id,
    copyOf,
    generation,
  }: Pick<LocalRecord, 'collection' | 'id' | 'copyOf' | 'generation'>,
  { revision, value }: { revision: number; value: unknown },
): LocalRecord => ({
  collection,
  id,
  value,
  revision,
  ...(copyOf !== undefined && { copyOf }),
  ...(generation !== undefined && { generation }),
});

export function dropWrites(
  tx: StoreTransaction,
  { record, rows }: { record: LocalRecord | undefined; rows: readonly OutboxRow[] },
): void {
  for (const { seq } of rows) tx.deleteRow(seq);
  if (!record) return;
  const { collection, id, revision, value } = record.server
    ? { ...record, ...record.server }
    : record;
  if (revision === 0) tx.deleteRecord(collection, id);
  else tx.putRecord(syncedRecord(record, { revision, value }));
}

export async function discardWrites(
  tx: StoreTransaction,
  collection: string,
  id: string,
): Promise<void> {
  const [record, rows] = await Promise.all([
    tx.record(collection, id),
    tx.recordRows(collection, id),
  ]);
  dropWrites(tx, { record, rows });
}
