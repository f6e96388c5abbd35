import type { LocalRecord, OutboxRow, StoreTransaction } from '../records/local-store.ts';
import { CURSOR } from '../records/sync-engine.ts';
import { addRecord, bringBack } from '../records/write-record.ts';
import { type Copy, type Here, planRestore } from './plan-restore.ts';

type Restoring = { bringsDeleted: boolean; newId: () => string; now: string };

export async function copyOfDevice(tx: StoreTransaction): Promise<Here> {
  const [records, rows] = [await tx.everyRecord(), await tx.rows()];
  return { records, rows, wasBrought: (await tx.meta(CURSOR)) !== undefined };
}

/** Brings a backup in, in one transaction. It is decided here again: what the person saw may have changed meanwhile. */
export async function restoreBackup(
  tx: StoreTransaction,
  backup: Copy,
  { bringsDeleted, newId, now }: Restoring,
): Promise<void> {
  const here = await copyOfDevice(tx);
  for (const { kind, record, rows } of planRestore(here, backup)) {
    const { collection, id, value } = record;
    const last = rows.at(-1);
    const anew = { collection, value, mutationId: newId() };
    if (kind === 'add') add(tx, record, rows);
    if (kind === 'change') await change(tx, record, rows);
    if (kind === 'both')
      addRecord(tx, { ...anew, id: newId(), madeAt: last?.madeAt ?? now, pass: last?.pass, copyOf: id });
    if (kind === 'deleted' && bringsDeleted) await bringBack(tx, { ...anew, id, madeAt: now });
  }
}

function add(tx: StoreTransaction, record: LocalRecord, rows: readonly OutboxRow[]): void {
  tx.putRecord(record);
  queueAgain(tx, rows);
}

/** The version that is here stays as what the account has, until this one arrives. */
async function change(tx: StoreTransaction, wanted: LocalRecord, rows: readonly OutboxRow[]): Promise<void> {
  const record = await tx.record(wanted.collection, wanted.id);
  if (!record) return;
  tx.putRecord({ ...record, value: wanted.value, server: { value: record.value } });
  queueAgain(tx, rows);
}

/** Each may have arrived since: under its name it can only be repeated as it is, and then it has no effect. */
function queueAgain(tx: StoreTransaction, rows: readonly OutboxRow[]): void {
  for (const { seq: _, ...row } of rows) tx.addRow({ ...row, hasLeft: true, attempts: 0, notBefore: 0 });
}
