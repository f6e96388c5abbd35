import type { LoggableFood } from '@forja/domain/food-log/loggable-food';
import { ingredientFood } from '@forja/domain/food-log/recipes/recipe-portion';
import { type BaseSyntheticEvent, useId, useState } from 'react';
import { toast } from '../../../../design/feedback/toast.ts';
import { FormDialog } from '../../../../shared/forms/form-dialog.tsx';
import { formsMessages } from '../../../../shared/forms/forms.messages.ts';
import { readableError } from '../../../../shared/http/readable-error.ts';
import { useTabDraft } from '../../../../shared/use-tab-draft.ts';
import { useUserId } from '../../../identity/session.queries.ts';
import { useSaveRecord } from '../../../records/records.queries.ts';
import { recipes, type SavedRecipe } from '../../recipes.collection.ts';
import {
  createRecipeDraft,
  emptyRecipe,
  readRecipe,
  type RecipeErrors,
  restoreRecipe,
} from './recipe-draft.ts';
import { RecipeFields } from './recipe-fields.tsx';
import { recipesMessages } from './recipes.messages.ts';

const { form: texts } = recipesMessages;

type RecipeDialogProps = {
  changing?: SavedRecipe | undefined;
  /** What can go into it besides the foods of the table. */
  ownFoods: readonly LoggableFood[];
  onClose: () => void;
};

/** A new recipe, or the one that is being changed. */
export function RecipeDialog({ changing, ownFoods, onClose }: RecipeDialogProps) {
  const formId = useId();
  const fieldId = (field: string) => `${formId}-${field}`;
  const { draft, change, clear } = useTabDraft(`forja-borrador-receta-${changing?.id ?? ''}`, {
    owner: useUserId(),
    empty: () => (changing ? createRecipeDraft(changing.value) : emptyRecipe()),
    restore: restoreRecipe,
  });
  const [errors, setErrors] = useState<RecipeErrors>({});
  const [attempt, setAttempt] = useState(0);
  const { save, isSlow, error } = useSaveRecord(recipes);

  function leave() {
    clear();
    onClose();
  }

  async function submit(event?: BaseSyntheticEvent) {
    event?.preventDefault();
    const { recipe, errors: problems = {} } = readRecipe(draft, ownFoods, changing?.value);
    setErrors(problems);
    const saved = recipe && (await save({ original: changing, value: recipe }));
    if (!saved) {
      setAttempt((tries) => tries + 1);
      return;
    }
    if (saved.outcome === 'saved') toast({ title: texts.saved });
    leave();
  }

  const labels: Readonly<Record<string, string>> = {
    name: texts.name,
    portions: texts.portions,
    finalGrams: texts.finalGrams,
    ingredients: texts.ingredients,
    ...Object.fromEntries(
      draft.ingredients.map((each) => [
        each.id,
        texts.amount(ingredientFood(each, ownFoods)?.name ?? texts.unknownIngredient),
      ]),
    ),
  };
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
        entries: Object.entries(errors).map(([field, message]) => ({
          id: fieldId(field),
          label: labels[field] ?? texts.ingredients,
          message,
        })),
        isSending: isSlow,
        secondsToWait: 0,
        submit,
      }}
    >
      <RecipeFields
        fieldId={fieldId}
        draft={draft}
        errors={errors}
        ownFoods={ownFoods}
        onChange={(changed) => {
          change(changed);
          // Said again at the next try.
          setErrors({});
        }}
      />
    </FormDialog>
  );
}
