import { ownExercises } from '../records/own-exercises.collection.ts';
import { routines } from '../records/routines.collection.ts';
import { workouts } from '../records/workouts.collection.ts';
import type { RecordStore } from '../../../shared/records/record-store.ts';
import {
  forgetImport,
  type LastImport,
  readLastImport,
  removeImported,
  writeImport,
} from '../../../shared/imports/write-import.ts';
import { importedKey, type ImportPlan } from './session/import-calls.ts';
import type { ImportWorker } from './session/start-import-worker.ts';

export type LastWorkoutsImport = LastImport & { ownIds: readonly string[] };

const KEY = 'last-import';
const PAGE = 50;
const ALL_ROUTINES = { offset: 0, limit: 500 };

type Store = Pick<RecordStore, 'addMany' | 'removeMany' | 'list' | 'getMeta' | 'setMeta'>;

/** Ids and import keys of every stored workout. */
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

/** Pages through all workouts, so that thousands neither block the screen nor fill the memory. */
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

export const readLastWorkoutsImport = (store: Pick<Store, 'getMeta'>) =>
  readLastImport<LastWorkoutsImport>(store, KEY);

type Run = {
  store: Store;
  worker: Pick<ImportWorker, 'take'>;
  plan: Pick<ImportPlan, 'ids' | 'ownExercises'>;
  fileName: string;
  isStopped: () => boolean;
  onProgress: (doneCount: number) => void;
};

export function runImport({
  store,
  worker,
  plan: { ids, ownExercises: newExercises },
  fileName,
  isStopped,
  onProgress,
}: Run): Promise<number> {
  const next: LastWorkoutsImport = {
    fileName,
    at: new Date().toISOString(),
    ids,
    ownIds: newExercises.map(({ id }) => id),
  };
  return writeImport({
    store,
    key: KEY,
    collection: workouts,
    next,
    prepare: async () => {
      if (newExercises.length > 0) await store.addMany(ownExercises, newExercises);
    },
    take: worker.take,
    isStopped,
    onProgress,
  });
}

/** Keeps an own exercise that another workout or a routine uses. */
export async function undoImport(store: Store, { ids, ownIds }: LastWorkoutsImport): Promise<void> {
  await removeImported(store, workouts, ids);
  if (ownIds.length > 0) {
    const used = await findUsedExercises(store);
    await store.removeMany(
      ownExercises,
      ownIds.filter((id) => !used.has(id)),
    );
  }
  await forgetImport(store, KEY);
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
