import type { LocalRecord, OutboxRow, StoreTransaction } from '../records/device/local-store.ts';
import { findProgress } from '../records/sync/pull-progress.ts';
import { type WriteDependencies, writeRecord } from '../records/merge/write-record.ts';
import { type Copy, type Here, planRestore } from './plan-restore.ts';

type Restoring = WriteDependencies & { bringsDeleted: boolean; now: string };

export async function readDevice(tx: StoreTransaction): Promise<Here> {
  const [records, rows] = [await tx.allRecords(), await tx.rows()];
  return { records, rows, isPullComplete: (await findProgress(tx)).isComplete };
}

export async function restoreBackup(
  tx: StoreTransaction,
  backup: Copy,
  { bringsDeleted, now, ...dependencies }: Restoring,
): Promise<void> {
  const here = await readDevice(tx);
  for (const { kind, record, rows } of planRestore(here, backup)) {
    const { collection, id, value } = record;
    const [first, last] = [rows[0], rows.at(-1)];
    if (kind === 'add') {
      tx.putRecord(record);
      queueAgain(tx, rows);
    }
    if (kind === 'change') await change(tx, record, rows);
    if (kind === 'both' && first && last) {
      const { madeAt, pass, mutationId } = last;
      const edit = {
        collection,
        id,
        original: first.ancestor,
        value,
        madeAt,
        pass,
        copyId: mutationId,
      };
      await writeRecord(tx, edit, dependencies);
    }
    if (kind === 'deleted' && bringsDeleted)
      await writeRecord(tx, { collection, id, value, original: null, madeAt: now }, dependencies);
  }
}

/** The local value counts as the account's until the restored writes are stored or merged. */
async function change(
  tx: StoreTransaction,
  restored: LocalRecord,
  rows: readonly OutboxRow[],
): Promise<void> {
  const record = await tx.record(restored.collection, restored.id);
  tx.putRecord(
    record ? { ...record, value: restored.value, server: { value: record.value } } : restored,
  );
  queueAgain(tx, rows);
}

/** Writes keep their mutation ids, so that a stored one has no second effect. */
function queueAgain(tx: StoreTransaction, rows: readonly OutboxRow[]): void {
  for (const { seq: _, ...row } of rows) tx.addRow({ ...row, maybeSent: true, attempts: 0 });
}
