import type { DateOrder } from '@forja/domain/exchange/file-moment';
import type { LengthUnit, MassUnit } from '@forja/domain/measures/exchange/measure-row';
import type { Measure } from '@forja/domain/measures/measure';
import type { MeasureFile } from '@forja/domain/measures/exchange/read-measure-file';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
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

/** What the person said of what the file does not say. */
export type ImportAnswers = {
  mass?: MassUnit | undefined;
  length?: LengthUnit | undefined;
  dateOrder?: DateOrder | undefined;
};

type ChosenFile = { name: string; opened: MeasureFile };

type ImportState =
  | { step: 'choose'; problem?: FileProblem }
  | { step: 'reading' }
  | { step: 'review'; file: ChosenFile }
  | { step: 'writing'; file: ChosenFile; doneCount: number; total: number; isStopping: boolean }
  | { step: 'ended'; file: ChosenFile; doneCount: number; total: number; error?: unknown };

type Planned = { answers: ImportAnswers; plan?: MeasuresPlan; error?: unknown };

/** From the file that the person chooses to its measures on the device. Nothing is written before `start`. */
export function useMeasuresImport(collection: Collection<Measure>) {
  const userId = useUserId();
  const { refresh } = useLastMeasuresImport(collection);
  const [state, setState] = useState<ImportState>({ step: 'choose' });
  const [planned, setPlanned] = useState<Planned>();
  const isStopped = useRef(false);
  useEffect(
    () => () => {
      isStopped.current = true;
    },
    [],
  );

  async function makePlan(opened: MeasureFile, answers: ImportAnswers): Promise<void> {
    setPlanned({ answers });
    if (!isComplete(opened, answers)) return;
    const { mass = 'kg', length = 'cm', dateOrder = 'day-first' } = answers;
    try {
      const [store, { planImport }] = await Promise.all([
        openOwnStore(userId),
        import('./measures-file.ts'),
      ]);
      const today = localDay(new Date());
      const plan = await planImport(
        opened,
        { mass, length, dateOrder },
        {
          listHere: (days) => store.list(collection, days),
          today,
        },
      );
      // Something may have been answered meanwhile, and that has a plan of its own.
      setPlanned((latest) => (latest?.answers === answers ? { answers, plan } : latest));
    } catch (error) {
      setPlanned((latest) => (latest?.answers === answers ? { answers, error } : latest));
    }
  }

  async function choose(file: File): Promise<void> {
    setPlanned(undefined);
    setState({ step: 'reading' });
    isStopped.current = false;
    const { readFile } = await import('./measures-file.ts');
    const opened = await readFile(file);
    if (typeof opened === 'string') {
      setState({ step: 'choose', problem: opened });
      return;
    }
    setState({ step: 'review', file: { name: file.name, opened } });
    await makePlan(opened, {});
  }

  async function write(file: ChosenFile, { records }: MeasuresPlan): Promise<void> {
    const total = records.length;
    isStopped.current = false;
    setState({ step: 'writing', file, doneCount: 0, total, isStopping: false });
    let doneCount = 0;
    try {
      await writeImport({
        store: await openOwnStore(userId),
        key: KEY,
        collection,
        next: {
          fileName: file.name,
          at: new Date().toISOString(),
          ids: records.map(({ id }) => id),
        },
        take: ({ from, count }) => Promise.resolve(records.slice(from, from + count)),
        isStopped: () => isStopped.current,
        onProgress(count) {
          doneCount = count;
          setState((now) => (now.step === 'writing' ? { ...now, doneCount } : now));
        },
      });
      setState({ step: 'ended', file, doneCount, total });
    } catch (error) {
      setState({ step: 'ended', file, doneCount, total, error });
    }
    refresh();
  }

  const file = 'file' in state ? state.file : undefined;
  return {
    state,
    answers: planned?.answers ?? {},
    /** Undefined while it is counted, or something has to be answered. */
    plan: planned?.plan,
    planError: planned?.error,
    isComplete: file !== undefined && isComplete(file.opened, planned?.answers ?? {}),
    choose,
    answer(next: ImportAnswers) {
      if (file) void makePlan(file.opened, next);
    },
    start() {
      if (file && planned?.plan) void write(file, planned.plan);
    },
    stop() {
      isStopped.current = true;
      setState((now) => (now.step === 'writing' ? { ...now, isStopping: true } : now));
    },
    /** Back to the file: what is here by now is known, and the rest can be brought. */
    resume() {
      if (!file) return;
      setState({ step: 'review', file });
      void makePlan(file.opened, planned?.answers ?? {});
    },
  };
}

export type MeasuresImport = ReturnType<typeof useMeasuresImport>;

const isComplete = ({ questions }: MeasureFile, answers: ImportAnswers): boolean =>
  (['mass', 'length', 'dateOrder'] as const).every(
    (question) => !questions[question] || answers[question] !== undefined,
  );

/** What the last import of measures of this device wrote, and its undoing; null when there is none. */
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
    // What is on the device is enough.
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
