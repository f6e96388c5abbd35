import { serverValue, type ServerVersion, syncedRecord } from './apply-reply.ts';
import type { LocalRecord, StoreTransaction } from './local-store.ts';
import { mergeRecord } from './merge-three-way.ts';
import { beginRestart, endRestart, findRestart, type Restart, type RestartReason } from './restarted-pull.ts';
import { sameValue } from './same-value.ts';
import { addConflictCopy, queueWrite, type WriteDependencies, writeRecord } from './write-record.ts';

/** In meta: where the next pull continues. */
export const CURSOR = 'cursor';

export type ChangedRecord = { collection: string; id: string } & ServerVersion;

export type PulledPage = {
  items: readonly ChangedRecord[];
  next: string;
  hasMore: boolean;
  restarted?: RestartReason | null;
};

type ChangeDependencies = WriteDependencies & { now: () => number };

/** A page of what changed in the account, with the cursor after it. What waits on this device stays shown. */
export async function applyPage(
  tx: StoreTransaction,
  { items, next, hasMore, restarted }: PulledPage,
  dependencies: ChangeDependencies,
): Promise<void> {
  const restart = restarted ? await beginRestart(tx, restarted) : await findRestart(tx);
  await Promise.all(items.map((item) => applyChange(tx, item, { restart, ...dependencies })));
  tx.setMeta(CURSOR, next);
  if (hasMore || !restart) return;
  await applyAbsences(tx, restart, dependencies);
  endRestart(tx, restart);
}

type Context = ChangeDependencies & { restart: Required<Restart> | undefined };

async function applyChange(
  tx: StoreTransaction,
  { collection, id, copyOf, ...version }: ChangedRecord,
  { restart, ...dependencies }: Context,
): Promise<void> {
  const found = await tx.record(collection, id);
  const [revision, value] = [version.revision, serverValue(version)];
  const record = {
    ...(found ?? { collection, id, revision: 0, value: undefined }),
    copyOf: copyOf ?? found?.copyOf,
    generation: restart?.generation,
  };
  const isOlder = revision < record.revision;
  if (found && restart?.reason === 'restored' && (isOlder || (revision === record.revision && !hasWrites(found))))
    return reconcileRestored(tx, { record, revision, value }, dependencies);
  // The same revision may have another value: the server stored something other than what was sent.
  const isKnown = isOlder || (revision === record.revision && sameValue(value, found?.value));
  if (isKnown) {
    if (restart) tx.putRecord(record);
  } else if (found && hasWrites(found)) tx.putRecord({ ...record, revision, server: { value } });
  // A tombstone of a record that was never here is not needed.
  else if (found || value !== null) tx.putRecord(syncedRecord(record, { revision, value }));
}

/** While writes of this device wait, the record has the server's value beside its own, or the server has none yet. */
const hasWrites = ({ server, revision }: LocalRecord): boolean => server !== undefined || revision === 0;

type Restored = { record: LocalRecord; revision: number; value: unknown };

/** The server lost what came after its copy, which this device may have: it is written again over what the server has. */
async function reconcileRestored(
  tx: StoreTransaction,
  { record, revision, value }: Restored,
  dependencies: ChangeDependencies,
): Promise<void> {
  const { collection, id } = record;
  if (!hasWrites(record) && sameValue(record.value, value)) return tx.putRecord({ ...record, revision });
  if (revision < record.revision) return offerAgain(tx, { record, revision, value }, dependencies);
  // The same revision was written twice, before and after the restore: nothing says from what.
  const edit = { collection, id, madeAt: new Date(dependencies.now()).toISOString() };
  const rules = dependencies.findRules(collection);
  const versions = { ancestor: undefined, mine: record.value, theirs: value };
  const merge = rules && mergeRecord(versions, rules);
  tx.putRecord(syncedRecord(record, { revision, value }));
  if (merge) await writeRecord(tx, { ...edit, shown: value, value: merge.value }, dependencies);
  if (merge?.conflicts.length !== 0)
    await addConflictCopy(tx, { ...edit, value: record.value, copyId: dependencies.newId() }, dependencies);
}

/** What this device has becomes a write over what the server has. */
async function offerAgain(
  tx: StoreTransaction,
  { record, revision, value }: Restored,
  { now, ...dependencies }: ChangeDependencies,
): Promise<void> {
  const [first] = await tx.recordRows(record.collection, record.id);
  const base = { base: revision, ancestor: value };
  const { server: _, ...rest } = record;
  if (first) tx.putRow({ ...first, ...base });
  else queueWrite(tx, { ...record, ...base, madeAt: new Date(now()).toISOString() }, dependencies);
  tx.putRecord({ ...rest, revision, ...(revision > 0 && { server: { value } }) });
}

/** Records that a listing of everything lacks: the server lost them, or they were deleted long ago. */
async function applyAbsences(
  tx: StoreTransaction,
  { generation, reason }: Required<Restart>,
  dependencies: ChangeDependencies,
): Promise<void> {
  for (const record of await tx.allRecords()) {
    const { collection, id } = record;
    if (record.generation === generation || record.revision === 0) continue;
    const isLost = reason === 'restored' && (record.value !== null || hasWrites(record));
    if (isLost) await offerAgain(tx, { record, revision: 0, value: undefined }, dependencies);
    else if (hasWrites(record)) tx.putRecord({ ...record, server: { value: null } });
    else tx.deleteRecord(collection, id);
  }
}
