import type { Notice } from '@forja/domain/evidence/notice';
import { type BaseSyntheticEvent, useId, useState } from 'react';
import { toast } from '../../../../design/feedback/toast.ts';
import { kilocalories } from '../../../../design/format.ts';
import { Field } from '../../../../design/inputs/field.tsx';
import { FormDialog } from '../../../../shared/forms/form-dialog.tsx';
import { formsMessages } from '../../../../shared/forms/forms.messages.ts';
import { readableError } from '../../../../shared/http/readable-error.ts';
import { localDay } from '../../../../shared/local-day.ts';
import { useTabDraft } from '../../../../shared/use-tab-draft.ts';
import { useUserId } from '../../../identity/session.queries.ts';
import type { SavedPlan } from '../../../plans/saved-plan.queries.ts';
import { useSaveRecord } from '../../../records/records.queries.ts';
import { NoticeList } from '../../explained/notice-list.tsx';
import { ownGoals, type SavedOwnGoal } from '../../own-goals.collection.ts';
import { planGoals } from './day-goal.queries.ts';
import { goalProblems } from './goal-problems.ts';
import {
  createDraft,
  energyOfDraft,
  GOAL_FIELDS,
  type GoalErrors,
  type GoalField,
  readDraft,
  restoreDraft,
} from './own-goal-draft.ts';
import { ownGoalMessages } from './own-goal.messages.ts';

const { form: texts } = ownGoalMessages;

type OwnGoalDialogProps = {
  plan: SavedPlan | undefined;
  changing: SavedOwnGoal | undefined;
  onClose: () => void;
};

/** A goal that is unsafe for the person is not stored. */
export function OwnGoalDialog({ plan, changing, onClose }: OwnGoalDialogProps) {
  const formId = useId();
  const fieldId = (field: GoalField) => `${formId}-${field}`;
  const { draft, change, clear } = useTabDraft('forja-borrador-meta-propia', {
    owner: useUserId(),
    empty: () => createDraft(changing?.value ?? (plan ? planGoals(plan.value.plan) : {})),
    restore: restoreDraft,
  });
  const [errors, setErrors] = useState<GoalErrors>({});
  const [problems, setProblems] = useState<readonly Notice[]>([]);
  const [attempt, setAttempt] = useState(0);
  const { save, isSlow, error } = useSaveRecord(ownGoals);
  const macroEnergy = energyOfDraft(draft);

  function leave() {
    clear();
    onClose();
  }

  async function submit(event?: BaseSyntheticEvent) {
    event?.preventDefault();
    const { goal, errors: fieldErrors = {} } = readDraft(draft, changing?.value);
    const refusals = goal ? goalProblems(goal, plan) : [];
    setErrors(fieldErrors);
    setProblems(refusals);
    const saved =
      goal &&
      refusals.length === 0 &&
      (await save({ original: changing, value: { ...goal, setOn: localDay(new Date()) } }));
    if (!saved) {
      setAttempt((tries) => tries + 1);
      return;
    }
    if (saved.outcome === 'saved') toast({ title: texts.saved });
    leave();
  }

  return (
    <FormDialog
      title={texts.title}
      lead={texts.lead}
      submitLabel={texts.save}
      busyLabel={formsMessages.saving}
      onClose={leave}
      submission={{
        attempt,
        refusal: refusalText(problems, error),
        entries: GOAL_FIELDS.flatMap((field) => {
          const message = errors[field];
          return message === undefined
            ? []
            : [{ id: fieldId(field), label: texts[field], message }];
        }),
        isSending: isSlow,
        secondsToWait: 0,
        submit,
      }}
    >
      <NoticeList notices={problems} />
      {GOAL_FIELDS.map((field) => (
        <Field
          key={field}
          id={fieldId(field)}
          label={texts[field]}
          unit={field === 'kcal' ? texts.units.kcal : texts.units.grams}
          inputMode="decimal"
          error={errors[field]}
          value={draft[field]}
          onChange={({ target }) => {
            change({ ...draft, [field]: target.value });
            setErrors((before) => ({ ...before, [field]: undefined }));
            setProblems([]);
          }}
        />
      ))}
      <p role="status">
        {macroEnergy === undefined ? null : texts.yields(kilocalories(macroEnergy))}
      </p>
    </FormDialog>
  );
}

function refusalText(problems: readonly Notice[], error: unknown): string | undefined {
  if (problems.length > 0) return texts.refused;
  return error ? `${texts.notSaved} ${readableError(error)}` : undefined;
}
