import type { LoggableFood } from '@forja/domain/food-log/loggable-food';
import { ingredientFood } from '@forja/domain/food-log/recipes/recipe-portion';
import { FormDialog } from '../../../../shared/forms/form-dialog.tsx';
import { useTabDraft } from '../../../../shared/use-tab-draft.ts';
import { useUserId } from '../../../identity/session.queries.ts';
import { useRecordDialog } from '../../record-dialog/use-record-dialog.ts';
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

const NO_ERRORS: RecipeErrors = {};

type RecipeDialogProps = {
  changing?: SavedRecipe | undefined;
  ownFoods: readonly LoggableFood[];
  onClose: () => void;
};

export function RecipeDialog({ changing, ownFoods, onClose }: RecipeDialogProps) {
  const { draft, change, clear } = useTabDraft(`forja-borrador-receta-${changing?.id ?? ''}`, {
    owner: useUserId(),
    empty: () => (changing ? createRecipeDraft(changing.value) : emptyRecipe()),
    restore: restoreRecipe,
  });
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
  const { fieldId, errors, setErrors, dialog } = useRecordDialog({
    collection: recipes,
    changing,
    texts,
    parse() {
      const { recipe, errors: problems } = readRecipe(draft, ownFoods, changing?.value);
      return { value: recipe, errors: problems };
    },
    noErrors: NO_ERRORS,
    labels,
    clear,
    onClose,
  });
  return (
    <FormDialog {...dialog}>
      <RecipeFields
        fieldId={fieldId}
        draft={draft}
        errors={errors}
        ownFoods={ownFoods}
        onChange={(changed) => {
          change(changed);
          setErrors(NO_ERRORS);
        }}
      />
    </FormDialog>
  );
}
