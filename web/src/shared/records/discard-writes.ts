import { discardWrites } from './merge/synced-record.ts';
import { findRules } from './collection.ts';
import type { RecordKey } from './device/local-store.ts';
import type { RecordStore } from './record-store.ts';
import { newId } from './device/uuid-v7.ts';
import { writeRecord } from './merge/write-record.ts';

export async function discardWithUndo(
  store: Pick<RecordStore, 'write'>,
  { collection, id }: RecordKey,
): Promise<() => Promise<void>> {
  const discarded = await store.write(async (tx) => {
    const [record, rows] = await Promise.all([
      tx.record(collection, id),
      tx.recordRows(collection, id),
    ]);
    await discardWrites(tx, collection, id);
    return { record, first: rows.at(0), last: rows.at(-1) };
  });
  return async () => {
    const { record, first, last } = discarded;
    if (!record || !first || !last) return;
    const { madeAt, pass, copyOf, refusal } = last;
    const edit = {
      collection,
      id,
      original: first.ancestor,
      value: record.value,
      madeAt,
      pass,
      copyOf,
    };
    await store.write(async (tx) => {
      await writeRecord(tx, edit, { findRules, newId });
      for (const row of await tx.recordRows(collection, id)) tx.putRow({ ...row, refusal });
    });
  };
}
