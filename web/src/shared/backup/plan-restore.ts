import {
  recordKey,
  type LocalRecord,
  type OutboxRow,
  type RecordKey,
} from '../records/device/local-store.ts';
import { sameValue } from '../records/merge/same-value.ts';

export type Copy = { records: LocalRecord[]; rows: OutboxRow[] };
export type Here = Copy & {
  /** After a whole pull, a missing record was deleted or never stored in the account. */
  isPullComplete: boolean;
};

export type RestoreKind =
  | 'add'
  /** A pending write over this revision or an earlier one: sent as it was. */
  | 'change'
  | 'both'
  | 'same'
  | 'kept'
  | 'deleted';

export type RestoreItem = { kind: RestoreKind; record: LocalRecord; rows: OutboxRow[] };

function groupByRecord<T extends RecordKey>(things: readonly T[]): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const thing of things)
    groups.set(recordKey(thing), [...(groups.get(recordKey(thing)) ?? []), thing]);
  return groups;
}

/** Decides each record of a backup, so that nothing local is lost. */
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
  copies: LocalRecord[];
  /** An earlier restore made a conflict copy, which may have changed since. */
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
  if (!first || hasCopy) return 'kept';
  if (rows.some(({ mutationId }) => backupWrites.some((row) => row.mutationId === mutationId)))
    return 'kept';
  return rows.length === 0 ? 'change' : 'both';
}

function decideDeletion(
  backupWrites: readonly OutboxRow[],
  { record, rows, isPullComplete }: CurrentState,
): RestoreKind | undefined {
  const [first, last] = [backupWrites[0], backupWrites.at(-1)];
  if (!first || !last || record?.value === null || (!record && isPullComplete)) return undefined;
  if (!record) return 'change';
  const isBehindThose =
    record.revision - first.base === backupWrites.length - 1 &&
    sameValue(record.value, last.ancestor);
  return rows.length === 0 && (record.revision === first.base || isBehindThose) ? 'change' : 'kept';
}
