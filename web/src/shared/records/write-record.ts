import type { LocalRecord, OutboxRow, StoreTransaction } from './local-store.ts';

export type RecordWrite = {
  collection: string;
  id: string;
  /** The whole record, or null to delete it. */
  value: unknown;
  madeAt: string;
  pass?: string | undefined;
  mutationId: string;
  copyOf?: string | undefined;
};

/** A record that nobody has: there is nothing to read first, and the finger that presses waits for the database once. */
export function addRecord(tx: StoreTransaction, write: RecordWrite): void {
  queue(tx, { write, waiting: undefined, record: undefined });
  tx.putRecord(written(undefined, write));
}

/** The record and its way to the account, in one transaction. */
export async function writeRecord(tx: StoreTransaction, write: RecordWrite): Promise<void> {
  const { collection, id, value } = write;
  // Asked together: each wait for the database is felt by the finger that presses.
  const [record, rows] = await Promise.all([tx.record(collection, id), tx.rowsOf(collection, id)]);
  const waiting = rows.at(-1);

  if (value === null && (record === undefined || (record.revision === 0 && rows.every(hadNoEffect)))) {
    // The account never heard of it: there is nothing to tell.
    for (const { seq } of rows) tx.deleteRow(seq);
    tx.deleteRecord(collection, id);
    return;
  }
  queue(tx, { write, waiting, record });
  tx.putRecord(written(record, write));
}

/** Undoes a deletion; when another device brought it back meanwhile, what it wrote stays. */
export async function bringBack(tx: StoreTransaction, write: RecordWrite): Promise<boolean> {
  const record = await tx.record(write.collection, write.id);
  if (record && record.value !== null) return false;
  await writeRecord(tx, write);
  return true;
}

const written = (record: LocalRecord | undefined, { collection, id, value, copyOf }: RecordWrite): LocalRecord => ({
  ...(record ?? { collection, id, revision: 0 }),
  value,
  ...(record !== undefined && record.revision > 0 && { server: record.server ?? { value: record.value } }),
  ...(copyOf !== undefined && { copyOf }),
});

type Queued = { write: RecordWrite; waiting: OutboxRow | undefined; record: LocalRecord | undefined };

function queue(tx: StoreTransaction, { write, waiting, record }: Queued): void {
  const { collection, id, value, madeAt, pass, mutationId } = write;
  const fresh = { mutationId, value, madeAt, pass, hasLeft: false, attempts: 0, notBefore: 0 };
  if (waiting?.refusal) {
    // What the server did not take had no effect: the new version takes its place.
    tx.putRow({ ...waiting, ...fresh, refusal: undefined, wasTold: false });
    return;
  }
  if (waiting && !waiting.hasLeft) {
    // Another name with another value: if it did leave, and the device forgot that, the server tells them apart.
    tx.putRow({ ...waiting, value, madeAt, pass, mutationId });
    return;
  }
  tx.addRow({ ...fresh, collection, id, base: record?.revision ?? 0 });
}

const hadNoEffect = ({ hasLeft, refusal }: OutboxRow): boolean => !hasLeft || refusal !== undefined;
