import type { Collection } from '../records/collection.ts';
import type { RecordStore } from '../records/record-store.ts';

/** What the last import wrote, to undo it. It is kept on this device. */
export type LastImport = {
  fileName: string;
  /** ISO 8601 */
  at: string;
  /** Everything that was going to be written: an import that the phone cut is undone too. */
  ids: readonly string[];
  /** How many of them were, once it ended. */
  writtenCount?: number | undefined;
};

/** Where the last import of something is remembered on the device. */
export type ImportKey = 'last-import' | 'last-measures-import';

/** Stored at once: a moment of a slow phone, after which the screen answers. */
const BATCH = 25;

type Store = Pick<RecordStore, 'addMany' | 'removeMany' | 'getMeta' | 'setMeta'>;

export const readLastImport = async <Last extends LastImport>(
  store: Pick<Store, 'getMeta'>,
  key: ImportKey,
) => ((await store.getMeta(key)) ?? null) as Last | null; // only this file writes it, with what the same feature gives

export const forgetImport = (store: Pick<Store, 'setMeta'>, key: ImportKey): Promise<void> =>
  store.setMeta(key, undefined);

/** An import that goes on is undone whole, with what it wrote before it was cut. */
async function rememberImport(store: Store, key: ImportKey, next: LastImport): Promise<LastImport> {
  const last = await readLastImport(store, key);
  const planned = new Set(last?.ids);
  if (last !== null && next.ids.every((id) => planned.has(id))) return last;
  await store.setMeta(key, next);
  return next;
}

type Run<Value> = {
  store: Store;
  key: ImportKey;
  collection: Collection<Value>;
  /** What is going to be written, stored before the first of it. */
  next: LastImport;
  /** What has to be there before the records. */
  prepare?: () => Promise<void>;
  take: (part: { from: number; count: number }) => Promise<readonly { id: string; value: Value }[]>;
  isStopped: () => boolean;
  onProgress: (doneCount: number) => void;
};

/** Writes what was planned, some records at a time, and says how many. What to undo is written first. */
export async function writeImport<Value>({
  store,
  key,
  collection,
  next,
  prepare,
  take,
  isStopped,
  onProgress,
}: Run<Value>): Promise<number> {
  const last = await rememberImport(store, key, next);
  await prepare?.();
  const total = next.ids.length;
  let doneCount = 0;
  while (doneCount < total && !isStopped()) {
    await store.addMany(collection, await take({ from: doneCount, count: BATCH }));
    doneCount = Math.min(doneCount + BATCH, total);
    onProgress(doneCount);
  }
  await store.setMeta(key, { ...last, writtenCount: (last.writtenCount ?? 0) + doneCount });
  return doneCount;
}

/** Deletes records, some at a time. */
export async function removeImported(
  store: Pick<Store, 'removeMany'>,
  collection: { name: string },
  ids: readonly string[],
): Promise<void> {
  for (let from = 0; from < ids.length; from += BATCH)
    await store.removeMany(collection, ids.slice(from, from + BATCH));
}
