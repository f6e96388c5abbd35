import { DAY_MS } from '@forja/domain/units/durations';
import { useEffect, useRef, useState } from 'react';
import { localDay } from '../../../shared/local-day.ts';
import { useUserId } from '../../identity/session.queries.ts';
import { openOwnStore } from '../../records/records.queries.ts';
import {
  useExercises,
  useSaveTrainingSettings,
  useTrainingSettings,
} from '../exercises/exercises.queries.ts';
import { exchangeMessages } from './exchange.messages.ts';
import { useRefreshLastImport } from './exchange.queries.ts';
import {
  completeAnswers,
  firstAnswers,
  type ImportAnswers,
  type OpenChoice,
} from './import-choices.ts';
import { readKnown, runImport } from './run-import.ts';
import type { FileRefusal, ImportPlan, OpenedFile } from './session/import-calls.ts';
import { RefusedFile } from './session/refused-file.ts';
import { type ImportWorker, startImportWorker } from './session/start-import-worker.ts';

const LARGEST_FILE = 50 * 1024 * 1024;
/** Of a name that is kept, and of all of them. */
const MOST_NAMES = 2_000;

export type ChosenFile = { name: string; opened: OpenedFile };
export type FileProblem = FileRefusal | 'too_big' | 'not_read';

export type ImportState =
  | { step: 'choose'; problem?: FileProblem }
  | { step: 'reading' }
  | { step: 'review'; file: ChosenFile }
  | { step: 'writing'; file: ChosenFile; doneCount: number; total: number; isStopping: boolean }
  | { step: 'ended'; file: ChosenFile; doneCount: number; total: number; error?: unknown };

type Planned = { answers: ImportAnswers; plan?: ImportPlan; error?: unknown };

/** From the file that the person chooses to its workouts on the device. Nothing is written before `start`. */
export function useImport() {
  const userId = useUserId();
  const { list: exercises } = useExercises();
  const { settings } = useTrainingSettings();
  const saveSettings = useSaveTrainingSettings();
  const refreshLast = useRefreshLastImport();
  const [state, setState] = useState<ImportState>({ step: 'choose' });
  const [answers, setAnswers] = useState<ImportAnswers>();
  const [planned, setPlanned] = useState<Planned>();
  const worker = useRef<ImportWorker>(undefined);
  const isStopped = useRef(false);

  useEffect(
    () => () => {
      isStopped.current = true;
      worker.current?.close();
    },
    [],
  );

  async function makePlan(next: ImportAnswers): Promise<void> {
    setAnswers(next);
    const complete = completeAnswers(next);
    setPlanned({ answers: next });
    if (!complete || !worker.current) return;
    const result = await requestPlan(worker.current, complete, userId);
    // Something may have been answered meanwhile, and that has a plan of its own.
    setPlanned((latest) => (latest?.answers === next ? { answers: next, ...result } : latest));
  }

  async function choose(file: File): Promise<void> {
    worker.current?.close();
    setPlanned(undefined);
    if (file.size > LARGEST_FILE) {
      setState({ step: 'choose', problem: 'too_big' });
      return;
    }
    setState({ step: 'reading' });
    const opening = startImportWorker();
    worker.current = opening;
    isStopped.current = false;
    try {
      const opened = await opening.open({
        bytes: new Uint8Array(await file.arrayBuffer()),
        exercises: exercises.map(({ id, name }) => ({ id, name })),
        remembered: settings.importedNames,
        lastDay: localDay(new Date(Date.now() + DAY_MS)),
        dropNote: exchangeMessages.plan.dropNote,
        unnamed: exchangeMessages.plan.unnamed,
      });
      setState({ step: 'review', file: { name: file.name, opened } });
      await makePlan(firstAnswers(opened));
    } catch (error) {
      opening.close();
      const problem = error instanceof RefusedFile ? error.refusal : 'not_read';
      setState({ step: 'choose', problem });
    }
  }

  async function write(
    file: ChosenFile,
    plan: ImportPlan,
    finalAnswers: ImportAnswers,
  ): Promise<void> {
    const total = plan.ids.length;
    const running = worker.current;
    if (!running) return;
    isStopped.current = false;
    setState({ step: 'writing', file, doneCount: 0, total, isStopping: false });
    let doneCount = 0;
    try {
      await rememberNames(saveSettings, plan, finalAnswers);
      await runImport({
        store: await openOwnStore(userId),
        worker: running,
        plan,
        fileName: file.name,
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
    refreshLast();
  }

  const file = 'file' in state ? state.file : undefined;
  return {
    state,
    answers,
    /** Undefined while it is counted. */
    plan: planned?.plan,
    planError: planned?.error,
    isComplete: answers !== undefined && completeAnswers(answers) !== undefined,
    choose,
    answer: (next: ImportAnswers) => void makePlan(next),
    start() {
      if (file && answers && planned?.plan) void write(file, planned.plan, answers);
    },
    stop() {
      isStopped.current = true;
      setState((now) => (now.step === 'writing' ? { ...now, isStopping: true } : now));
    },
    /** Back to the file: what is here by now is known, and the rest can be brought. */
    resume() {
      if (!file || !answers) return;
      setState({ step: 'review', file });
      void makePlan(answers);
    },
  };
}

export type Import = ReturnType<typeof useImport>;

async function requestPlan(
  worker: ImportWorker,
  answers: NonNullable<ReturnType<typeof completeAnswers>>,
  userId: string | undefined,
): Promise<{ plan: ImportPlan } | { error: unknown }> {
  try {
    const knownKeys = await readKnown(await openOwnStore(userId));
    return { plan: await worker.plan({ ...answers, knownKeys }) };
  } catch (error) {
    return { error };
  }
}

/** The next file of the same app asks no more for these. */
async function rememberNames(
  save: ReturnType<typeof useSaveTrainingSettings>,
  { ownExercises }: ImportPlan,
  { choices }: ImportAnswers,
): Promise<void> {
  const ownIds = new Map(ownExercises.map(({ id, value }) => [value.name, id]));
  const toId = (name: string, choice: OpenChoice) =>
    choice.kind === 'exercise' ? choice.id : choice.kind === 'own' ? ownIds.get(name) : undefined;
  const matched = Object.entries(choices).flatMap(([name, choice]) => {
    const id = toId(name, choice);
    return id === undefined ? [] : [[name, id] as const];
  });
  if (matched.length === 0) return;
  await save((settings) => ({
    ...settings,
    importedNames: Object.fromEntries(
      Object.entries({ ...settings.importedNames, ...Object.fromEntries(matched) }).slice(
        -MOST_NAMES,
      ),
    ),
  }));
}
