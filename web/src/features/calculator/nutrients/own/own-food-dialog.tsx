import type { OwnFood } from '@forja/domain/food-log/own-food';
import { FormDialog } from '../../../../shared/forms/form-dialog.tsx';
import { useTabDraft } from '../../../../shared/use-tab-draft.ts';
import { useUserId } from '../../../identity/session.queries.ts';
import { useRecordDialog } from '../../record-dialog/use-record-dialog.ts';
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

const LABELS = Object.fromEntries(ON_SCREEN.map((field) => [field, texts[field]]));
const NO_ERRORS: OwnFoodErrors = {};

export type EditedOwnFood = { changing?: SavedOwnFood; name?: string; barcode?: string };

type OwnFoodDialogProps = EditedOwnFood & {
  onClose: () => void;
  onSaved: (id: string, food: OwnFood) => void;
};

export function OwnFoodDialog({ changing, name, barcode, onClose, onSaved }: OwnFoodDialogProps) {
  const { draft, change, clear } = useTabDraft(
    `forja-borrador-alimento-propio-${changing?.id ?? ''}`,
    {
      owner: useUserId(),
      empty: () => (changing ? createDraft(changing.value) : emptyDraft(name, barcode)),
      restore: restoreDraft,
    },
  );
  const { fieldId, errors, setErrors, dialog } = useRecordDialog({
    collection: ownFoods,
    changing,
    texts,
    parse() {
      const { food, errors: problems } = readDraft(draft, changing?.value);
      return { value: food, errors: problems };
    },
    noErrors: NO_ERRORS,
    labels: LABELS,
    clear,
    onClose,
    onSaved,
  });

  return (
    <FormDialog {...dialog}>
      <OwnFoodFields
        fieldId={fieldId}
        draft={draft}
        errors={errors}
        onChange={(changed) => {
          change({ ...draft, ...changed });
          // An edit clears the error of its field until the next try.
          setErrors((before) =>
            Object.fromEntries(Object.entries(before).filter(([field]) => !(field in changed))),
          );
        }}
      />
    </FormDialog>
  );
}
