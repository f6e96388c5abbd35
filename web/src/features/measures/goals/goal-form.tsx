import {
  GOAL_FIELDS,
  GOAL_IDS,
  type GoalField,
  type MeasureGoal,
} from '@forja/domain/measures/goals/measure-goal';
import type { GoalCheck } from '@forja/domain/measures/goals/goal-refusals';
import { MEASURE_LIMITS } from '@forja/domain/measures/measure';
import { parseDecimal } from '@forja/domain/units/parse-decimal';
import { type SyntheticEvent, useState } from 'react';
import { toast } from '../../../design/feedback/toast.ts';
import { integer, quantity } from '../../../design/format.ts';
import { Field } from '../../../design/inputs/field.tsx';
import { SelectField } from '../../../design/inputs/select-field.tsx';
import { SaveActions } from '../../../shared/forms/save-actions.tsx';
import { localDay } from '../../../shared/local-day.ts';
import { useTabText } from '../../../shared/use-tab-draft.ts';
import { useSaveRecord } from '../../records/records.queries.ts';
import type { NamedField } from '../changes/changes-card.tsx';
import { GoalRefusal } from './goal-refusal.tsx';
import { goalsMessages as texts } from './goals.messages.ts';
import { measureGoals, type SavedGoal } from './measure-goals.collection.ts';
import { Form } from '../../../shared/forms/form.tsx';
import * as frameStyles from '../../../design/layout/frame.module.css';

type GoalFormProps = {
  fields: readonly NamedField[];
  findNow: (field: GoalField) => number | undefined;
  check: (goal: MeasureGoal) => GoalCheck;
  /** The current goal of a field. */
  findRecord: (field: GoalField) => SavedGoal | undefined;
};

/** Replaces the goal that the measure had. */
export function GoalForm({ fields, findNow, check, findRecord }: GoalFormProps) {
  const measured = GOAL_FIELDS.filter((field) => findNow(field) !== undefined);
  const [selected, setSelected] = useState<GoalField>();
  const [typed, setTyped, clearTyped] = useTabText('forja-borrador-objetivo');
  const [today] = useState(() => localDay(new Date()));
  const [isChecked, setIsChecked] = useState(false);
  const { save, isSlow, error: notSaved } = useSaveRecord(measureGoals);
  const field = selected ?? measured[0];
  const from = field && findNow(field);
  if (field === undefined || from === undefined) return <p>{texts.noMeasures}</p>;
  const { unit, label } = findName(fields, field);
  const { value: target, error } = readTarget(typed, field, from, unit);
  const goal = target === undefined ? undefined : { field, target, from, setOn: today };
  const verdict = isChecked && goal ? check(goal) : undefined;
  const isRefused = verdict && (verdict.needsPlan || verdict.refusals.length > 0);

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    setIsChecked(true);
    if (!goal) return;
    const result = check(goal);
    if (result.needsPlan || result.refusals.length > 0) return;
    const saved = await save({
      id: GOAL_IDS[goal.field],
      original: findRecord(goal.field),
      value: goal,
    });
    if (!saved) return;
    if (saved.outcome === 'saved') toast({ title: texts.saved });
    clearTyped();
    setIsChecked(false);
  }

  return (
    <Form
      className={frameStyles.stack}
      aria-label={texts.form}
      onSubmit={(event) => void submit(event)}
    >
      <h3>{texts.form}</h3>
      <SelectField
        label={texts.field}
        options={measured.map((value) => ({ value, label: findName(fields, value).label }))}
        value={field}
        onChange={({ target: { value } }) => {
          setIsChecked(false);
          setSelected(measured.find((each) => each === value));
        }}
      />
      <Field
        label={texts.target}
        unit={unit}
        inputMode="decimal"
        hint={texts.now(`${label} ${quantity(from, unit)}`)}
        value={typed}
        error={isChecked ? error : undefined}
        onChange={({ target: { value } }) => {
          setIsChecked(false);
          setTyped(value);
        }}
      />
      {verdict && isRefused ? <GoalRefusal check={verdict} title={texts.refused} /> : null}
      <SaveActions
        label={texts.save}
        isSlow={isSlow}
        error={notSaved}
        errorTitle={texts.notSaved}
      />
    </Form>
  );
}

const findName = (fields: readonly NamedField[], field: GoalField): Omit<NamedField, 'field'> =>
  fields.find((each) => each.field === field) ?? { label: field, unit: '' };

function readTarget(
  typed: string,
  field: GoalField,
  from: number,
  unit: string,
): { value: number; error?: undefined } | { value?: undefined; error: string } {
  const value = parseDecimal(typed);
  const { min, max } = MEASURE_LIMITS[field];
  if (value === undefined || value < min || value > max)
    return { error: texts.wrongTarget(integer(min), quantity(max, unit)) };
  return value === from ? { error: texts.sameTarget } : { value };
}
