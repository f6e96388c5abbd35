import { EATING_QUESTIONS, type ScreeningQuestion } from '@forja/domain/person/choices';
import { Button } from '../../../design/actions/button.tsx';
import { Segmented } from '../../../design/inputs/segmented.tsx';
import { listQuestions } from '../draft/plan-draft.ts';
import { screeningLabels } from '../plans.messages.ts';
import type { StepProps } from './fields.tsx';
import * as styles from '../generate-plan.module.css';
import { formMessages } from './form.messages.ts';

const messages = formMessages.screeningStep;

const ANSWERS = [
  { value: 'yes', label: messages.yes },
  { value: 'no', label: messages.no },
  { value: 'rather_not', label: messages.ratherNot },
] as const;

/**
 * Precedes any mention of weight loss. Going on unanswered is always possible. The button that
 * answers no is last, so that the questions are read, and skips the answered ones.
 */
export function ScreeningStep({ form, draft }: StepProps) {
  const untouched = EATING_QUESTIONS.filter((question) => draft.screening[question] === '');
  const asksPregnancy = listQuestions(draft).includes('pregnancy');
  const question = (name: ScreeningQuestion) => (
    <Segmented
      key={name}
      legend={screeningLabels[name]}
      options={ANSWERS}
      value={draft.screening[name] === '' ? undefined : draft.screening[name]}
      onValueChange={(answer) => form.setValue(`screening.${name}`, answer)}
    />
  );
  return (
    <div className={styles.form}>
      <div className={styles.stack}>
        <p>{messages.lead}</p>
        <p>
          <b>{messages.optional}</b>
          {messages.withoutAnswers}
        </p>
      </div>
      {EATING_QUESTIONS.map(question)}
      {untouched.length > 0 && (
        <Button
          onClick={() => untouched.forEach((name) => form.setValue(`screening.${name}`, 'no'))}
        >
          {untouched.length === EATING_QUESTIONS.length ? messages.noToAll : messages.noToTheRest}
        </Button>
      )}
      {asksPregnancy && question('pregnancy')}
    </div>
  );
}
