import { useEffect, useState } from 'react';
import { Button } from '../../../design/actions/button.tsx';
import { Alert } from '../../../design/feedback/alert.tsx';
import { date } from '../../../design/format.ts';
import { useRecords } from '../../records/records.queries.ts';
import { toNextDraft } from '../draft/draft-from-input.ts';
import { BLANK, EMPTY_DRAFT } from '../draft/plan-draft.ts';
import { isEmptyDraft } from '../draft/stored-draft.ts';
import { plans } from '../plans.collection.ts';
import { formMessages } from './form.messages.ts';
import type { PlanForm } from './use-plan-form.ts';

const messages = formMessages.earlierAnswers;
const LATEST = { offset: 0, limit: 1 };
const NONE = { offset: 0, limit: 0 };

/** Fills an empty form with the answers of the latest saved plan, and says so with the way back to an empty one. */
export function EarlierAnswers({ form }: { form: PlanForm }) {
  const { draft, getValues, reset } = form;
  const [startsEmpty] = useState(() => isEmptyDraft(draft));
  const [latest] = useRecords(plans, startsEmpty ? LATEST : NONE).records;

  useEffect(() => {
    // It may come when the person has already begun to write.
    if (!latest || !isEmptyDraft(getValues())) return;
    const { createdAt, plan } = latest.value;
    reset(toNextDraft({ input: plan.input, createdAt }, new Date()));
  }, [latest, getValues, reset]);

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
