import type { LoggableFood } from '@forja/domain/food-log/loggable-food';
import type { PortionRow } from '@forja/domain/food-log/recipes/recipe-portion';
import { IconButton } from '../../../../design/actions/icon-button.tsx';
import { quantity, trimmed } from '../../../../design/format.ts';
import { iconTrash } from '../../../../design/icon-paths.ts';
import { Field } from '../../../../design/inputs/field.tsx';
import { SelectField } from '../../../../design/inputs/select-field.tsx';
import { formatIntake } from '../../format-intake.ts';
import type { IngredientDraft } from './recipe-draft.ts';
import { recipesMessages } from './recipes.messages.ts';
import * as textStyles from '../../../../design/text.module.css';
import * as styles from './recipes.module.css';

const { form: texts } = recipesMessages;

type IngredientFieldsProps = {
  id: string;
  ingredient: IngredientDraft;
  food: LoggableFood | undefined;
  /** Figures of one portion; undefined until all ingredients are valid. */
  row: PortionRow | undefined;
  error: string | undefined;
  onChange: (change: Partial<IngredientDraft>) => void;
  onRemove: () => void;
};

export function IngredientFields({
  id,
  ingredient,
  food,
  row,
  error,
  onChange,
  onRemove,
}: IngredientFieldsProps) {
  const name = food?.name ?? texts.unknownIngredient;
  const portion = food && {
    value: 'portion',
    label: texts.portion(food.portion.text ?? texts.ownPortion, trimmed(food.portion.grams)),
  };
  return (
    <li className={styles.ingredient}>
      <div className={styles.ingredientName}>
        <strong>{name}</strong>
        <IconButton path={iconTrash} label={texts.removeIngredient(name)} onClick={onRemove} />
      </div>
      <div className={styles.amount}>
        <Field
          id={id}
          label={texts.amountLabel}
          aria-label={texts.amount(name)}
          inputMode="decimal"
          error={error}
          value={ingredient.amount}
          onChange={({ target }) => onChange({ amount: target.value })}
        />
        <SelectField
          label={texts.unitLabel}
          aria-label={texts.unit(name)}
          options={[{ value: 'grams', label: texts.grams }, ...(portion ? [portion] : [])]}
          value={ingredient.unit}
          onChange={({ target }) =>
            onChange({ unit: target.value === 'portion' ? 'portion' : 'grams' })
          }
        />
      </div>
      {row?.food ? (
        <span className={textStyles.secondary}>
          {texts.row(
            quantity(row.grams, 'g'),
            formatIntake(row.intake, 'kcal'),
            formatIntake(row.intake, 'protein'),
            formatIntake(row.intake, 'carbs'),
            formatIntake(row.intake, 'fat'),
          )}
        </span>
      ) : null}
    </li>
  );
}
