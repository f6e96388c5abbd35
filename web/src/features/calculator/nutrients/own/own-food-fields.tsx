import { energyOfMacros } from '@forja/domain/food-log/own-food';
import { Alert } from '../../../../design/feedback/alert.tsx';
import { kilocalories } from '../../../../design/format.ts';
import { Field } from '../../../../design/inputs/field.tsx';
import { Segmented } from '../../../../design/inputs/segmented.tsx';
import {
  FIGURE_FIELDS,
  type OwnFoodDraft,
  type OwnFoodErrors,
  type OwnFoodField,
  readDraft,
} from './own-food-draft.ts';
import { ownFoodsMessages } from './own-foods.messages.ts';
import * as styles from './own-foods.module.css';

const { form: texts, units } = ownFoodsMessages;
const BASES = (['per100g', 'perPortion'] as const).map((value) => ({
  value,
  label: texts.bases[value],
}));
const ENERGY_UNITS = (['kcal', 'kJ'] as const).map((value) => ({ value, label: units[value] }));

type OwnFoodFieldsProps = {
  fieldId: (name: OwnFoodField) => string;
  draft: OwnFoodDraft;
  errors: OwnFoodErrors;
  onChange: (change: Partial<OwnFoodDraft>) => void;
};

export function OwnFoodFields({ fieldId, draft, errors, onChange }: OwnFoodFieldsProps) {
  const figure = (
    name: 'portionGrams' | 'energy' | (typeof FIGURE_FIELDS)[number],
    unit: string,
  ) => (
    <Field
      key={name}
      id={fieldId(name)}
      label={texts[name]}
      unit={unit}
      inputMode="decimal"
      error={errors[name]}
      value={draft[name]}
      onChange={({ target }) => onChange({ [name]: target.value })}
    />
  );
  return (
    <>
      <Field
        id={fieldId('name')}
        label={texts.name}
        error={errors.name}
        value={draft.name}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      {figure('portionGrams', units.grams)}
      <Segmented
        legend={texts.basis}
        options={BASES}
        value={draft.basis}
        onValueChange={(basis) => onChange({ basis })}
      />
      <Segmented
        legend={texts.energyUnit}
        options={ENERGY_UNITS}
        value={draft.energyUnit}
        onValueChange={(energyUnit) => onChange({ energyUnit })}
      />
      <div className={styles.fields}>
        {figure('energy', units[draft.energyUnit])}
        {FIGURE_FIELDS.map((name) =>
          figure(name, name === 'sodiumMg' ? units.milligrams : units.grams),
        )}
      </div>
      <EnergyNotice draft={draft} />
      <Field
        id={fieldId('barcode')}
        label={texts.barcode}
        hint={texts.barcodeHint}
        inputMode="numeric"
        error={errors.barcode}
        value={draft.barcode}
        onChange={({ target }) => onChange({ barcode: target.value })}
      />
    </>
  );
}

/** A notice, not an error: labels are rounded, and alcohol adds energy. */
function EnergyNotice({ draft }: { draft: OwnFoodDraft }) {
  const { food } = readDraft(draft);
  const macroEnergy = food && energyOfMacros(food);
  return (
    <div role="status">
      {macroEnergy === undefined ? null : (
        <Alert kind="warning" title={texts.unlikeMacros(kilocalories(macroEnergy))} />
      )}
    </div>
  );
}
