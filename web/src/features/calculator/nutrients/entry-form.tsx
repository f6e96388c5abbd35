import { figuresIntake, INTAKE_FIGURES } from '@forja/domain/food-log/day-intake';
import { MEALS } from '@forja/domain/menu/menu';
import { type SyntheticEvent, useState } from 'react';
import { Button } from '../../../design/actions/button.tsx';
import { classNames } from '../../../design/class-names.ts';
import { toast } from '../../../design/feedback/toast.ts';
import { trimmed } from '../../../design/format.ts';
import { Field } from '../../../design/inputs/field.tsx';
import { SelectField } from '../../../design/inputs/select-field.tsx';
import { Card } from '../../../design/layout/card.tsx';
import { SaveActions } from '../../../shared/forms/save-actions.tsx';
import { useSaveRecord } from '../../records/records.queries.ts';
import { foodEntries } from '../food-entries.collection.ts';
import { type EntryDraft, isMeal, readEntry } from './entry-draft.ts';
import { formatIntake } from '../format-intake.ts';
import { nutrientsMessages } from './nutrients.messages.ts';
import { Form } from '../../../shared/forms/form.tsx';
import * as cardStyles from '../../../design/layout/card.module.css';
import * as frameStyles from '../../../design/layout/frame.module.css';
import * as textStyles from '../../../design/text.module.css';
import * as styles from './nutrients.module.css';

const { form: texts, figures, meals } = nutrientsMessages;
const MEAL_OPTIONS = MEALS.map((meal) => ({ value: meal, label: meals[meal] }));

type EntryFormProps = {
  draft: EntryDraft;
  day: string;
  onType: (draft: EntryDraft) => void;
  onDone: () => void;
};

export function EntryForm({ draft, day, onType, onDone }: EntryFormProps) {
  const { food, changing } = draft;
  const [isChecked, setIsChecked] = useState(false);
  const { save, isSlow, error: notSaved } = useSaveRecord(foodEntries);
  const { value, error } = readEntry(draft, changing?.value.eatenOn ?? day);
  const title = changing ? texts.editing(food.name) : texts.title(food.name);
  const portionGrams = trimmed(food.portion.grams);

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    setIsChecked(true);
    if (!value) return;
    const saved = await save({ original: changing, value });
    if (saved?.outcome === 'saved') toast({ title: texts.saved });
    if (saved) onDone();
  }

  return (
    <Card tab={title} aria-label={title}>
      <Form
        className={classNames(cardStyles.body, frameStyles.stack)}
        onSubmit={(event) => void submit(event)}
      >
        <Field
          label={texts.grams}
          unit={figures.protein.unit}
          inputMode="decimal"
          value={draft.grams}
          error={isChecked ? error : undefined}
          onChange={(event) => onType({ ...draft, grams: event.target.value })}
        />
        <Button variant="secondary" onClick={() => onType({ ...draft, grams: portionGrams })}>
          {texts.portion(food.portion.text ?? texts.ownPortion, portionGrams)}
        </Button>
        <SelectField
          label={texts.meal}
          options={MEAL_OPTIONS}
          value={draft.meal}
          onChange={({ target }) =>
            isMeal(target.value) && onType({ ...draft, meal: target.value })
          }
        />
        {value ? (
          <dl className={styles.figures}>
            {INTAKE_FIGURES.map((figure) => (
              <div key={figure}>
                <dt>{figures[figure].label}</dt>
                <dd>{formatIntake(figuresIntake(food.figures, value.grams), figure)}</dd>
              </div>
            ))}
          </dl>
        ) : null}
        {food.portionIsOrientative ? (
          <p className={textStyles.secondary}>{texts.orientative}</p>
        ) : null}
        {food.isNearest ? <p className={textStyles.secondary}>{texts.nearest}</p> : null}
        <SaveActions
          label={changing ? texts.change : texts.save}
          isSlow={isSlow}
          error={notSaved}
          errorTitle={texts.notSaved}
          onCancel={onDone}
        />
      </Form>
    </Card>
  );
}
