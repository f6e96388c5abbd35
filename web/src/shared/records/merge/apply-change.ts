import { mergeWithAccount, serverValue } from './apply-reply.ts';
import type { LocalRecord, StoreTransaction } from '../device/local-store.ts';
import { beginRestart, CURSOR, endRestart, findRestart, type Restart } from './restarted-pull.ts';
import { sameValue } from './same-value.ts';
import type { ChangedRecord, PulledPage } from './server-reply.ts';
import { syncedRecord } from './synced-record.ts';
import type { WriteDependencies } from './write-record.ts';

type ChangeDependencies = WriteDependencies & { now: () => number };

/** A page of what changed in the account, with the cursor after it. What waits on this device stays shown. */
export async function applyPage(
  tx: StoreTransaction,
  { items, next, hasMore, restarted }: PulledPage,
  dependencies: ChangeDependencies,
): Promise<void> {
  const reason = restarted ?? ((await isFirstListing(tx)) ? 'compacted' : undefined);
  const restart = reason ? await beginRestart(tx, reason) : await findRestart(tx);
  const apply = (item: ChangedRecord) => applyChange(tx, item, { restart, ...dependencies });
  // At once, because each wait for the database costs more than its work; a restore reads what the one before wrote.
  if (restart) for (const item of items) await apply(item);
  else await Promise.all(items.map(apply));
  tx.setMeta(CURSOR, next);
  if (hasMore || !restart) return;
  await applyAbsences(tx, restart, dependencies);
  endRestart(tx, restart);
}

/** A first listing has no tombstones, and other devices may have deleted what this one already sent. */
const isFirstListing = async (tx: StoreTransaction): Promise<boolean> =>
  (await tx.meta(CURSOR)) === undefined &&
  (await tx.allRecords()).some(({ revision }) => revision > 0);

type Context = ChangeDependencies & { restart: Required<Restart> | undefined };

async function applyChange(
  tx: StoreTransaction,
  { collection, id, copyOf, restoredRevision = 0, ...version }: ChangedRecord,
  { restart, now, ...dependencies }: Context,
): Promise<void> {
  const localRecord = await tx.record(collection, id);
  const [revision, value] = [version.revision, serverValue(version)];
  const record = {
    ...(localRecord ?? { collection, id, revision: 0, value: undefined }),
    copyOf: copyOf ?? localRecord?.copyOf,
    generation: restart?.generation,
  };
  if (restart?.reason === 'restored' && record.revision > restoredRevision) {
    // What the device has was lost. Over the copy it is the next version, and what was written since is another one.
    const ancestor = revision > restoredRevision ? undefined : value;
    return mergeWithAccount(
      tx,
      { record, ancestor, revision, theirs: value, now: now() },
      dependencies,
    );
  }
  // The same revision may have another value: the server stored something other than what was sent.
  if (
    localRecord &&
    revision === record.revision &&
    sameValue(value, (localRecord.server ?? localRecord).value)
  ) {
    if (restart) tx.putRecord(record);
  } else if (localRecord && hasWrites(localRecord))
    tx.putRecord({ ...record, revision, server: { value } });
  // A tombstone of a record that was never here is not needed.
  else if (localRecord || value !== null) tx.putRecord(syncedRecord(record, { revision, value }));
}

/** While writes of this device wait, the record has the server's value beside its own, or the server has none yet. */
const hasWrites = ({ server, revision }: LocalRecord): boolean =>
  server !== undefined || revision === 0;

/** Records that a listing of everything lacks: the server lost them, or they were deleted long ago. */
async function applyAbsences(
  tx: StoreTransaction,
  { generation, reason }: Required<Restart>,
  { now, ...dependencies }: ChangeDependencies,
): Promise<void> {
  for (const record of await tx.allRecords()) {
    const { collection, id, value } = record;
    if (record.generation === generation || record.revision === 0) continue;
    const isOffered = value !== null && (reason === 'restored' || hasWrites(record));
    const nothing = { ancestor: null, revision: 0, theirs: null };
    if (isOffered) await mergeWithAccount(tx, { record, ...nothing, now: now() }, dependencies);
    else {
      for (const { seq } of await tx.recordRows(collection, id)) tx.deleteRow(seq);
      tx.deleteRecord(collection, id);
    }
  }
}
