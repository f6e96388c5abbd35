import { keyOf, type LocalRecord, type OutboxRow, type RecordKey } from '../records/device/local-store.ts';
import { sameValue } from '../records/merge/same-value.ts';

/** What the device has, or what a backup has. */
export type Copy = { records: LocalRecord[]; rows: OutboxRow[] };
export type Here = Copy & {
  /** All of the account was brought to this device: what is not here was deleted, or never reached it. */
  wasBrought: boolean;
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

function grouped<T extends RecordKey>(things: readonly T[]): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const thing of things) groups.set(keyOf(thing), [...(groups.get(keyOf(thing)) ?? []), thing]);
  return groups;
}

/** What would happen with each record of a backup. Nothing that is here is lost with any of it. */
export function planRestore(here: Here, backup: Copy): RestoreItem[] {
  const [records, rows] = [new Map(here.records.map((record) => [keyOf(record), record])), grouped(here.rows)];
  const backupRows = grouped(backup.rows);
  const copies = grouped(here.records.flatMap((copy) => (copy.copyOf ? [{ ...copy, id: copy.copyOf }] : [])));
  return backup.records.flatMap((record) => {
    const key = keyOf(record);
    const own = (backupRows.get(key) ?? []).toSorted((one, other) => one.seq - other.seq);
    const found = {
      record: records.get(key),
      rows: rows.get(key) ?? [],
      copies: copies.get(key) ?? [],
      hasCopy: own.some(({ collection, mutationId }) => records.has(keyOf({ collection, id: mutationId }))),
      wasBrought: here.wasBrought,
    };
    const kind = record.value === null ? kindOfDeletion(own, found) : kindOf(record, own, found);
    return kind ? { kind, record, rows: own } : [];
  });
}

type Found = {
  record: LocalRecord | undefined;
  rows: OutboxRow[];
  /** Conflict copies of it. */
  copies: LocalRecord[];
  /** A restore before this one made a conflict copy of these rows, which the person may have changed or deleted since. */
  hasCopy: boolean;
  wasBrought: boolean;
};

function kindOf(wanted: LocalRecord, waiting: readonly OutboxRow[], found: Found): RestoreKind {
  const { record, rows, copies, hasCopy, wasBrought } = found;
  const [first] = waiting;
  if (!record) return !first && wanted.revision > 0 && wasBrought ? 'deleted' : 'add';
  if (record.value === null) return 'deleted';
  if ([record, ...copies].some(({ value }) => sameValue(value, wanted.value))) return 'same';
  // What had reached the account was there before what is here now.
  if (!first || hasCopy) return 'kept';
  if (rows.some(({ mutationId }) => waiting.some((row) => row.mutationId === mutationId))) return 'kept';
  return rows.length === 0 ? 'change' : 'both';
}

/** A deletion that waited is sent only over what was deleted: what was edited or brought back since stays. */
function kindOfDeletion(waiting: readonly OutboxRow[], { record, rows, wasBrought }: Found): RestoreKind | undefined {
  const [first, last] = [waiting[0], waiting.at(-1)];
  // It had reached the account, or there is nothing to delete any more.
  if (!first || !last || record?.value === null || (!record && wasBrought)) return undefined;
  if (!record) return 'change';
  // The writes before the deletion may have reached the account without this device knowing.
  const isBehindThose = record.revision - first.base === waiting.length - 1 && sameValue(record.value, last.ancestor);
  return rows.length === 0 && (record.revision === first.base || isBehindThose) ? 'change' : 'kept';
}
