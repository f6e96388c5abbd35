import { useEffect, useRef, useState } from 'react';

export type ImportFile<Opened> = { name: string; opened: Opened };

type Writing = { doneCount: number; total: number };
export type ImportState<Opened, Problem> =
  | { step: 'choose'; problem?: Problem }
  | { step: 'reading' }
  | { step: 'review'; file: ImportFile<Opened> }
  | ({ step: 'writing'; file: ImportFile<Opened>; isStopping: boolean } & Writing)
  | ({ step: 'ended'; file: ImportFile<Opened>; error?: unknown } & Writing);

export type ImportRun = { isStopped: () => boolean; onProgress: (doneCount: number) => void };

type Planned<Answers, Plan> = { answers: Answers; plan?: Plan; error?: unknown };

export function useImportSteps<Opened, Problem, Answers, Plan>() {
  const [state, setState] = useState<ImportState<Opened, Problem>>({ step: 'choose' });
  const [planned, setPlanned] = useState<Planned<Answers, Plan>>();
  const isStopped = useRef(false);
  useEffect(
    () => () => {
      isStopped.current = true;
    },
    [],
  );
  const file = 'file' in state ? state.file : undefined;
  return {
    state,
    file,
    answers: planned?.answers,
    plan: planned?.plan,
    planError: planned?.error,
    startReading() {
      setPlanned(undefined);
      setState({ step: 'reading' });
      isStopped.current = false;
    },
    refuse(problem: Problem) {
      setPlanned(undefined);
      setState({ step: 'choose', problem });
    },
    review: (reviewed: ImportFile<Opened>) => setState({ step: 'review', file: reviewed }),
    async makePlan(answers: Answers, request?: () => Promise<Plan>): Promise<void> {
      setPlanned({ answers });
      if (!request) return;
      const result = await request().then(
        (plan) => ({ plan }),
        (error: unknown) => ({ error }),
      );
      setPlanned((latest) => (latest?.answers === answers ? { answers, ...result } : latest));
    },
    async write(total: number, run: (importRun: ImportRun) => Promise<unknown>): Promise<void> {
      if (!file) return;
      isStopped.current = false;
      setState({ step: 'writing', file, doneCount: 0, total, isStopping: false });
      let doneCount = 0;
      try {
        await run({
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
    },
    stop() {
      isStopped.current = true;
      setState((now) => (now.step === 'writing' ? { ...now, isStopping: true } : now));
    },
  };
}
