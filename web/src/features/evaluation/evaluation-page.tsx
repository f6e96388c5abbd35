import { Button } from '../../design/actions/button.tsx';
import { toast } from '../../design/feedback/toast.ts';
import * as frameStyles from '../../design/layout/frame.module.css';
import { DiscreetCover } from '../../shared/discreet/discreet-cover.tsx';
import { useDeviceDraft } from '../../shared/use-tab-draft.ts';
import * as textStyles from '../../design/text.module.css';
import { takeBack } from '../../shared/records/merge/merge-three-way.ts';
import { sameValue } from '../../shared/records/merge/same-value.ts';
import { READING_MS } from '../records/records.queries.ts';
import { useUserId } from '../identity/session.queries.ts';
import { emptyEvaluation, type EvaluationDraft, restoreEvaluation } from './evaluation-draft.ts';
import { EvaluationStep } from './evaluation-step.tsx';
import { EvaluationResult } from './evaluation-result.tsx';
import { KeepEvaluation } from './keep-evaluation.tsx';
import { SavedEvaluations } from './saved-evaluations.tsx';
import { evaluationMessages } from './report/evaluation.messages.ts';

/** Answers stay on the device until the person saves them. */
export const EvaluationPage = () => (
  <DiscreetCover pageTitle={evaluationMessages.title}>
    <Evaluation />
  </DiscreetCover>
);

function Evaluation() {
  const { draft, change, release, clear, readDraft, bringBack } = useDeviceDraft<EvaluationDraft>(
    'forja-borrador-evaluacion',
    {
      owner: useUserId(),
      empty: emptyEvaluation,
      restore: restoreEvaluation,
    },
  );
  const step = evaluationMessages.steps[draft.step];
  const update = (next: EvaluationDraft) => (next.isSaved ? release(next) : change(next));

  function discard(): void {
    clear();
    toast({
      title: evaluationMessages.discarded,
      duration: READING_MS,
      action: { label: evaluationMessages.undo, onClick: () => undoDiscard(draft) },
    });
    window.scrollTo({ top: 0 });
  }

  function undoDiscard(before: EvaluationDraft): void {
    const now = readDraft();
    if (!now) return;
    const next = takeBack({ before, after: emptyEvaluation(), now });
    // New answers differ from the stored record.
    if (before.isSaved && sameValue(next, before)) release(before);
    else bringBack({ ...next, isSaved: false });
  }

  return (
    <div className={frameStyles.sections}>
      <h1 tabIndex={-1}>{step ? evaluationMessages.title : evaluationMessages.result.title}</h1>
      {step ? <p className={textStyles.lead}>{evaluationMessages.lead}</p> : null}
      <p className={textStyles.secondary} data-off-paper>
        {draft.isSaved ? evaluationMessages.savedNote : evaluationMessages.notSent}
      </p>
      {step ? (
        <EvaluationStep key={draft.step} draft={draft} onChange={update} onDiscard={discard} />
      ) : (
        <>
          <EvaluationResult answers={draft.answers} />
          {draft.isSaved ? null : (
            <KeepEvaluation
              answers={draft.answers}
              onSaved={() => update({ ...draft, isSaved: true })}
            />
          )}
          <div className={frameStyles.buttonRow} data-off-paper>
            <Button onClick={() => update({ ...draft, step: 0 })}>
              {evaluationMessages.change}
            </Button>
            <Button onClick={discard}>{evaluationMessages.again}</Button>
          </div>
        </>
      )}
      {step === undefined || draft.step === 0 ? <SavedEvaluations /> : null}
    </div>
  );
}
