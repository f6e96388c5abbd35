import type { LocalRecord, OutboxRow, StoreTransaction, WriteRefusal } from './local-store.ts';
import { type Merge, mergeRecord } from './merge-three-way.ts';
import { addNotice } from './notices.ts';
import { findRestart } from './restarted-pull.ts';
import { sameValue } from './same-value.ts';
import { addConflictCopy, queueWrite, type RecordEdit, type WriteDependencies, writeRecord } from './write-record.ts';

/** A record as the server has it. */
export type ServerVersion = { revision: number; deleted: boolean; value: unknown; copyOf?: string | null | undefined };

export const serverValue = ({ deleted, value }: ServerVersion): unknown => (deleted ? null : value);

/** A record that equals the account's: no write of this device waits. */
export const syncedRecord = (
  { collection, id, copyOf, generation }: Pick<LocalRecord, 'collection' | 'id' | 'copyOf' | 'generation'>,
  { revision, value }: { revision: number; value: unknown },
): LocalRecord => ({
  collection,
  id,
  value,
  revision,
  ...(copyOf !== undefined && { copyOf }),
  ...(generation !== undefined && { generation }),
});

/** The server stored the write. If it stored something other than what was sent, a later pull brings it. */
export async function applyStored(tx: StoreTransaction, row: OutboxRow, reply: { revision: number }): Promise<void> {
  const { collection, id, seq } = row;
  const [found, rows, restart] = await Promise.all([
    tx.record(collection, id),
    tx.recordRows(collection, id),
    findRestart(tx),
  ]);
  tx.deleteRow(seq);
  if (!found) return;
  const record = { ...found, generation: restart?.generation };
  const next = rows.find((other) => other.seq !== seq);
  // Another device may have written after it, and a pull may have brought that first. A revision that is not after the
  // base is of a server that lost what came since: nothing is after this write.
  const isBehind = record.revision > reply.revision && reply.revision > row.base && record.server !== undefined;
  const revision = isBehind ? record.revision : reply.revision;
  if (next) {
    tx.putRow({ ...next, base: reply.revision });
    tx.putRecord({ ...record, revision, server: isBehind ? record.server : { value: next.ancestor } });
  } else tx.putRecord(syncedRecord(record, { revision, value: isBehind ? record.server?.value : record.value }));
}

/** Another device wrote over the same revision: both changes stay, in one record where that can be. */
export async function applyConflict(
  tx: StoreTransaction,
  { row, current }: { row: OutboxRow; current: ServerVersion },
  dependencies: WriteDependencies,
): Promise<void> {
  const { collection, id, ancestor, copyOf } = row;
  const rules = dependencies.findRules(collection);
  // The build that knows the collection merges it.
  if (!rules) return;
  const [record, rows] = await Promise.all([tx.record(collection, id), tx.recordRows(collection, id)]);
  const last = rows.at(-1) ?? row;
  const theirs = serverValue(current);
  if (record && current.revision < row.base)
    return offerAgain(tx, { record, revision: current.revision, value: theirs, madeAt: last.madeAt }, dependencies);
  for (const { seq } of rows) tx.deleteRow(seq);
  tx.putRecord(syncedRecord(record ?? { collection, id, copyOf }, { revision: current.revision, value: theirs }));
  const mine = record ? record.value : null;
  const merge = mergeRecord({ ancestor, mine, theirs }, rules);
  const edit = { collection, id, madeAt: last.madeAt, pass: last.pass, copyId: last.mutationId };
  await applyMerge(tx, { merge, mine, theirs, edit }, dependencies);
}

type MergedWrite = { merge: Merge; mine: unknown; theirs: unknown; edit: Omit<RecordEdit, 'shown' | 'value'> };

/** The record has theirs: what the merge adds to it is written over it, and what it could not take is a copy. */
export async function applyMerge(
  tx: StoreTransaction,
  { merge: { value, conflicts, kept }, mine, theirs, edit }: MergedWrite,
  dependencies: WriteDependencies,
): Promise<void> {
  if (!sameValue(value, theirs)) await writeRecord(tx, { ...edit, shown: theirs, value }, dependencies);
  const notice = { collection: edit.collection, id: edit.id };
  if (kept.length > 0) await addNotice(tx, { code: 'edit-kept', ...notice });
  if (conflicts.length === 0) return;
  await addConflictCopy(tx, { ...edit, value: mine }, dependencies);
  await addNotice(tx, { code: 'conflict-copy', ...notice });
}

type Offer = { record: LocalRecord; revision: number; value: unknown; madeAt: string };

/** The server lost the revision that this device has: the device's value becomes a write over what the server has. */
export async function offerAgain(
  tx: StoreTransaction,
  { record, revision, value, madeAt }: Offer,
  dependencies: WriteDependencies,
): Promise<void> {
  const [first] = await tx.recordRows(record.collection, record.id);
  const base = { base: revision, ancestor: value };
  if (first) tx.putRow({ ...first, ...base });
  else queueWrite(tx, { ...record, ...base, madeAt }, dependencies);
  const { server: _, ...rest } = record;
  tx.putRecord({ ...rest, revision, ...(revision > 0 && { server: { value } }) });
}

/** The server does not accept it as it is: it waits for the person, unless they already wrote something else. */
export async function applyRefusal(tx: StoreTransaction, row: OutboxRow, refusal: WriteRefusal): Promise<void> {
  const next = (await tx.recordRows(row.collection, row.id)).find(({ seq }) => seq !== row.seq);
  if (!next) return tx.putRow({ ...row, refusal });
  tx.deleteRow(row.seq);
  tx.putRow({ ...next, base: row.base, ancestor: row.ancestor });
}

/** The person discards what waits: they see again what the account has. */
export async function discardWrites(tx: StoreTransaction, collection: string, id: string): Promise<void> {
  const [record, rows] = await Promise.all([tx.record(collection, id), tx.recordRows(collection, id)]);
  for (const { seq } of rows) tx.deleteRow(seq);
  if (!record) return;
  if (record.revision === 0) tx.deleteRecord(collection, id);
  else
    tx.putRecord(
      syncedRecord(record, { revision: record.revision, value: record.server ? record.server.value : record.value }),
    );
}
