import type { StoreTransaction } from '../device/local-store.ts';
import { type RecordEdit, type WriteDependencies, writeRecord } from './write-record.ts';

type Many = Pick<RecordEdit, 'collection' | 'madeAt' | 'pass'>;

export async function addRecords(
  tx: StoreTransaction,
  { records, ...edit }: Many & { records: readonly { id: string; value: unknown }[] },
  dependencies: WriteDependencies,
): Promise<void> {
  for (const { id, value } of records) {
    const record = await tx.record(edit.collection, id);
    if (!record || record.value === null)
      await writeRecord(tx, { ...edit, id, value, original: record?.value }, dependencies);
  }
}

export async function deleteRecords(
  tx: StoreTransaction,
  { ids, ...edit }: Many & { ids: readonly string[] },
  dependencies: WriteDependencies,
): Promise<void> {
  for (const id of ids) {
    const record = await tx.record(edit.collection, id);
    if (record && record.value !== null)
      await writeRecord(tx, { ...edit, id, value: null, original: record.value }, dependencies);
  }
}
