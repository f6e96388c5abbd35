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
  isNew?: boolean;
  /** The edited value; undefined for a new record, null for a deleted one. */
  original: unknown;
  value: unknown;
  /** An undo: `original` is the edit's result, `value` the version before it. */
  isUndo?: boolean | undefined;
  madeAt: string;
  pass?: string | undefined;
  copyOf?: string | undefined;
  /** A stable id, so that a repeated conflict makes one copy. */
  copyId?: string | undefined;
};

export type WriteDependencies = { findRules: FindRules; newId: () => string };

/**
 * 'merged': has both changes. 'conflict-copy': both changed one field, and this edit became a
 * record. 'edit-kept': a changed record was not deleted. 'brought-back': it had been deleted.
 * 'changed-since': an undo skipped a later change.
 */
export type SaveOutcome =
  | 'saved'
  | 'merged'
  | 'conflict-copy'
  | 'edit-kept'
  | 'brought-back'
  | 'changed-since';

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

function putWrite(
  tx: StoreTransaction,
  { record, rows, ...edit }: Write,
  dependencies: WriteDependencies,
): void {
  const { collection, id, value } = edit;
  const revision = record?.revision ?? 0;
  if (value === null && revision === 0 && rows.every(hasNoEffect)) {
    for (const { seq } of rows) tx.deleteRow(seq);
    tx.deleteRecord(collection, id);
    return;
  }
  const copyOf = edit.copyOf ?? record?.copyOf;
  const last = rows.at(-1);
  // An undo of a refused write leaves nothing to send.
  if (last?.refusal && rows.length === 1 && sameValue(value, last.ancestor ?? null))
    return dropWrites(tx, { record, rows });
  // A write without effect is replaced, and the new one keeps its ancestor.
  const replaced = last && hasNoEffect(last) ? last : undefined;
  const { base, ancestor } = replaced ?? { base: revision, ancestor: record?.value };
  // Data that only this device has needs a conflict copy.
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

export function queueWrite(
  tx: StoreTransaction,
  { collection, id, value, isUndo, madeAt, pass, copyOf, base, ancestor }: QueuedWrite,
  { findRules, newId }: WriteDependencies,
  seq?: number,
): void {
  const row: NewRow = {
    collection,
    id,
    // A new id per request, so that the server detects a repetition with another payload.
    mutationId: newId(),
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
