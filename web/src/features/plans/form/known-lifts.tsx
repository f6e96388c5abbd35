import { MOST_KNOWN_LIFTS } from '@forja/domain/person/plan-input';
import { KNOWN_LIFT_EXERCISES, findOfferedLift } from '@forja/domain/training/lifts/known-lifts';
import { useRef, useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import { Button } from '../../../design/actions/button.tsx';
import { IconButton } from '../../../design/actions/icon-button.tsx';
import { iconPlus, iconTrash } from '../../../design/icon-paths.ts';
import { SelectField } from '../../../design/inputs/select-field.tsx';
import { EMPTY_LIFT } from '../draft/plan-draft.ts';
import { NumberField, type StepProps } from './fields.tsx';
import { Refinements } from './refinements.tsx';
import * as styles from '../generate-plan.module.css';
import { formMessages, implementHints } from './form.messages.ts';

const messages = formMessages.knownLifts;

export function KnownLifts({ form, draft }: StepProps) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'lifts' });
  const add = useRef<HTMLButtonElement>(null);
  const [startsOpen] = useState(fields.length > 0);

  function removeRow(row: number) {
    remove(row);
    // the focused row is gone
    requestAnimationFrame(() => add.current?.focus());
  }

  return (
    <Refinements title={messages.title} summary={messages.summary} open={startsOpen}>
      <p>{messages.lead}</p>
      {fields.map(({ id }, row) => (
        <LiftRow key={id} form={form} draft={draft} row={row} onRemove={() => removeRow(row)} />
      ))}
      {fields.length < MOST_KNOWN_LIFTS && (
        <Button
          ref={add}
          icon={iconPlus}
          onClick={() => append(EMPTY_LIFT, { focusName: `lifts.${fields.length}.exerciseId` })}
        >
          {messages.add}
        </Button>
      )}
    </Refinements>
  );
}

function LiftRow({
  form,
  draft,
  row,
  onRemove,
}: StepProps & { row: number; onRemove: () => void }) {
  const selectedId = draft.lifts[row]?.exerciseId ?? '';
  const offeredLift = findOfferedLift(selectedId);
  const usedExerciseIds = draft.lifts.map(({ exerciseId }) => exerciseId);
  const exercise = `lifts.${row}.exerciseId` as const;
  return (
    <div
      className={styles.series}
      role="group"
      aria-label={offeredLift?.name ?? messages.exerciseNumber(row + 1)}
    >
      <SelectField
        {...form.register(exercise)}
        id={`campo-${exercise}`}
        error={form.getMessage(exercise)}
        label={messages.exercise}
        emptyLabel={messages.noExercise}
        options={KNOWN_LIFT_EXERCISES.map(({ id, name }) => ({
          value: id,
          label: name,
          disabled: id !== selectedId && usedExerciseIds.includes(id),
        }))}
      />
      <div className={styles.pair}>
        <NumberField
          form={form}
          name={`lifts.${row}.weightKg`}
          label={messages.weight}
          unit={messages.kilograms}
          decimals
          hint={offeredLift && implementHints[offeredLift.implement]}
        />
        <NumberField
          form={form}
          name={`lifts.${row}.repetitions`}
          label={messages.reps}
          hint={messages.repsHint}
        />
      </div>
      <IconButton
        path={iconTrash}
        boxed
        label={offeredLift ? messages.remove(offeredLift.name) : messages.removeNumber(row + 1)}
        onClick={onRemove}
      />
    </div>
  );
}
