import { ownExercises } from '../records/own-exercises.collection.ts';
import { routines } from '../records/routines.collection.ts';
import { workouts } from '../records/workouts.collection.ts';
import type { RecordStore } from '../../../shared/records/record-store.ts';
import { importedKey, type ImportPlan } from './session/import-calls.ts';
import type { ImportWorker } from './session/start-import-worker.ts';

/** What the last import wrote, to undo it. It is kept on this device. */
export type LastImport = {
  fileName: string;
  /** ISO 8601 */
  at: string;
  /** Everything that was going to be written: an import that the phone cut is undone too. */
  ids: readonly string[];
  /** How many of them were, once it ended. */
  writtenCount?: number | undefined;
  ownIds: readonly string[];
};

const LAST_IMPORT = 'last-import';
/** Stored at once: a moment of a slow phone, after which the screen answers. */
const BATCH = 25;
const PAGE = 50;
const ALL_ROUTINES = { offset: 0, limit: 500 };

type Store = Pick<RecordStore, 'addMany' | 'removeMany' | 'list' | 'getMeta' | 'setMeta'>;

/** Ids and keys of every workout that is here, by parts. */
export async function readKnown(store: Pick<Store, 'list'>): Promise<string[]> {
  const knownKeys: string[] = [];
  await forEachPage(store, (page) => {
    for (const { id, value } of page)
      knownKeys.push(id, ...(value.imported ? [importedKey(value.imported)] : []));
  });
  return knownKeys;
}

type Page = Awaited<ReturnType<typeof readPage>>;
const readPage = (store: Pick<Store, 'list'>, offset: number) =>
  store.list(workouts, { offset, limit: PAGE });

/** Every workout, some at a time, so that thousands neither stop the screen nor fill the memory. */
export async function forEachPage(
  store: Pick<Store, 'list'>,
  work: (page: Page) => void,
): Promise<void> {
  for (let offset = 0; ; offset += PAGE) {
    const page = await readPage(store, offset);
    if (page.length > 0) work(page);
    if (page.length < PAGE) return;
  }
}

export const readLastImport = async (store: Pick<Store, 'getMeta'>) =>
  ((await store.getMeta(LAST_IMPORT)) ?? null) as LastImport | null; // only this file writes it

type Run = {
  store: Store;
  worker: Pick<ImportWorker, 'take'>;
  plan: Pick<ImportPlan, 'ids' | 'ownExercises'>;
  fileName: string;
  isStopped: () => boolean;
  onProgress: (doneCount: number) => void;
};

/** Writes what was planned, some workouts at a time, and says how many. What to undo is written first. */
export async function runImport({
  store,
  worker,
  plan: { ids, ownExercises: newExercises },
  fileName,
  isStopped,
  onProgress,
}: Run): Promise<number> {
  const last = await rememberImport(store, {
    fileName,
    at: new Date().toISOString(),
    ids,
    ownIds: newExercises.map(({ id }) => id),
  });
  if (newExercises.length > 0) await store.addMany(ownExercises, newExercises);
  let doneCount = 0;
  while (doneCount < ids.length && !isStopped()) {
    const records = await worker.take({ from: doneCount, count: BATCH });
    await store.addMany(workouts, records);
    doneCount = Math.min(doneCount + BATCH, ids.length);
    onProgress(doneCount);
  }
  await store.setMeta(LAST_IMPORT, { ...last, writtenCount: (last.writtenCount ?? 0) + doneCount });
  return doneCount;
}

/** An import that goes on is undone whole, with what it wrote before it was cut. */
async function rememberImport(store: Store, next: LastImport): Promise<LastImport> {
  const last = await readLastImport(store);
  const planned = new Set(last?.ids);
  if (last !== null && next.ids.every((id) => planned.has(id))) return last;
  await store.setMeta(LAST_IMPORT, next);
  return next;
}

/** Deletes what an import wrote. An own exercise that another workout or a routine has stays. */
export async function undoImport(store: Store, { ids, ownIds }: LastImport): Promise<void> {
  for (let from = 0; from < ids.length; from += BATCH)
    await store.removeMany(workouts, ids.slice(from, from + BATCH));
  if (ownIds.length > 0) {
    const used = await findUsedExercises(store);
    await store.removeMany(
      ownExercises,
      ownIds.filter((id) => !used.has(id)),
    );
  }
  await store.setMeta(LAST_IMPORT, undefined);
}

async function findUsedExercises(store: Pick<Store, 'list'>): Promise<ReadonlySet<string>> {
  const used = new Set<string>();
  const addAll = (exercises: Readonly<Record<string, { exerciseId: string }>>) => {
    for (const { exerciseId } of Object.values(exercises)) used.add(exerciseId);
  };
  await forEachPage(store, (page) => {
    for (const { value } of page) addAll(value.exercises);
  });
  for (const { value } of await store.list(routines, ALL_ROUTINES))
    for (const { exercises } of Object.values(value.days)) addAll(exercises);
  return used;
}
