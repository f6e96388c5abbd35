import type { CollectionRules } from './collection.ts';
import type { LocalRecord, OutboxRow, StoreTransaction, WriteRefusal } from './local-store.ts';
import { sameValue } from './same-value.ts';
import { addRecord, writeRecord } from './write-record.ts';

/** A record as the server says that it is. */
export type ServerVersion = { revision: number; deleted: boolean; value: unknown };

const valueOf = ({ deleted, value }: ServerVersion): unknown => (deleted ? null : value);

/** In step with the account: one value, and the version it is. */
const inStep = (
  { collection, id, copyOf }: Pick<LocalRecord, 'collection' | 'id' | 'copyOf'>,
  { revision, value }: { revision: number; value: unknown },
): LocalRecord => ({ collection, id, value, revision, ...(copyOf !== undefined && { copyOf }) });

/** The server took the write. */
export async function settleTaken(tx: StoreTransaction, row: OutboxRow, reply: ServerVersion): Promise<void> {
  const { collection, id, seq } = row;
  tx.deleteRow(seq);
  const record = await tx.record(collection, id);
  if (!record) return;
  // Another device may have written after it, and this one may have heard of that first.
  const heardLater = record.revision > reply.revision && record.server !== undefined;
  const known = heardLater
    ? { revision: record.revision, value: record.server?.value }
    : { revision: reply.revision, value: valueOf(reply) };
  const next = (await tx.rowsOf(collection, id)).at(0);
  if (!next) {
    tx.putRecord(inStep(record, known));
    return;
  }
  // Written over what was just taken, not over what the device heard of since.
  tx.putRow({ ...next, base: reply.revision });
  tx.putRecord({ ...record, revision: known.revision, server: { value: known.value } });
}

type Conflict = { rules: CollectionRules | undefined; newId: () => string; now: string };

/** Two devices wrote over the same version. Both versions stay, in one value where that can be, apart where not. */
export async function settleConflict(
  tx: StoreTransaction,
  { row, current }: { row: OutboxRow; current: ServerVersion },
  { rules, newId, now }: Conflict,
): Promise<void> {
  const { collection, id } = row;
  const record = await tx.record(collection, id);
  // What was written after it was written over it: one version of this device, the last.
  const rows = await tx.rowsOf(collection, id);
  for (const { seq } of rows) tx.deleteRow(seq);
  const mine = rows.at(-1)?.value ?? row.value;
  const theirs = valueOf(current);
  const settled = inStep(record ?? { collection, id }, { revision: current.revision, value: theirs });
  tx.putRecord(settled);

  const last = rows.at(-1);
  const write = { collection, madeAt: last?.madeAt ?? now, pass: last?.pass };
  // Deleting something that somebody just changed would lose the change; the person can delete it again.
  if (isDeletion(rows, row) || sameValue(mine, theirs)) return;
  if (theirs === null) {
    await writeRecord(tx, { ...write, id, value: mine, mutationId: newId() });
    return;
  }
  const before = record?.revision === row.base ? record.server?.value : undefined;
  const merged = rules?.merge?.({ before, mine, theirs });
  if (merged === undefined) {
    addRecord(tx, { ...write, id: newId(), value: mine, mutationId: newId(), copyOf: id });
    return;
  }
  if (!sameValue(merged, theirs)) await writeRecord(tx, { ...write, id, value: merged, mutationId: newId() });
}

const isDeletion = (rows: readonly OutboxRow[], row: OutboxRow): boolean => (rows.at(-1) ?? row).value === null;

/** The server will not take it as it is: it waits for the person, unless they already wrote something else. */
export async function settleRefused(tx: StoreTransaction, row: OutboxRow, refusal: WriteRefusal): Promise<void> {
  const next = (await tx.rowsOf(row.collection, row.id)).find(({ seq }) => seq !== row.seq);
  if (next) {
    tx.deleteRow(row.seq);
    tx.putRow({ ...next, base: row.base });
    return;
  }
  tx.putRow({ ...row, refusal });
}

/** The person gives up a write: what the account has is what they see again. */
export async function giveUp(tx: StoreTransaction, collection: string, id: string): Promise<void> {
  const record = await tx.record(collection, id);
  for (const { seq } of await tx.rowsOf(collection, id)) tx.deleteRow(seq);
  if (!record) return;
  if (record.revision === 0) tx.deleteRecord(collection, id);
  else
    tx.putRecord(
      inStep(record, { revision: record.revision, value: record.server ? record.server.value : record.value }),
    );
}

/** What other devices did. What this one wrote meanwhile stays before the eyes until it is settled. */
export async function applyChange(
  tx: StoreTransaction,
  { collection, id, ...version }: { collection: string; id: string } & ServerVersion,
): Promise<void> {
  const record = await tx.record(collection, id);
  if (record && version.revision <= record.revision) return;
  const value = valueOf(version);
  const isWaiting = record !== undefined && (await tx.rowsOf(collection, id)).length > 0;
  if (isWaiting) tx.putRecord({ ...record, revision: version.revision, server: { value } });
  // The grave of something that was never here is nothing.
  else if (record || value !== null) tx.putRecord(inStep(record ?? { collection, id }, { ...version, value }));
}
