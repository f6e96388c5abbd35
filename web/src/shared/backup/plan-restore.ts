import type { LocalRecord, OutboxRow } from '../records/local-store.ts';
import { sameValue } from '../records/same-value.ts';

/** What the device has, or what a backup has. */
export type Copy = { records: LocalRecord[]; rows: OutboxRow[] };
export type Here = Copy & {
  /** The account was brought to this device: what is not here was deleted, or never reached it. */
  wasBrought: boolean;
};

export type RestoreKind =
  /** It is not here: it comes. */
  | 'add'
  /** Written after the version that is here, and it never reached the account: it comes and goes on its way. */
  | 'change'
  /** Another version is here and it is not known which one is later: both stay. */
  | 'both'
  /** It is here already. */
  | 'same'
  /** What is here is later: it stays. */
  | 'kept'
  /** It was deleted since: it comes only when asked for. */
  | 'deleted';

export type RestoreItem = { kind: RestoreKind; record: LocalRecord; rows: OutboxRow[] };

const keyOf = ({ collection, id }: { collection: string; id: string }): string => `${collection} ${id}`;

function grouped<T extends { collection: string; id: string }>(things: readonly T[]): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const thing of things) groups.set(keyOf(thing), [...(groups.get(keyOf(thing)) ?? []), thing]);
  return groups;
}

/** What would happen with each thing of a backup. Nothing that is here is lost with any of it. */
export function planRestore(here: Here, backup: Copy): RestoreItem[] {
  const [records, rows] = [new Map(here.records.map((record) => [keyOf(record), record])), grouped(here.rows)];
  const backupRows = grouped(backup.rows);
  const copies = grouped(here.records.flatMap((copy) => (copy.copyOf ? [{ ...copy, id: copy.copyOf }] : [])));
  return backup.records
    .filter(({ value }) => value !== null)
    .map((record) => {
      const key = keyOf(record);
      const own = (backupRows.get(key) ?? []).toSorted((one, other) => one.seq - other.seq);
      const found = {
        record: records.get(key),
        rows: rows.get(key) ?? [],
        copies: copies.get(key) ?? [],
        wasBrought: here.wasBrought,
      };
      return { kind: kindOf(record, own, found), record, rows: own };
    });
}

type Found = {
  record: LocalRecord | undefined;
  rows: OutboxRow[];
  /** Versions of it that already stay apart. */
  copies: LocalRecord[];
  wasBrought: boolean;
};

function kindOf(wanted: LocalRecord, waiting: readonly OutboxRow[], found: Found): RestoreKind {
  const { record, rows, copies, wasBrought } = found;
  const [first] = waiting;
  if (!record) return !first && wanted.revision > 0 && wasBrought ? 'deleted' : 'add';
  if (record.value === null) return 'deleted';
  if ([record, ...copies].some(({ value }) => sameValue(value, wanted.value))) return 'same';
  // What had reached the account was there before what is here now.
  if (!first) return 'kept';
  if (rows.some(({ mutationId }) => waiting.some((row) => row.mutationId === mutationId))) return 'kept';
  return rows.length === 0 && record.revision === first.base ? 'change' : 'both';
}
