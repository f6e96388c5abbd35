import { waterEntry, WATER_ENTRY_HELP } from '@forja/contract/calculator/water-entries';
import { DRINKS, type Drink, QUICK_DRINKS } from '@forja/domain/hydration/water-entry';
import { parseDecimal } from '@forja/domain/units/parse-decimal';
import { type SyntheticEvent, useState } from 'react';
import { Button } from '../../../design/actions/button.tsx';
import { Field } from '../../../design/inputs/field.tsx';
import { SelectField } from '../../../design/inputs/select-field.tsx';
import { Card, CardBody, CardHeader } from '../../../design/layout/card.tsx';
import { useTabText } from '../../../shared/use-tab-draft.ts';
import { formatMillilitres } from './format-millilitres.ts';
import { hydrationMessages } from './hydration.messages.ts';
import { useAddWater } from './water-day.queries.ts';
import { Form } from '../../../shared/forms/form.tsx';
import * as frameStyles from '../../../design/layout/frame.module.css';
import * as styles from './hydration.module.css';

const { quick: texts, drinks } = hydrationMessages;
const DRINK_OPTIONS = DRINKS.map((value) => ({ value, label: drinks[value] }));

export function QuickDrinks({ day }: { day: string }) {
  const add = useAddWater(day);
  return (
    <Card plain aria-label={texts.title}>
      <CardHeader title={texts.title} />
      <CardBody className={frameStyles.stack}>
        <div className={styles.quick}>
          {QUICK_DRINKS.map(({ id, drink, millilitres }) => (
            <Button key={id} variant="secondary" onClick={() => void add(drink, millilitres)}>
              {texts.button(texts.names[id], formatMillilitres(millilitres))}
            </Button>
          ))}
        </div>
        <AmountForm day={day} onSave={add} />
      </CardBody>
    </Card>
  );
}

type AmountFormProps = {
  day: string;
  onSave: (drink: Drink, millilitres: number) => Promise<boolean>;
};

function AmountForm({ day, onSave }: AmountFormProps) {
  const [amount, setAmount, clearAmount] = useTabText('forja-borrador-bebida');
  const [drink, setDrink] = useState<Drink>('water');
  const [isChecked, setIsChecked] = useState(false);
  const { data } = waterEntry.safeParse({
    drunkOn: day,
    drink,
    millilitres: parseDecimal(amount),
  });

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    setIsChecked(true);
    if (!data || !(await onSave(data.drink, data.millilitres))) return;
    clearAmount();
    setIsChecked(false);
  }

  return (
    <Form
      className={frameStyles.stack}
      aria-label={texts.other}
      onSubmit={(event) => void submit(event)}
    >
      <SelectField
        label={texts.otherDrink}
        options={DRINK_OPTIONS}
        value={drink}
        onChange={({ target }) => setDrink(DRINKS.find((one) => one === target.value) ?? 'water')}
      />
      <Field
        label={texts.otherAmount}
        unit={hydrationMessages.target.unit}
        inputMode="numeric"
        value={amount}
        error={isChecked && !data ? WATER_ENTRY_HELP.millilitres : undefined}
        onChange={({ target }) => setAmount(target.value)}
      />
      <Button type="submit" variant="primary">
        {texts.save}
      </Button>
    </Form>
  );
}
