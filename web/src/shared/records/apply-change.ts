import { applyMerge, offerAgain, serverValue, type ServerVersion, syncedRecord } from './apply-reply.ts';
import type { LocalRecord, StoreTransaction } from './local-store.ts';
import { mergeRecord } from './merge-three-way.ts';
import { beginRestart, endRestart, findRestart, type Restart, type RestartReason } from './restarted-pull.ts';
import { sameValue } from './same-value.ts';
import type { WriteDependencies } from './write-record.ts';

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
  (await tx.meta(CURSOR)) === undefined && (await tx.allRecords()).some(({ revision }) => revision > 0);

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
  const known = found?.server ?? found;
  const isKnown = isOlder || (revision === record.revision && sameValue(value, known?.value));
  if (isKnown) {
    if (restart) tx.putRecord(record);
  } else if (found && hasWrites(found)) tx.putRecord({ ...record, revision, server: { value } });
  // A tombstone of a record that was never here is not needed.
  else if (found || value !== null) tx.putRecord(syncedRecord(record, { revision, value }));
}

/** While writes of this device wait, the record has the server's value beside its own, or the server has none yet. */
const hasWrites = ({ server, revision }: LocalRecord): boolean => server !== undefined || revision === 0;

type Listed = { record: LocalRecord; revision: number; value: unknown };

/** The server lost what came after its copy, which this device may have. */
async function reconcileRestored(
  tx: StoreTransaction,
  { record, revision, value }: Listed,
  { now, ...dependencies }: ChangeDependencies,
): Promise<void> {
  const { collection, id } = record;
  const madeAt = new Date(now()).toISOString();
  if (!hasWrites(record) && sameValue(record.value, value)) return tx.putRecord({ ...record, revision });
  if (revision < record.revision) return offerAgain(tx, { record, revision, value, madeAt }, dependencies);
  // The same revision was written before the restore and again after it: nothing says from what.
  const rules = dependencies.findRules(collection);
  if (!rules) return tx.putRecord(record);
  tx.putRecord(syncedRecord(record, { revision, value }));
  const merge = mergeRecord({ ancestor: undefined, mine: record.value, theirs: value }, rules);
  const edit = { collection, id, madeAt };
  await applyMerge(tx, { merge, mine: record.value, theirs: value, edit }, dependencies);
}

/** Records that a listing of everything lacks: the server lost them, or they were deleted long ago. */
async function applyAbsences(
  tx: StoreTransaction,
  { generation, reason }: Required<Restart>,
  { now, ...dependencies }: ChangeDependencies,
): Promise<void> {
  const madeAt = new Date(now()).toISOString();
  for (const record of await tx.allRecords()) {
    const { collection, id, value } = record;
    if (record.generation === generation || record.revision === 0) continue;
    const isOffered = value !== null && (reason === 'restored' || hasWrites(record));
    if (isOffered) await offerAgain(tx, { record, revision: 0, value: undefined, madeAt }, dependencies);
    else {
      for (const { seq } of await tx.recordRows(collection, id)) tx.deleteRow(seq);
      tx.deleteRecord(collection, id);
    }
  }
}
