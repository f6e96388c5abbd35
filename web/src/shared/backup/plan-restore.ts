import {
  recordKey,
  type LocalRecord,
  type OutboxRow,
  type RecordKey,
} from '../records/device/local-store.ts';
import { sameValue } from '../records/merge/same-value.ts';

/** What the device has, or what a backup has. */
export type Copy = { records: LocalRecord[]; rows: OutboxRow[] };
export type Here = Copy & {
  /** All of the account was brought to this device: what is not here was deleted, or never reached it. */
  isPullComplete: boolean;
};

export type RestoreKind =
  /** It is not here: it is added. */
  | 'add'
  /** A write over what is here, or over a revision before, that did not reach the account: it is sent as it was. */
  | 'change'
  /** A write of this device waits too: both are merged, or one of them becomes a conflict copy. */
  | 'both'
  /** It is here already. */
  | 'same'
  /** What is here is later: it stays. */
  | 'kept'
  /** It was deleted since: it is restored only when asked for. */
  | 'deleted';

export type RestoreItem = { kind: RestoreKind; record: LocalRecord; rows: OutboxRow[] };

function groupByRecord<T extends RecordKey>(things: readonly T[]): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const thing of things)
    groups.set(recordKey(thing), [...(groups.get(recordKey(thing)) ?? []), thing]);
  return groups;
}

/** What would happen with each record of a backup. Nothing that is here is lost with any of it. */
export function planRestore(here: Here, backup: Copy): RestoreItem[] {
  const [records, rows] = [
    new Map(here.records.map((record) => [recordKey(record), record])),
    groupByRecord(here.rows),
  ];
  const backupRows = groupByRecord(backup.rows);
  const copies = groupByRecord(
    here.records.flatMap((copy) => (copy.copyOf ? [{ ...copy, id: copy.copyOf }] : [])),
  );
  return backup.records.flatMap((record) => {
    const key = recordKey(record);
    const backupWrites = (backupRows.get(key) ?? []).toSorted((one, other) => one.seq - other.seq);
    const current = {
      record: records.get(key),
      rows: rows.get(key) ?? [],
      copies: copies.get(key) ?? [],
      hasCopy: backupWrites.some(({ collection, mutationId }) =>
        records.has(recordKey({ collection, id: mutationId })),
      ),
      isPullComplete: here.isPullComplete,
    };
    const kind =
      record.value === null
        ? decideDeletion(backupWrites, current)
        : decideRestore(record, backupWrites, current);
    return kind ? { kind, record, rows: backupWrites } : [];
  });
}

type CurrentState = {
  record: LocalRecord | undefined;
  rows: OutboxRow[];
  /** Conflict copies of it. */
  copies: LocalRecord[];
  /** A restore before this one made a conflict copy of these rows, which the person may have changed or deleted since. */
  hasCopy: boolean;
  isPullComplete: boolean;
};

function decideRestore(
  restored: LocalRecord,
  backupWrites: readonly OutboxRow[],
  current: CurrentState,
): RestoreKind {
  const { record, rows, copies, hasCopy, isPullComplete } = current;
  const [first] = backupWrites;
  if (!record) return !first && restored.revision > 0 && isPullComplete ? 'deleted' : 'add';
  if (record.value === null) return 'deleted';
  if ([record, ...copies].some(({ value }) => sameValue(value, restored.value))) return 'same';
  // What had reached the account was there before what is here now.
  if (!first || hasCopy) return 'kept';
  if (rows.some(({ mutationId }) => backupWrites.some((row) => row.mutationId === mutationId)))
    return 'kept';
  return rows.length === 0 ? 'change' : 'both';
}

/** A deletion that waited is sent only over what was deleted: what was edited or brought back since stays. */
function decideDeletion(
  backupWrites: readonly OutboxRow[],
  { record, rows, isPullComplete }: CurrentState,
): RestoreKind | undefined {
  const [first, last] = [backupWrites[0], backupWrites.at(-1)];
  // It had reached the account, or there is nothing to delete any more.
  if (!first || !last || record?.value === null || (!record && isPullComplete)) return undefined;
  if (!record) return 'change';
  // The writes before the deletion may have reached the account without this device knowing.
  const isBehindThose =
    record.revision - first.base === backupWrites.length - 1 &&
    sameValue(record.value, last.ancestor);
  return rows.length === 0 && (record.revision === first.base || isBehindThose) ? 'change' : 'kept';
}
