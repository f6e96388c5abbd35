import type {
  FindRules,
  LocalRecord,
  NewRow,
  OutboxRow,
  RecordKey,
  StoreTransaction,
} from '../device/local-store.ts';
import { mergeRecord } from './merge-three-way.ts';
import { sameValue } from './same-value.ts';
import { dropWrites } from './synced-record.ts';

export type RecordEdit = RecordKey & {
  /** The id was made for this write: there is nothing to read before it. */
  isNew?: boolean;
  /** The stored value that the person edited; undefined when the record is new, null when it was deleted. */
  original: unknown;
  /** The value to store, or null to delete the record. */
  value: unknown;
  /** Takes an edit back: the original is what the edit left, the value what it found, and what changed since stays. */
  isUndo?: boolean | undefined;
  madeAt: string;
  pass?: string | undefined;
  copyOf?: string | undefined;
  /** The id of the conflict copy, if it comes to one: made twice, it is one copy. */
  copyId?: string | undefined;
};

export type WriteDependencies = { findRules: FindRules; newId: () => string };

/**
 * 'merged': the record had changed since it was shown, and has both changes. 'conflict-copy': both changed the same
 * field, and what the person wrote is in a record of its own. 'edit-kept': it was not deleted, because it had changed.
 * 'brought-back': another device had deleted it, and it is as the person wrote it. 'changed-since': of an undone edit,
 * something had changed again, and stays.
 */
export type SaveOutcome =
  | 'saved'
  | 'merged'
  | 'conflict-copy'
  | 'edit-kept'
  | 'brought-back'
  | 'changed-since';

/** Stores an edit over the record as it is now, and queues it for the account, in one transaction. */
export async function writeRecord(
  tx: StoreTransaction,
  { isNew = false, ...edit }: RecordEdit,
  dependencies: WriteDependencies,
): Promise<SaveOutcome> {
  const { collection, id, original, value: mine, isUndo } = edit;
  const [record, rows] = isNew
    ? [undefined, []]
    : await Promise.all([tx.record(collection, id), tx.recordRows(collection, id)]);
  const put = (value: unknown) => putWrite(tx, { ...edit, value, record, rows }, dependencies);
  const theirs = record?.value ?? null;
  const isThere = record !== undefined || isUndo;
  // Writing a refused value again is how a person retries it.
  if (isThere && sameValue(theirs, mine) && !rows.some(({ refusal }) => refusal)) return 'saved';
  if (!isThere || sameValue(theirs, original) || sameValue(theirs, mine)) {
    put(mine);
    return 'saved';
  }
  const versions = { ancestor: original, mine, theirs, isUndo };
  const { value, conflicts } = mergeRecord(versions, dependencies.findRules(collection));
  if (!sameValue(value, theirs)) put(value);
  if (conflicts.length > 0) {
    if (isUndo) return 'changed-since';
    await addConflictCopy(tx, edit, dependencies);
    return 'conflict-copy';
  }
  if (theirs === null) return 'brought-back';
  return mine === null ? 'edit-kept' : 'merged';
}

/** Stores a version that could not be merged as a record of its own. */
export async function addConflictCopy(
  tx: StoreTransaction,
  { id, ...edit }: Omit<RecordEdit, 'original' | 'isNew'>,
  dependencies: WriteDependencies,
): Promise<void> {
  const copyId = edit.copyId ?? dependencies.newId();
  if (await tx.record(edit.collection, copyId)) return;
  putWrite(tx, { ...edit, id: copyId, copyOf: id, record: undefined, rows: [] }, dependencies);
}

type Write = Omit<RecordEdit, 'original' | 'isNew'> & {
  record: LocalRecord | undefined;
  rows: readonly OutboxRow[];
};

/** The record with its new value, and the one row that takes it to the account. */
function putWrite(
  tx: StoreTransaction,
  { record, rows, ...edit }: Write,
  dependencies: WriteDependencies,
): void {
  const { collection, id, value } = edit;
  const revision = record?.revision ?? 0;
  if (value === null && revision === 0 && rows.every(hasNoEffect)) {
    // The account never heard of the record: there is nothing to delete there.
    for (const { seq } of rows) tx.deleteRow(seq);
    tx.deleteRecord(collection, id);
    return;
  }
  const copyOf = edit.copyOf ?? record?.copyOf;
  const last = rows.at(-1);
  // Undone after the server refused it: nothing is left to send.
  if (last?.refusal && rows.length === 1 && sameValue(value, last.ancestor ?? null))
    return dropWrites(tx, { record, rows });
  // A write that had no effect is replaced, and is still over what the person saw before it.
  const replaced = last && hasNoEffect(last) ? last : undefined;
  const { base, ancestor } = replaced ?? { base: revision, ancestor: record?.value };
  // What only this device has gets a copy in a conflict: an edit that waits, and a record that is brought back.
  const isUndo = edit.isUndo && (ancestor ?? null) !== null && (!replaced || replaced.isUndo);
  queueWrite(tx, { ...edit, isUndo, copyOf, base, ancestor }, dependencies, replaced?.seq);
  tx.putRecord({
    ...(record ?? { collection, id, revision }),
    value,
    ...(record && revision > 0 && { server: record.server ?? { value: record.value } }),
    ...(copyOf !== undefined && { copyOf }),
  });
}

const hasNoEffect = ({ maybeSent, refusal }: OutboxRow): boolean =>
  !maybeSent || refusal !== undefined;

type QueuedWrite = Omit<RecordEdit, 'original' | 'isNew'> & Pick<OutboxRow, 'base' | 'ancestor'>;

/** The row alone, in the place of another if told. */
export function queueWrite(
  tx: StoreTransaction,
  { collection, id, value, isUndo, madeAt, pass, copyOf, base, ancestor }: QueuedWrite,
  { findRules, newId }: WriteDependencies,
  seq?: number,
): void {
  const row: NewRow = {
    collection,
    id,
    // Another name for another request: if the device forgot that it sent the one before, the server tells them apart.
    mutationId: newId(),
    // A value that this build cannot read goes as it is.
    request: value === null ? null : (findRules(collection)?.toRequest(value) ?? value),
    ancestor,
    base,
    madeAt,
    pass,
    copyOf,
    isUndo,
    maybeSent: false,
    attempts: 0,
  };
  if (seq === undefined) tx.addRow(row);
  else tx.putRow({ ...row, seq });
}
