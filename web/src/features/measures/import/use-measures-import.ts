import type { DateOrder } from '@forja/domain/exchange/file-moment';
import type { LengthUnit, MassUnit } from '@forja/domain/measures/exchange/measure-row';
import type { Measure } from '@forja/domain/measures/measure';
import type { MeasureFile } from '@forja/domain/measures/exchange/read-measure-file';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useImportSteps } from '../../../shared/imports/use-import-steps.ts';
import {
  forgetImport,
  type LastImport,
  readLastImport,
  removeImported,
  writeImport,
} from '../../../shared/imports/write-import.ts';
import type { Collection } from '../../../shared/records/collection.ts';
import { localDay } from '../../../shared/local-day.ts';
import { useUserId } from '../../identity/session.queries.ts';
import { openOwnStore } from '../../records/records.queries.ts';
import type { FileProblem, MeasuresPlan } from './measures-file.ts';

const KEY = 'last-measures-import';

/** Answers about units and dates that the file leaves open. */
export type ImportAnswers = {
  mass?: MassUnit | undefined;
  length?: LengthUnit | undefined;
  dateOrder?: DateOrder | undefined;
};

/** Nothing is written before `start`. */
export function useMeasuresImport(collection: Collection<Measure>) {
  const userId = useUserId();
  const { refresh } = useLastMeasuresImport(collection);
  const steps = useImportSteps<MeasureFile, FileProblem, ImportAnswers, MeasuresPlan>();
  const { file, answers = {}, plan, planError, state, stop } = steps;

  async function requestPlan(opened: MeasureFile, next: ImportAnswers): Promise<MeasuresPlan> {
    const { mass = 'kg', length = 'cm', dateOrder = 'day-first' } = next;
    const [store, { planImport }] = await Promise.all([
      openOwnStore(userId),
      import('./measures-file.ts'),
    ]);
    return planImport(
      opened,
      { mass, length, dateOrder },
      { listHere: (days) => store.list(collection, days), today: localDay(new Date()) },
    );
  }
  const makePlan = (opened: MeasureFile, next: ImportAnswers) =>
    steps.makePlan(next, isComplete(opened, next) ? () => requestPlan(opened, next) : undefined);

  async function choose(inputFile: File): Promise<void> {
    steps.startReading();
    const { readFile } = await import('./measures-file.ts');
    const opened = await readFile(inputFile);
    if (typeof opened === 'string') {
      steps.refuse(opened);
      return;
    }
    steps.review({ name: inputFile.name, opened });
    await makePlan(opened, {});
  }

  async function write({ records }: MeasuresPlan, fileName: string): Promise<void> {
    await steps.write(records.length, async (run) =>
      writeImport({
        ...run,
        store: await openOwnStore(userId),
        key: KEY,
        collection,
        next: { fileName, at: new Date().toISOString(), ids: records.map(({ id }) => id) },
        take: ({ from, count }) => Promise.resolve(records.slice(from, from + count)),
      }),
    );
    refresh();
  }

  return {
    state,
    answers,
    plan,
    planError,
    isComplete: file !== undefined && isComplete(file.opened, answers),
    choose,
    answer(next: ImportAnswers) {
      if (file) void makePlan(file.opened, next);
    },
    start() {
      if (file && plan) void write(plan, file.name);
    },
    stop,
    /** Reads the file again: finished rows count as repeated. */
    resume() {
      if (!file) return;
      steps.review(file);
      void makePlan(file.opened, answers);
    },
  };
}

export type MeasuresImport = ReturnType<typeof useMeasuresImport>;

const isComplete = ({ questions }: MeasureFile, answers: ImportAnswers): boolean =>
  (['mass', 'length', 'dateOrder'] as const).every(
    (question) => !questions[question] || answers[question] !== undefined,
  );

/** The last import of this device and its undo; null without one. */
export function useLastMeasuresImport(collection: Collection<Measure>) {
  const userId = useUserId();
  const cache = useQueryClient();
  const queryKey = ['device', userId ?? '', KEY];
  const { data } = useQuery({
    queryKey,
    queryFn: async () =>
      userId === undefined ? null : readLastImport<LastImport>(await openOwnStore(userId), KEY),
  });
  const refresh = () => void cache.invalidateQueries({ queryKey });
  const undo = useMutation({
    // An undo needs no connection.
    networkMode: 'always',
    mutationFn: async ({ ids }: LastImport) => {
      const store = await openOwnStore(userId);
      await removeImported(store, collection, ids);
      await forgetImport(store, KEY);
    },
    onSettled: refresh,
  });
  return { last: data ?? null, undo, refresh };
}
