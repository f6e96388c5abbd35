import { type Collection, findRules } from './collection.ts';
import type { LocalStore, OutboxRow, StoreTransaction } from './device/local-store.ts';
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
  /** The membership pass of this device. */
  getPass: () => unknown;
  onWritten: () => void;
};

type Edit = Pick<RecordEdit, 'id' | 'isNew' | 'original' | 'value'>;

/** What a person writes, and what they decide about what the server refused. */
export function createRecordWriter({ userId, store, now, getPass, onWritten }: Dependencies) {
  let persisting: Promise<void> | undefined;

  /** A write of the person: stored on the device, or thrown. The way to the account is not waited for. */
  async function write<T>(work: (tx: StoreTransaction) => Promise<T>): Promise<T> {
    const result = await storeWrite(userId, store, work).catch((cause: unknown) => {
      throw storageError(cause, 'not-stored');
    });
    onWritten();
    persisting ??= askToPersist();
    return result;
  }

  /** The moment of a write, and the pass with which it is accepted later. */
  function getContext({ name: collection }: { name: string }) {
    const madeAt = new Date(now()).toISOString();
    return { collection, madeAt, pass: passCovering(getPass(), madeAt) };
  }

  function edit(collection: { name: string }, change: Edit): Promise<SaveOutcome> {
    const context = getContext(collection);
    return write((tx) => writeRecord(tx, { ...context, ...change }, { findRules, newId }));
  }

  return {
    write,
    /** A new record, or the edit of the one that was shown: it is merged with what changed since. */
    async save<Value>(
      collection: Collection<Value>,
      {
        id: newRecordId,
        original,
        value,
      }: { id?: string; original?: SavedRecord<Value> | undefined; value: Value },
    ): Promise<{ id: string; outcome: SaveOutcome }> {
      const recordId = original?.id ?? newRecordId;
      const id = recordId ?? newId();
      const change = {
        id,
        isNew: recordId === undefined,
        original: original?.stored,
        value: collection.encode(value),
      };
      return { id, outcome: await edit(collection, change) };
    },
    /** 'edit-kept' when it had changed since it was shown, and was not deleted. */
    remove: <Value>(collection: Collection<Value>, { id, stored }: SavedRecord<Value>) =>
      edit(collection, { id, original: stored, value: null }),
    /** Undoes a deletion. If another device undid it first, its value stays. */
    restore: <Value>(collection: Collection<Value>, { id, stored }: SavedRecord<Value>) =>
      edit(collection, { id, original: null, value: stored }),
    /** New records in one transaction, for an import. Those that are here stay as they are. */
    addMany<Value>(
      collection: Collection<Value>,
      added: readonly { id: string; value: Value }[],
    ): Promise<void> {
      const context = getContext(collection);
      const records = added.map(({ id, value }) => ({ id, value: collection.encode(value) }));
      return write((tx) => addRecords(tx, { ...context, records }, { findRules, newId }));
    },
    /** Deletes records in one transaction, as they are now. */
    removeMany(collection: { name: string }, ids: readonly string[]): Promise<void> {
      const context = getContext(collection);
      return write((tx) => deleteRecords(tx, { ...context, ids }, { findRules, newId }));
    },
    /** What waits for a membership is sent again. */
    async membershipCame(): Promise<void> {
      const rows = await store.read((tx) => tx.rows());
      if (rows.some(waitsForMembership)) await write(retryMembershipRefusals);
    },
    /** What the server refused is sent again as it is. */
    retry: (collection: string, id: string) =>
      write(async (tx) => {
        for (const row of await tx.recordRows(collection, id))
          tx.putRow({ ...row, refusal: undefined, notified: false, attempts: 0 });
      }),
  };
}

/** A membership may have come: only the server knows, so they are sent again at each start, and when one is seen. */
export async function retryMembershipRefusals(tx: StoreTransaction): Promise<void> {
  for (const row of await tx.rows())
    if (waitsForMembership(row)) tx.putRow({ ...row, refusal: undefined, notified: true });
}

export const waitsForMembership = ({ refusal }: OutboxRow): boolean =>
  refusal?.code === 'membership_required';

/** Once there is something to lose. A browser that refuses stores it anyway, until it needs the room. */
async function askToPersist(): Promise<void> {
  try {
    if (!(await navigator.storage.persisted())) await navigator.storage.persist();
  } catch {
    // This browser has no such request.
  }
}
