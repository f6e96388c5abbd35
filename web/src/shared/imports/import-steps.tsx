import type { ReactNode } from 'react';
import { Alert } from '../../design/feedback/alert.tsx';
import { integer } from '../../design/format.ts';
import { FileButton } from '../../design/actions/file-button.tsx';
import { iconUpload } from '../../design/icon-paths.ts';
import { ImportEnd } from './import-end.tsx';
import { ImportProgress } from './import-progress.tsx';
import type { ImportState } from './use-import-steps.ts';
import * as textStyles from '../../design/text.module.css';

export type ImportTexts<Problem extends string> = {
  choose: { label: string; button: string; other: string; reading: string };
  refusals: Record<Problem, { title: string; more: string }>;
  run: {
    bringing: string;
    progress: (doneCount: string, total: string) => string;
    finished: string;
    doneMore: (count: string) => string;
    stoppedMore: (doneCount: string, total: string) => string;
  };
};

type ImportStepsProps<Opened, Problem extends string> = {
  importing: {
    state: ImportState<Opened, Problem>;
    choose: (file: File) => Promise<void>;
    stop: () => void;
    resume: () => void;
  };
  texts: ImportTexts<Problem>;
  accept: string;
  count: (total: number) => string;
  describeFile: (file: { name: string; opened: Opened }) => string;
  renderReview: (opened: Opened) => ReactNode;
};

export function ImportSteps<Opened, Problem extends string>({
  importing,
  texts: { choose, refusals, run },
  accept,
  count,
  describeFile,
  renderReview,
}: ImportStepsProps<Opened, Problem>) {
  const { state } = importing;
  const problem = state.step === 'choose' ? state.problem : undefined;
  return (
    <>
      {state.step === 'writing' ? null : (
        <FileButton
          label={choose.label}
          accept={accept}
          variant={state.step === 'choose' ? 'primary' : 'secondary'}
          icon={iconUpload}
          busy={state.step === 'reading'}
          busyLabel={choose.reading}
          onFile={(file) => void importing.choose(file)}
        >
          {state.step === 'review' || state.step === 'ended' ? choose.other : choose.button}
        </FileButton>
      )}
      {problem ? (
        <Alert kind="error" title={refusals[problem].title} announce>
          {refusals[problem].more}
        </Alert>
      ) : null}
      {'file' in state ? <p className={textStyles.secondary}>{describeFile(state.file)}</p> : null}
      {state.step === 'review' ? renderReview(state.file.opened) : null}
      {state.step === 'writing' ? (
        <ImportProgress
          {...state}
          label={run.bringing}
          summary={run.progress(integer(state.doneCount), integer(state.total))}
          onStop={() => importing.stop()}
        />
      ) : null}
      {state.step === 'ended' ? (
        <ImportEnd
          {...state}
          finished={{ title: run.finished, more: run.doneMore(count(state.total)) }}
          stoppedMore={run.stoppedMore(integer(state.doneCount), integer(state.total))}
          onResume={() => importing.resume()}
        />
      ) : null}
    </>
  );
}
