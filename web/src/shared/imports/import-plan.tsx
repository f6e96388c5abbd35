import { type ReactNode, useId } from 'react';
import { Button } from '../../design/actions/button.tsx';
import { ErrorState } from '../../design/feedback/error-state.tsx';
import { readableError } from '../http/readable-error.ts';
import { StartImport, type StartImportProps } from './start-import.tsx';
import * as textStyles from '../../design/text.module.css';
import * as styles from './imports.module.css';

type ImportPlanProps = {
  texts: { title: string; answerFirst: string; counting: string; nothing: string };
  failure: { title: string; retry: string };
  isComplete: boolean;
  report: ReactNode | undefined;
  planError: unknown;
  onRetry: () => void;
  start: StartImportProps | undefined;
};

export function ImportPlan(props: ImportPlanProps) {
  const { texts, failure, isComplete, report, planError, onRetry, start } = props;
  const titleId = useId();
  return (
    <section className={styles.block} aria-labelledby={titleId}>
      <h3 id={titleId}>{texts.title}</h3>
      {isComplete ? null : <p>{texts.answerFirst}</p>}
      {isComplete && report === undefined && planError === undefined ? (
        <p role="status" className={textStyles.secondary}>
          {texts.counting}
        </p>
      ) : null}
      {planError === undefined ? null : (
        <ErrorState
          level={3}
          title={failure.title}
          advice={readableError(planError)}
          actions={<Button onClick={onRetry}>{failure.retry}</Button>}
        />
      )}
      {report}
      {report === undefined || start ? null : <p role="status">{texts.nothing}</p>}
      {start ? <StartImport {...start} /> : null}
    </section>
  );
}
