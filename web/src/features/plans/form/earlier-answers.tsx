import { Button } from '../../../design/actions/button.tsx';
import { Alert } from '../../../design/feedback/alert.tsx';
import { date } from '../../../design/format.ts';
import { BLANK, EMPTY_DRAFT } from '../draft/plan-draft.ts';
import { formMessages } from './form.messages.ts';
import type { PlanForm } from './use-plan-form.ts';

const messages = formMessages.earlierAnswers;

/** Says that the form starts from the latest saved plan, with the way back to an empty one. */
export function EarlierAnswers({ form: { draft, reset } }: { form: PlanForm }) {
  if (draft.startedFrom === '' || draft.startedFrom === BLANK) return null;
  return (
    <Alert
      title={messages.title(date(new Date(draft.startedFrom)))}
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
