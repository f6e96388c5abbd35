import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { plural } from '../../../design/format.ts';
import { localDay } from '../../../shared/local-day.ts';
import { saveFile } from '../../../shared/save-file.ts';
import { useUserId } from '../../identity/session.queries.ts';
import { openOwnStore } from '../../records/records.queries.ts';
import { ownExercises } from '../records/own-exercises.collection.ts';
import {
  forEachPage,
  type LastWorkoutsImport,
  readLastWorkoutsImport,
  undoImport,
} from './run-import.ts';

export type ExportKind = 'csv' | 'json';

const TYPES: Record<ExportKind, string> = { csv: 'text/csv', json: 'application/json' };
const ALL_OWN = { offset: 0, limit: 1_000 };

export function useExportWorkouts(kind: ExportKind) {
  const userId = useUserId();
  return useMutation({
    // An export needs no connection.
    networkMode: 'always',
    mutationFn: async (): Promise<number> => {
      const [store, { writeCsv, writeJson }] = await Promise.all([
        openOwnStore(userId),
        import('./session/export-files.ts'),
      ]);
      const exercises = await store.list(ownExercises, ALL_OWN);
      const writer =
        kind === 'csv' ? writeCsv() : writeJson(exercises.map(({ id, value }) => ({ id, value })));
      let count = 0;
      await forEachPage(store, (page) => {
        const finished = page.filter(({ value }) => value.finishedAt !== undefined);
        count += finished.length;
        writer.addWorkouts(finished.map(({ id, value }) => ({ id, value })));
      });
      if (count > 0) {
        const name = `forja-entrenamientos-${localDay(new Date())}.${kind}`;
        saveFile(new Blob(writer.finish(), { type: TYPES[kind] }), name);
      }
      return count;
    },
  });
}

const lastImportKey = (userId: string | undefined) => ['device', userId ?? '', 'last-import'];

/** The last import of this device; null without one to undo. */
export function useLastImport(): LastWorkoutsImport | null {
  const userId = useUserId();
  const { data } = useQuery({
    queryKey: lastImportKey(userId),
    queryFn: async () =>
      userId === undefined ? null : readLastWorkoutsImport(await openOwnStore(userId)),
  });
  return data ?? null;
}

export function useRefreshLastImport(): () => void {
  const userId = useUserId();
  const cache = useQueryClient();
  return () => void cache.invalidateQueries({ queryKey: lastImportKey(userId) });
}

export function useUndoImport() {
  const userId = useUserId();
  const refresh = useRefreshLastImport();
  return useMutation({
    networkMode: 'always',
    mutationFn: async (last: LastWorkoutsImport) => undoImport(await openOwnStore(userId), last),
    onSettled: refresh,
  });
}

export const countWorkouts = (count: number): string =>
  plural(count, 'entrenamiento', 'entrenamientos');
