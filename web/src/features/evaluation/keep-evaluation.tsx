import type { Answers } from '@forja/domain/evaluation/answers';
import { EVALUATION_VERSION } from '@forja/domain/evaluation/questions.data';
import { Button } from '../../design/actions/button.tsx';
import { Alert } from '../../design/feedback/alert.tsx';
import { toast } from '../../design/feedback/toast.ts';
import { readableError } from '../../shared/http/readable-error.ts';
import { localDay } from '../../shared/local-day.ts';
import { useSaveRecord } from '../records/records.queries.ts';
import { evaluationMessages as texts } from './report/evaluation.messages.ts';
import { evaluations } from './evaluations.collection.ts';

type KeepEvaluationProps = { answers: Answers; onSaved: () => void };

/** Sends nothing until it is clicked. */
export function KeepEvaluation({ answers, onSaved }: KeepEvaluationProps) {
  const { save, isSlow, error } = useSaveRecord(evaluations);

  async function saveEvaluation(): Promise<void> {
    const value = {
      takenOn: localDay(new Date()),
      version: EVALUATION_VERSION,
      answers: { ...answers },
    };
    // The error is shown below.
    if (!(await save({ value }))) return;
    toast({ title: texts.saved });
    onSaved();
  }

  return (
    <>
      {error ? (
        <Alert kind="error" title={texts.notSaved}>
          {readableError(error)}
        </Alert>
      ) : null}
      <Button
        variant="primary"
        size="large"
        wide
        busy={isSlow}
        busyLabel={texts.keeping}
        onClick={() => void saveEvaluation()}
      >
        {texts.keep}
      </Button>
    </>
  );
}
