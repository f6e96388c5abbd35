import { parseDecimal } from '@forja/domain/units/parse-decimal';
import { Button } from '../../../design/actions/button.tsx';
import { trimmed } from '../../../design/format.ts';
import { iconCheck } from '../../../design/icon-paths.ts';
import { Icon } from '../../../design/icon.tsx';
import {
  answeredQuestions,
  type PlanDraft,
  listQuestions,
  type StepNumber,
} from '../draft/plan-draft.ts';
import { conditionLabels, sexLabels } from '../plans.messages.ts';
import { levelLabels } from '../../../shared/training/training-choices.messages.ts';
import * as textStyles from '../../../design/text.module.css';
import * as styles from '../generate-plan.module.css';
import { formMessages } from './form.messages.ts';

const messages = formMessages.completedSteps;

/** Formats a typed number: "78.4" is 78,4. */
function formatAnswer(typed: string): string {
  const value = parseDecimal(typed);
  return value === undefined ? typed : trimmed(value);
}

/** A count without names: this line stays visible during the rest of the form. */
function countAnswers(draft: PlanDraft): string {
  const [answeredCount, questionCount] = [
    answeredQuestions(draft).length,
    listQuestions(draft).length,
  ];
  return answeredCount === 0 ? messages.noAnswers : messages.answers(answeredCount, questionCount);
}

function summarizeSteps(draft: PlanDraft) {
  const sex = draft.sex === '' ? '' : `, ${sexLabels[draft.sex].toLowerCase()}`;
  const level = draft.level === '' ? '' : `, ${levelLabels[draft.level].toLowerCase()}`;
  const conditions = draft.conditions
    .map((each) => (each === 'none' ? messages.noConditions : conditionLabels[each]))
    .join(', ');
  return [
    {
      step: 0 as const,
      title: messages.person,
      text: `${messages.body(formatAnswer(draft.ageYears), formatAnswer(draft.weightKg), formatAnswer(draft.heightCm))}${sex}, ${messages.trainingDays(draft.trainingDays)}`,
    },
    { step: 1 as const, title: messages.health, text: `${conditions}${level}` },
    { step: 2 as const, title: messages.screening, text: countAnswers(draft) },
  ];
}

export function CompletedSteps({
  draft,
  current,
  onChange,
}: {
  draft: PlanDraft;
  current: StepNumber;
  onChange: (step: StepNumber) => void;
}) {
  const completedSteps = summarizeSteps(draft).filter(({ step }) => step < current);
  if (completedSteps.length === 0) return null;
  return (
    <div className={styles.completed}>
      {completedSteps.map(({ step, title, text }) => (
        <div key={step}>
          <Icon path={iconCheck} size="s" />
          <p>
            <b>{title}</b>
            {text}
          </p>
          <Button variant="text" onClick={() => onChange(step)}>
            {messages.change}
            <span className={textStyles.visuallyHidden}> {title.toLowerCase()}</span>
          </Button>
        </div>
      ))}
    </div>
  );
}
