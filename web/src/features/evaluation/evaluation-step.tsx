import { consultReasons } from '@forja/domain/evaluation/consult-reasons';
import { listTypedProblems } from '@forja/domain/evaluation/report-answers';
import { useState } from 'react';
import { Button } from '../../design/actions/button.tsx';
import { Progress } from '../../design/feedback/progress.tsx';
import { OptionGroup } from '../../design/inputs/option-group.tsx';
import { classNames } from '../../design/class-names.ts';
import { Form } from '../../shared/forms/form.tsx';
import * as frameStyles from '../../design/layout/frame.module.css';
import { ErrorSummary } from '../../shared/forms/error-summary.tsx';
import * as styles from './evaluation.module.css';
import { ConsultFirst } from './consult-first.tsx';
import { type EvaluationDraft, RESULT_STEP } from './evaluation-draft.ts';
import { evaluationMessages } from './report/evaluation.messages.ts';
import { getTypedId, TypedAnswers } from './typed-answers.tsx';

/** Longest answer, in letters, that shares a row with another one. */
const SHORT = 14;
const EMPTY_STEP = { title: '', questions: {}, typed: undefined };

type StepProps = {
  draft: EvaluationDraft;
  onChange: (draft: EvaluationDraft) => void;
  onDiscard: () => void;
};

/** Typed answers must be valid to go on; all may stay empty. */
export function EvaluationStep({ draft, onChange, onDiscard }: StepProps) {
  const { step, answers } = draft;
  /** Failed attempts to go on. */
  const [attempt, setAttempt] = useState(0);
  const { title, questions, typed } = evaluationMessages.steps[step] ?? EMPTY_STEP;
  const problems = typed ? listTypedProblems(answers) : [];
  const shownProblems = attempt > 0 ? problems : [];
  return (
    <Form
      className={classNames(frameStyles.sections, styles.form)}
      onSubmit={(event) => {
        event.preventDefault();
        if (problems.length > 0) {
          setAttempt(attempt + 1);
          return;
        }
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
          columns={Object.values(options).every((label) => label.length <= SHORT) ? 2 : 1}
          legend={prompt}
          hint={hint}
          options={Object.entries(options).map(([value, label]) => ({ value, label }))}
          value={answers[id]}
          onValueChange={(answer) =>
            onChange({ step, answers: { ...answers, [id]: answer }, isSaved: false })
          }
        />
      ))}
      {typed ? (
        <TypedAnswers
          texts={typed}
          answers={answers}
          problems={shownProblems}
          onChange={(next) => onChange({ step, answers: next, isSaved: false })}
        />
      ) : null}
      {typed ? (
        <ErrorSummary
          attempt={attempt}
          entries={shownProblems.map((id) => ({
            id: getTypedId(id),
            label: typed[id].label,
            message: typed[id].help,
          }))}
        />
      ) : null}
      <ConsultFirst reasons={consultReasons(answers)} />
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
    </Form>
  );
}
