import { Button } from '../../../design/actions/button.tsx';
import { Alert } from '../../../design/feedback/alert.tsx';
import { date } from '../../../design/format.ts';
import { BLANK, EMPTY_DRAFT, type PlanDraft } from '../draft/plan-draft.ts';
import { formMessages } from './form.messages.ts';
import type { PlanForm } from './use-plan-form.ts';

const messages = formMessages.earlierAnswers;

export function EarlierAnswers({ form: { draft, reset } }: { form: PlanForm }) {
  const origins = listOrigins(draft);
  if (origins.length === 0) return null;
  return (
    <Alert
      title={messages.title(origins.join(messages.and))}
      actions={
        <Button onClick={() => reset({ ...EMPTY_DRAFT, startedFrom: BLANK })}>
          {messages.startBlank}
        </Button>
      }
    >
      {messages.review}
    </Alert>
  );
}

export const hasEarlierAnswers = (draft: PlanDraft): boolean => listOrigins(draft).length > 0;

const listOrigins = ({ startedFrom, evaluatedOn }: PlanDraft): string[] => [
  ...(startedFrom === '' || startedFrom === BLANK
    ? []
    : [messages.ofPlan(date(new Date(startedFrom)))]),
  ...(evaluatedOn === '' ? [] : [messages.ofEvaluation(date(evaluatedOn))]),
];
