import type { Collection } from '../records/collection.ts';
import type { RecordStore } from '../records/record-store.ts';

export type LastImport = {
  fileName: string;
  at: string;
  ids: readonly string[];
  writtenCount?: number | undefined;
};

export type ImportKey = 'last-import' | 'last-measures-import';

const BATCH = 25;

type Store = Pick<RecordStore, 'addMany' | 'removeMany' | 'getMeta' | 'setMeta'>;

export const readLastImport = async <Last extends LastImport>(
  store: Pick<Store, 'getMeta'>,
  key: ImportKey,
) => ((await store.getMeta(key)) ?? null) as Last | null; // only this file writes it, with a value of the same feature

export const forgetImport = (store: Pick<Store, 'setMeta'>, key: ImportKey): Promise<void> =>
  store.setMeta(key, undefined);

/** A resumed import keeps its first ids, so that the undo covers them. */
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
  next: LastImport;
  prepare?: () => Promise<void>;
  take: (part: { from: number; count: number }) => Promise<readonly { id: string; value: Value }[]>;
  isStopped: () => boolean;
  onProgress: (doneCount: number) => void;
};

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

export async function removeImported(
  store: Pick<Store, 'removeMany'>,
  collection: { name: string },
  ids: readonly string[],
): Promise<void> {
  for (let from = 0; from < ids.length; from += BATCH)
    await store.removeMany(collection, ids.slice(from, from + BATCH));
}
