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
  // Another device's later write may have been pulled first.
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

export async function applyConflict(
  tx: StoreTransaction,
  { row, current }: { row: OutboxRow; current: ServerVersion },
  dependencies: WriteDependencies,
): Promise<void> {
  const { collection, id, ancestor, copyOf } = row;
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
  // A record without an ancestor also holds what a restored account lost.
  const isUndo = ancestor !== undefined && rows.length > 0 && rows.every((row) => row.isUndo);
  const edit = { collection, id, madeAt, pass, isUndo, copyId: mutationId };
  const { value, conflicts, keptEdits } = mergeRecord(
    { ancestor, mine, theirs, isUndo },
    dependencies.findRules(collection),
  );
  // An equal value of a later revision is still written, or an earlier one would replace it.
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
  // The person undid the refused edit: nothing remains to send.
  if (record && sameValue(record.value, ancestor ?? null)) return dropWrites(tx, { record, rows });
  tx.deleteRow(seq);
  // Merged with the refused edit, it is no longer an undo.
  tx.putRow({ ...next, base, ancestor, isUndo: row.isUndo && next.isUndo });
}
