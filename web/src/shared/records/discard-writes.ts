import { discardWrites } from './apply-reply.ts';
import { findRules } from './collection.ts';
import type { WriteRefusal } from './local-store.ts';
import type { RecordStore } from './record-store.ts';
import { newId } from './uuid-v7.ts';
import { type RecordEdit, writeRecord } from './write-record.ts';

/** Discards what waits of a record. Undoing it is writing it again, over whatever another device wrote meanwhile. */
export async function discardWithUndo(
  store: RecordStore,
  { collection, id }: { collection: string; id: string },
): Promise<() => Promise<void>> {
  const discarded: { edit: RecordEdit; refusal: WriteRefusal | undefined }[] = [];
  await store.write(async (tx) => {
    const [record, rows] = await Promise.all([tx.record(collection, id), tx.recordRows(collection, id)]);
    const [first, last] = [rows.at(0), rows.at(-1)];
    await discardWrites(tx, collection, id);
    if (!record || !first || !last) return;
    const { madeAt, pass, copyOf, refusal } = last;
    discarded.push({
      edit: { collection, id, shown: first.ancestor, value: record.value, madeAt, pass, copyOf },
      refusal,
    });
  });
  return async () => {
    await store.write(async (tx) => {
      for (const { edit, refusal } of discarded) {
        await writeRecord(tx, edit, { findRules, newId });
        // The person knows why it was refused, and it waits for them as before.
        for (const row of await tx.recordRows(collection, id)) tx.putRow({ ...row, refusal });
      }
    });
  };
}
