import type { OwnFood } from '@forja/domain/food-log/own-food';
import { type BaseSyntheticEvent, useId, useState } from 'react';
import { toast } from '../../../../design/feedback/toast.ts';
import { FormDialog } from '../../../../shared/forms/form-dialog.tsx';
import { formsMessages } from '../../../../shared/forms/forms.messages.ts';
import { readableError } from '../../../../shared/http/readable-error.ts';
import { useTabDraft } from '../../../../shared/use-tab-draft.ts';
import { useUserId } from '../../../identity/session.queries.ts';
import { useSaveRecord } from '../../../records/records.queries.ts';
import { ownFoods, type SavedOwnFood } from '../../own-foods.collection.ts';
import {
  createDraft,
  emptyDraft,
  FIGURE_FIELDS,
  type OwnFoodErrors,
  type OwnFoodField,
  readDraft,
  restoreDraft,
} from './own-food-draft.ts';
import { OwnFoodFields } from './own-food-fields.tsx';
import { ownFoodsMessages } from './own-foods.messages.ts';

const { form: texts } = ownFoodsMessages;
const ON_SCREEN = [
  'name',
  'portionGrams',
  'energy',
  ...FIGURE_FIELDS,
  'barcode',
] as const satisfies readonly OwnFoodField[];

/** A new one, with what is known of it, or the one that is being changed. */
export type EditedOwnFood = { changing?: SavedOwnFood; name?: string; barcode?: string };

type OwnFoodDialogProps = EditedOwnFood & {
  onClose: () => void;
  onSaved: (id: string, food: OwnFood) => void;
};

export function OwnFoodDialog({ changing, name, barcode, onClose, onSaved }: OwnFoodDialogProps) {
  const formId = useId();
  const fieldId = (field: OwnFoodField) => `${formId}-${field}`;
  const { draft, change, clear } = useTabDraft(
    `forja-borrador-alimento-propio-${changing?.id ?? ''}`,
    {
      owner: useUserId(),
      empty: () => (changing ? createDraft(changing.value) : emptyDraft(name, barcode)),
      restore: restoreDraft,
    },
  );
  const [errors, setErrors] = useState<OwnFoodErrors>({});
  const [attempt, setAttempt] = useState(0);
  const { save, isSlow, error } = useSaveRecord(ownFoods);

  function leave() {
    clear();
    onClose();
  }

  async function submit(event?: BaseSyntheticEvent) {
    event?.preventDefault();
    const { food, errors: fieldErrors = {} } = readDraft(draft, changing?.value);
    setErrors(fieldErrors);
    const saved = food && (await save({ original: changing, value: food }));
    if (!saved) {
      setAttempt((tries) => tries + 1);
      return;
    }
    if (saved.outcome === 'saved') toast({ title: texts.saved });
    leave();
    onSaved(saved.id, food);
  }

  return (
    <FormDialog
      title={changing ? texts.editing : texts.title}
      lead={texts.lead}
      submitLabel={texts.save}
      busyLabel={formsMessages.saving}
      onClose={leave}
      submission={{
        attempt,
        refusal: error ? `${texts.notSaved} ${readableError(error)}` : undefined,
        entries: ON_SCREEN.flatMap((field) => {
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
      <OwnFoodFields
        fieldId={fieldId}
        draft={draft}
        errors={errors}
        onChange={(changed) => {
          change({ ...draft, ...changed });
          // No longer said once it is changed, until the next try.
          setErrors((before) =>
            Object.fromEntries(Object.entries(before).filter(([field]) => !(field in changed))),
          );
        }}
      />
    </FormDialog>
  );
}
