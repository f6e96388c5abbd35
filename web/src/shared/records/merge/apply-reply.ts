import type {
  LocalRecord,
  OutboxRow,
  StoreTransaction,
  WriteRefusal,
} from '../device/local-store.ts';
import { mergeRecord } from './merge-three-way.ts';
import { addNotice } from './notices.ts';
import { findRestart } from './restarted-pull.ts';
import { sameValue } from './same-value.ts';
import type { ServerVersion } from './server-reply.ts';
import { dropWrites, syncedRecord } from './synced-record.ts';
import { addConflictCopy, queueWrite, type WriteDependencies } from './write-record.ts';

export const serverValue = ({ deleted, value }: ServerVersion): unknown => (deleted ? null : value);

/** The server stored the write. If it stored something other than what was sent, a later pull brings it. */
export async function applyStored(
  tx: StoreTransaction,
  row: OutboxRow,
  reply: { revision: number },
): Promise<void> {
  const { collection, id, seq } = row;
  const [localRecord, rows, restart] = await Promise.all([
    tx.record(collection, id),
    tx.recordRows(collection, id),
    findRestart(tx),
  ]);
  tx.deleteRow(seq);
  if (!localRecord) return;
  const record = { ...localRecord, generation: restart?.generation };
  const next = rows.find((other) => other.seq !== seq);
  // Another device may have written after it, and a pull may have brought that first.
  const isBehind = record.revision > reply.revision && record.server !== undefined;
  const revision = isBehind ? record.revision : reply.revision;
  if (next) {
    tx.putRow({ ...next, base: reply.revision });
    tx.putRecord({
      ...record,
      revision,
      server: isBehind ? record.server : { value: next.ancestor },
    });
  } else
    tx.putRecord(
      syncedRecord(record, { revision, value: isBehind ? record.server?.value : record.value }),
    );
}

/** Another device wrote over the same revision: both changes stay, in one record where that can be. */
export async function applyConflict(
  tx: StoreTransaction,
  { row, current }: { row: OutboxRow; current: ServerVersion },
  dependencies: WriteDependencies,
): Promise<void> {
  const { collection, id, ancestor, copyOf } = row;
  // The build that knows the collection merges it.
  if (!dependencies.findRules(collection)) return;
  const record = (await tx.record(collection, id)) ?? {
    collection,
    id,
    revision: 0,
    value: null,
    copyOf,
  };
  const [revision, theirs] = [current.revision, serverValue(current)];
  await mergeWithAccount(
    tx,
    { record, ancestor, revision, theirs, now: Date.parse(row.madeAt) },
    dependencies,
  );
}

type Versions = {
  record: LocalRecord;
  ancestor: unknown;
  revision: number;
  theirs: unknown;
  now: number;
};

/** What this device has and the account does not becomes one write over what the account has, and a copy where it must. */
export async function mergeWithAccount(
  tx: StoreTransaction,
  { record, ancestor, revision, theirs, now }: Versions,
  dependencies: WriteDependencies,
): Promise<void> {
  const { collection, id, value: mine } = record;
  const rows = await tx.recordRows(collection, id);
  for (const { seq } of rows) tx.deleteRow(seq);
  tx.putRecord(syncedRecord(record, { revision, value: theirs }));
  const { madeAt = new Date(now).toISOString(), pass, mutationId } = rows.at(-1) ?? {};
  // Without an ancestor the record also has what a restored account lost.
  const isUndo = ancestor !== undefined && rows.length > 0 && rows.every((row) => row.isUndo);
  const edit = { collection, id, madeAt, pass, isUndo, copyId: mutationId };
  const { value, conflicts, keptEdits } = mergeRecord(
    { ancestor, mine, theirs, isUndo },
    dependencies.findRules(collection),
  );
  // Also the same value is written when it is of a later revision, or an earlier one of another device would replace it.
  if (sameValue(ancestor, theirs) || !sameValue(value, theirs)) {
    queueWrite(
      tx,
      { ...edit, value, copyOf: record.copyOf, base: revision, ancestor: theirs },
      dependencies,
    );
    tx.putRecord({
      ...syncedRecord(record, { revision, value }),
      ...(revision > 0 && { server: { value: theirs } }),
    });
  }
  if (keptEdits.length > 0) await addNotice(tx, { code: 'edit-kept', collection, id });
  if (conflicts.length === 0) return;
  if (!isUndo) await addConflictCopy(tx, { ...edit, value: mine }, dependencies);
  await addNotice(tx, { code: isUndo ? 'undo-kept' : 'conflict-copy', collection, id });
}

/** The server does not accept it as it is: it waits for the person, unless they already wrote something else. */
export async function applyRefusal(
  tx: StoreTransaction,
  row: OutboxRow,
  refusal: WriteRefusal,
): Promise<void> {
  const { collection, id, seq, base, ancestor } = row;
  const [record, rows] = await Promise.all([
    tx.record(collection, id),
    tx.recordRows(collection, id),
  ]);
  const next = rows.find((other) => other.seq !== seq);
  if (!next) return tx.putRow({ ...row, refusal });
  // They undid it: nothing is left to send.
  if (record && sameValue(record.value, ancestor ?? null)) return dropWrites(tx, { record, rows });
  tx.deleteRow(seq);
  // With what it has of the refused edit, it is an edit.
  tx.putRow({ ...next, base, ancestor, isUndo: row.isUndo && next.isUndo });
}
