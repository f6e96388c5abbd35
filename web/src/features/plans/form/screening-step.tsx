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

/** Asked before anything speaks of losing weight. Going on without an answer is always possible. */
export function ScreeningStep({ form, draft }: StepProps) {
  return (
    <div className={styles.form}>
      <div className={styles.stack}>
        <p>{messages.lead}</p>
        <p>
          <b>{messages.optional}</b>
          {messages.withoutAnswers}
        </p>
      </div>
      {listQuestions(draft).map((question) => (
        <Segmented
          key={question}
          legend={screeningLabels[question]}
          options={ANSWERS}
          value={draft.screening[question] === '' ? undefined : draft.screening[question]}
          onValueChange={(answer) => form.setValue(`screening.${question}`, answer)}
        />
      ))}
    </div>
  );
}
