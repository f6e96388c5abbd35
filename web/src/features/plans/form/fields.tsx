import type { ReactNode } from 'react';
import { Field } from '../../../design/inputs/field.tsx';
import { OptionGroup } from '../../../design/inputs/option-group.tsx';
import { Segmented } from '../../../design/inputs/segmented.tsx';
import { SelectField } from '../../../design/inputs/select-field.tsx';
import type { PlanDraft } from '../draft/plan-draft.ts';

/** What every step receives: the draft, how to change it, and the sentences of the fields already left. */
export type StepProps = {
  draft: PlanDraft;
  change: (changed: Partial<PlanDraft>) => void;
  /** The sentence to show for a path, once the person has left that field or tried to go on. */
  findProblem: (path: string) => string | undefined;
  markTouched: (path: string) => void;
};

type TextName = {
  [K in keyof PlanDraft]: PlanDraft[K] extends string
    ? string extends PlanDraft[K]
      ? K
      : never
    : never;
}[keyof PlanDraft];

type NumberFieldProps = StepProps & {
  name: TextName;
  /** Where the contract puts it, when it is not at the top: "bloodPressure.systolic". */
  path?: string;
  label: string;
  unit?: string;
  decimals?: boolean;
  hint?: ReactNode;
};

export function NumberField({
  draft,
  change,
  findProblem,
  markTouched,
  name,
  path = name,
  label,
  unit,
  decimals = false,
  hint,
}: NumberFieldProps) {
  return (
    <Field
      id={`campo-${path}`}
      name={path}
      label={label}
      unit={unit}
      inputMode={decimals ? 'decimal' : 'numeric'}
      value={draft[name]}
      hint={hint}
      error={findProblem(path)}
      onChange={(event) => change({ [name]: event.target.value })}
      onBlur={() => markTouched(path)}
    />
  );
}

type Labels<T extends string> = Readonly<Record<T, string>>;
const toOptions = <T extends string>(
  labels: Labels<T>,
  order: readonly T[] = Object.keys(labels) as T[],
) =>
  // the keys of a closed record
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

/** Three to five short numbers in one strip. */
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

/** A long list that folds into one line. */
export function PickOne<T extends string>({
  label,
  hint,
  labels,
  empty,
  value,
  onChoose,
}: PickProps<T>) {
  const choose = (selected: string) => onChoose(selected as T | ''); // the select offers only the labels' keys and the empty one
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
