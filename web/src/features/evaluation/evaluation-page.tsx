import { Button } from '../../design/actions/button.tsx';
import { Progress } from '../../design/feedback/progress.tsx';
import { toast } from '../../design/feedback/toast.ts';
import { OptionGroup } from '../../design/inputs/option-group.tsx';
import * as frameStyles from '../../design/layout/frame.module.css';
import { DiscreetCover } from '../../shared/discreet/discreet-cover.tsx';
import { useDeviceDraft } from '../../shared/use-tab-draft.ts';
import * as textStyles from '../../design/text.module.css';
import { useUserId } from '../identity/session.queries.ts';
import { ConsultFirst } from './consult-first.tsx';
import {
  emptyEvaluation,
  type EvaluationDraft,
  RESULT_STEP,
  restoreEvaluation,
} from './evaluation-draft.ts';
import { EvaluationResult } from './evaluation-result.tsx';
import { KeepEvaluation } from './keep-evaluation.tsx';
import { SavedEvaluations } from './saved-evaluations.tsx';
import { evaluationMessages } from './evaluation.messages.ts';

/** The questions and their result. Nothing of it leaves the device until it is kept. */
export const EvaluationPage = () => (
  <DiscreetCover pageTitle={evaluationMessages.title}>
    <Evaluation />
  </DiscreetCover>
);

function Evaluation() {
  const { draft, change, release, clear } = useDeviceDraft<EvaluationDraft>(
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
      action: { label: evaluationMessages.undo, onClick: () => update(draft) },
    });
    window.scrollTo({ top: 0 });
  }

  return (
    <div className={frameStyles.sections}>
      <h1 tabIndex={-1}>{step ? evaluationMessages.title : evaluationMessages.result.title}</h1>
      {step ? <p className={textStyles.lead}>{evaluationMessages.lead}</p> : null}
      <p className={textStyles.secondary}>
        {draft.isSaved ? evaluationMessages.savedNote : evaluationMessages.notSent}
      </p>
      {step ? (
        <Step key={draft.step} draft={draft} onChange={update} onDiscard={discard} />
      ) : (
        <>
          <EvaluationResult answers={draft.answers} />
          {draft.isSaved ? null : (
            <KeepEvaluation
              answers={draft.answers}
              onSaved={() => update({ ...draft, isSaved: true })}
            />
          )}
          <div className={frameStyles.buttonRow}>
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

type StepProps = {
  draft: EvaluationDraft;
  onChange: (draft: EvaluationDraft) => void;
  onDiscard: () => void;
};

function Step({ draft, onChange, onDiscard }: StepProps) {
  const { step, answers } = draft;
  const { title, questions } = evaluationMessages.steps[step] ?? { title: '', questions: {} };
  return (
    <form
      className={frameStyles.sections}
      onSubmit={(event) => {
        event.preventDefault();
        onChange({ ...draft, step: step + 1 });
        window.scrollTo({ top: 0 });
      }}
    >
      <Progress value={(100 * (step + 1)) / RESULT_STEP} label={title} />
      <h2>{title}</h2>
      <p>{evaluationMessages.skip}</p>
      {Object.entries(questions).map(([id, { prompt, hint, options }]) => (
        <OptionGroup
          key={id}
          type="radio"
          legend={prompt}
          hint={hint}
          options={Object.entries(options).map(([value, label]) => ({ value, label }))}
          value={answers[id]}
          onValueChange={(answer) =>
            onChange({ step, answers: { ...answers, [id]: answer }, isSaved: false })
          }
        />
      ))}
      <ConsultFirst answers={answers} />
      <div className={frameStyles.buttonRow}>
        {step > 0 ? (
          <Button onClick={() => onChange({ ...draft, step: step - 1 })}>
            {evaluationMessages.back}
          </Button>
        ) : null}
        <Button type="submit" variant="primary" size="large" wide>
          {step + 1 === RESULT_STEP ? evaluationMessages.finish : evaluationMessages.next}
        </Button>
      </div>
      {Object.keys(answers).length > 0 ? (
        <div className={frameStyles.buttonRow}>
          <Button onClick={onDiscard}>{evaluationMessages.discard}</Button>
        </div>
      ) : null}
    </form>
  );
}
