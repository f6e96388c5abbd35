import { mergeWithAccount, serverValue } from './apply-reply.ts';
import type { LocalRecord, StoreTransaction } from '../device/local-store.ts';
import { beginRestart, CURSOR, endRestart, findRestart, type Restart } from './restarted-pull.ts';
import { sameValue } from './same-value.ts';
import type { ChangedRecord, PulledPage } from './server-reply.ts';
import { syncedRecord } from './synced-record.ts';
import type { WriteDependencies } from './write-record.ts';

type ChangeDependencies = WriteDependencies & { now: () => number };

export async function applyPage(
  tx: StoreTransaction,
  { items, next, hasMore, restarted }: PulledPage,
  dependencies: ChangeDependencies,
): Promise<void> {
  const reason = restarted ?? ((await isFirstListing(tx)) ? 'compacted' : undefined);
  const restart = reason ? await beginRestart(tx, reason) : await findRestart(tx);
  const apply = (item: ChangedRecord) => applyChange(tx, item, { restart, ...dependencies });
  // Parallel, because database latency dominates; a restore step reads the previous one.
  if (restart) for (const item of items) await apply(item);
  else await Promise.all(items.map(apply));
  tx.setMeta(CURSOR, next);
  if (hasMore || !restart) return;
  await applyAbsences(tx, restart, dependencies);
  endRestart(tx, restart);
}

/** A first listing has no tombstones, and other devices may have deleted records. */
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
    // A restored server lost this revision: its value is written over the copy.
    const ancestor = revision > restoredRevision ? undefined : value;
    return mergeWithAccount(
      tx,
      { record, ancestor, revision, theirs: value, now: now() },
      dependencies,
    );
  }
  // The server may have stored another value under the same revision.
  if (
    localRecord &&
    revision === record.revision &&
    sameValue(value, (localRecord.server ?? localRecord).value)
  ) {
    if (restart) tx.putRecord(record);
  } else if (localRecord && hasWrites(localRecord))
    tx.putRecord({ ...record, revision, server: { value } });
  else if (localRecord || value !== null) tx.putRecord(syncedRecord(record, { revision, value }));
}

const hasWrites = ({ server, revision }: LocalRecord): boolean =>
  server !== undefined || revision === 0;

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
