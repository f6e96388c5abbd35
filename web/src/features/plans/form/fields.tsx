import type { Labs } from '@forja/domain/person/plan-input';
import type { ReactNode } from 'react';
import { Field } from '../../../design/inputs/field.tsx';
import { OptionGroup } from '../../../design/inputs/option-group.tsx';
import { Segmented } from '../../../design/inputs/segmented.tsx';
import { SelectField } from '../../../design/inputs/select-field.tsx';
import type { Enzyme, EnzymeDraft } from '../draft/enzyme-result.ts';
import type { PlanDraft } from '../draft/plan-draft.ts';
import type { PlanForm } from './use-plan-form.ts';

/** The draft is apart, so that each change renders the step. */
export type StepProps = { form: PlanForm; draft: PlanDraft };

/** A choice counts as touched, so that its error may show at once. */
export const ON_CHANGE = { shouldTouch: true, shouldValidate: true } as const;

type TextName = {
  [K in keyof PlanDraft]: PlanDraft[K] extends string
    ? string extends PlanDraft[K]
      ? K
      : never
    : never;
}[keyof PlanDraft];

type NumberFieldProps = {
  form: PlanForm;
  name:
    | TextName
    | `labs.${keyof Labs}`
    | `enzymes.${Enzyme}.${keyof EnzymeDraft}`
    | `lifts.${number}.${'weightKg' | 'repetitions'}`;
  label: string;
  unit?: string;
  decimals?: boolean;
  hint?: ReactNode;
};

export const NumberField = ({ form, name, decimals = false, ...field }: NumberFieldProps) => (
  <Field
    {...form.register(name)}
    {...field}
    id={`campo-${name}`}
    inputMode={decimals ? 'decimal' : 'numeric'}
    error={form.getMessage(name)}
  />
);

type Labels<T extends string> = Readonly<Record<T, string>>;
const toOptions = <T extends string>(
  labels: Labels<T>,
  order: readonly T[] = Object.keys(labels) as T[],
) =>
  // the record is closed
  order.map((value) => ({ value, label: labels[value] }));

type ChoiceProps<T extends string> = {
  legend: string;
  hint?: string;
  labels: Labels<T>;
  value: T | '';
  error?: string | undefined;
  columns?: 1 | 2;
  onChoose: (value: T) => void;
};

export function SingleChoice<T extends string>({
  legend,
  hint,
  labels,
  value,
  error,
  columns = 2,
  onChoose,
}: ChoiceProps<T>) {
  return (
    <OptionGroup
      type="radio"
      legend={legend}
      hint={hint}
      columns={columns}
      error={error}
      options={toOptions(labels)}
      {...(value === '' ? {} : { value })}
      onValueChange={onChoose}
    />
  );
}

type ManyProps<T extends string> = {
  legend: string;
  hint?: string;
  labels: Labels<T>;
  order?: readonly T[];
  values: readonly T[];
  columns?: 1 | 2;
  onChoose: (values: T[]) => void;
};

export function MultipleChoice<T extends string>({
  legend,
  hint,
  labels,
  order,
  values,
  columns = 2,
  onChoose,
}: ManyProps<T>) {
  return (
    <OptionGroup
      type="checkbox"
      legend={legend}
      hint={hint}
      columns={columns}
      options={toOptions(labels, order)}
      value={values}
      onValueChange={onChoose}
    />
  );
}

type StripProps = {
  legend: string;
  hint?: string;
  values: readonly string[];
  value: string;
  error?: string | undefined;
  onChoose: (value: string) => void;
};

export function NumberStrip({ legend, hint, values, value, error, onChoose }: StripProps) {
  return (
    <Segmented
      legend={legend}
      hint={hint}
      error={error}
      options={values.map((each) => ({ value: each, label: each }))}
      value={value}
      onValueChange={onChoose}
    />
  );
}

type PickProps<T extends string> = {
  label: string;
  hint?: string;
  labels: Labels<T>;
  empty: string;
  value: T | '';
  onChoose: (value: T | '') => void;
};

export function PickOne<T extends string>({
  label,
  hint,
  labels,
  empty,
  value,
  onChoose,
}: PickProps<T>) {
  const choose = (selected: string) => onChoose(selected as T | ''); // the options are the label keys and the empty one
  return (
    <SelectField
      label={label}
      hint={hint}
      emptyLabel={empty}
      options={toOptions(labels)}
      value={value}
      onChange={(event) => choose(event.target.value)}
    />
  );
}
