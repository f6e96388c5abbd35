import { DAY_MS } from '@forja/domain/units/durations';
import { useEffect, useRef } from 'react';
import { useImportSteps } from '../../../shared/imports/use-import-steps.ts';
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
/** Largest number of remembered names. */
const MOST_NAMES = 2_000;

export type FileProblem = FileRefusal | 'too_big' | 'not_read';

/** Nothing is written before `start`. */
export function useImport() {
  const userId = useUserId();
  const { list: exercises } = useExercises();
  const { settings } = useTrainingSettings();
  const saveSettings = useSaveTrainingSettings();
  const refreshLast = useRefreshLastImport();
  const steps = useImportSteps<OpenedFile, FileProblem, ImportAnswers, ImportPlan>();
  const { file, answers, plan, planError, state, stop } = steps;
  const worker = useRef<ImportWorker>(undefined);
  useEffect(() => () => worker.current?.close(), []);

  async function makePlan(next: ImportAnswers): Promise<void> {
    const complete = completeAnswers(next);
    const running = worker.current;
    await steps.makePlan(
      next,
      complete && running
        ? async () => {
            const knownKeys = await readKnown(await openOwnStore(userId));
            return running.plan({ ...complete, knownKeys });
          }
        : undefined,
    );
  }

  async function choose(inputFile: File): Promise<void> {
    worker.current?.close();
    if (inputFile.size > LARGEST_FILE) {
      steps.refuse('too_big');
      return;
    }
    steps.startReading();
    const opening = startImportWorker();
    worker.current = opening;
    try {
      const opened = await opening.open({
        bytes: new Uint8Array(await inputFile.arrayBuffer()),
        exercises: exercises.map(({ id, name }) => ({ id, name })),
        remembered: settings.importedNames,
        lastDay: localDay(new Date(Date.now() + DAY_MS)),
        dropNote: exchangeMessages.plan.dropNote,
        unnamed: exchangeMessages.plan.unnamed,
      });
      steps.review({ name: inputFile.name, opened });
      await makePlan(firstAnswers(opened));
    } catch (error) {
      opening.close();
      steps.refuse(error instanceof RefusedFile ? error.refusal : 'not_read');
    }
  }

  async function write(
    fileName: string,
    planned: ImportPlan,
    finalAnswers: ImportAnswers,
  ): Promise<void> {
    const running = worker.current;
    if (!running) return;
    await steps.write(planned.ids.length, async (run) => {
      await rememberNames(saveSettings, planned, finalAnswers);
      const store = await openOwnStore(userId);
      await runImport({ ...run, store, worker: running, plan: planned, fileName });
    });
    refreshLast();
  }

  return {
    state,
    answers,
    plan,
    planError,
    isComplete: answers !== undefined && completeAnswers(answers) !== undefined,
    choose,
    answer: (next: ImportAnswers) => void makePlan(next),
    start() {
      if (file && answers && plan) void write(file.name, plan, answers);
    },
    stop,
    /** Reads the file again: finished rows count as repeated. */
    resume() {
      if (!file || !answers) return;
      steps.review(file);
      void makePlan(answers);
    },
  };
}

export type Import = ReturnType<typeof useImport>;

/** Remembers matches for the next file of the same app. */
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
