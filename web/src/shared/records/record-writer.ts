import { type Collection, findRules } from './collection.ts';
import type { LocalStore, OutboxRow, RecordKey, StoreTransaction } from './device/local-store.ts';
import { storeWrite } from './device/sign-out-lock.ts';
import { storageError } from './device/storage-error.ts';
import { newId } from './device/uuid-v7.ts';
import { addRecords, deleteRecords } from './merge/write-many.ts';
import { type RecordEdit, type SaveOutcome, writeRecord } from './merge/write-record.ts';
import type { SavedRecord } from './record-reader.ts';
import { passCovering } from './sync/pass-for-write.ts';

type Dependencies = {
  userId: string;
  store: LocalStore;
  now: () => number;
  getPass: () => unknown;
  onWritten: () => void;
};

type Change = Pick<RecordEdit, 'id' | 'isNew' | 'original' | 'value'>;

export type UndoableEdit = RecordKey & { before: unknown; after: unknown };

type Stored = { outcome: SaveOutcome; edit: UndoableEdit };

export type UndoOutcome = 'undone' | 'changed-since';

export function createRecordWriter({ userId, store, now, getPass, onWritten }: Dependencies) {
  let persisting: Promise<void> | undefined;

  async function write<T>(work: (tx: StoreTransaction) => Promise<T>): Promise<T> {
    const result = await storeWrite(userId, store, work).catch((cause: unknown) => {
      throw storageError(cause, 'not-stored');
    });
    onWritten();
    persisting ??= askToPersist();
    return result;
  }

  function getContext({ name: collection }: { name: string }) {
    const madeAt = new Date(now()).toISOString();
    return { collection, madeAt, pass: passCovering(getPass(), madeAt) };
  }

  async function storeEdit(collection: { name: string }, change: Change): Promise<Stored> {
    const { id, original = null, value } = change;
    const context = getContext(collection);
    const outcome = await write((tx) =>
      writeRecord(tx, { ...context, ...change }, { findRules, newId }),
    );
    return { outcome, edit: { collection: collection.name, id, before: original, after: value } };
  }

  return {
    write,
    async save<Value>(
      collection: Collection<Value>,
      {
        id: newRecordId,
        original,
        value,
      }: { id?: string; original?: SavedRecord<Value> | undefined; value: Value },
    ): Promise<Stored & { id: string }> {
      const recordId = original?.id ?? newRecordId;
      const id = recordId ?? newId();
      const change = {
        id,
        isNew: recordId === undefined,
        original: original?.stored,
        value: collection.encode(value),
      };
      return { id, ...(await storeEdit(collection, change)) };
    },
    remove: <Value>(collection: Collection<Value>, { id, stored }: SavedRecord<Value>) =>
      storeEdit(collection, { id, original: stored, value: null }),
    undo(edits: readonly UndoableEdit[]): Promise<UndoOutcome> {
      return write(async (tx) => {
        let isChanged = false;
        for (const { collection, id, before, after } of edits.toReversed()) {
          const context = getContext({ name: collection });
          const undo = { ...context, id, original: after, value: before, isUndo: true };
          const outcome = await writeRecord(tx, undo, { findRules, newId });
          isChanged ||= outcome === 'changed-since';
        }
        return isChanged ? 'changed-since' : 'undone';
      });
    },
    addMany<Value>(
      collection: Collection<Value>,
      added: readonly { id: string; value: Value }[],
    ): Promise<void> {
      const context = getContext(collection);
      const records = added.map(({ id, value }) => ({ id, value: collection.encode(value) }));
      return write((tx) => addRecords(tx, { ...context, records }, { findRules, newId }));
    },
    removeMany(collection: { name: string }, ids: readonly string[]): Promise<void> {
      const context = getContext(collection);
      return write((tx) => deleteRecords(tx, { ...context, ids }, { findRules, newId }));
    },
    async retryAfterMembership(): Promise<void> {
      const rows = await store.read((tx) => tx.rows());
      if (rows.some(waitsForMembership)) await write(retryMembershipRefusals);
    },
    retry: (collection: string, id: string) =>
      write(async (tx) => {
        for (const row of await tx.recordRows(collection, id))
          tx.putRow({ ...row, refusal: undefined, notified: false, attempts: 0 });
      }),
  };
}

/** Also at each start, because only the server knows the membership. */
export async function retryMembershipRefusals(tx: StoreTransaction): Promise<void> {
  for (const row of await tx.rows())
    if (waitsForMembership(row)) tx.putRow({ ...row, refusal: undefined, notified: true });
}

export const waitsForMembership = ({ refusal }: OutboxRow): boolean =>
  refusal?.code === 'membership_required';

/** A refused request still stores the data, until the browser needs the space. */
async function askToPersist(): Promise<void> {
  try {
    if (!(await navigator.storage.persisted())) await navigator.storage.persist();
  } catch {
    // Old browsers have no such request.
  }
}
