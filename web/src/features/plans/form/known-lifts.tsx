import { MOST_KNOWN_LIFTS } from '@forja/domain/person/plan-input';
import { KNOWN_LIFT_EXERCISES, findOfferedLift } from '@forja/domain/training/lifts/known-lifts';
import type { Implement } from '@forja/domain/exercises/exercise';
import { useRef, useState } from 'react';
import { Button } from '../../../design/actions/button.tsx';
import { Field } from '../../../design/inputs/field.tsx';
import { IconButton } from '../../../design/actions/icon-button.tsx';
import { iconPlus, iconTrash } from '../../../design/icon-paths.ts';
import { SelectField } from '../../../design/inputs/select-field.tsx';
import { EMPTY_LIFT, type LiftDraft } from '../draft/plan-draft.ts';
import type { StepProps } from './fields.tsx';
import { Refinements } from './refinements.tsx';
import * as styles from '../generate-plan.module.css';
import { formMessages } from './form.messages.ts';

const messages = formMessages.knownLifts;

const COUNTED: Record<Implement, string> = {
  barbell: 'La barra con sus discos.',
  dumbbells: 'Una sola mancuerna.',
  machine: 'Lo que marca la máquina.',
};

/** Sets that the person remembers. The first week's kilos come from them. */
export function KnownLifts(props: StepProps) {
  const { lifts } = props.draft;
  const { change } = props;
  const add = useRef<HTMLButtonElement>(null);
  const [startsOpen] = useState(lifts.length > 0);
  const set = (row: number, changed: Partial<LiftDraft>) =>
    change({ lifts: lifts.map((lift, at) => (at === row ? { ...lift, ...changed } : lift)) });

  function addRow() {
    change({ lifts: [...lifts, EMPTY_LIFT] });
    requestAnimationFrame(() =>
      document.getElementById(`campo-lifts.${lifts.length}.exerciseId`)?.focus(),
    );
  }

  function remove(row: number) {
    change({ lifts: lifts.filter((_, at) => at !== row) });
    // what had the focus is gone
    requestAnimationFrame(() => add.current?.focus());
  }

  return (
    <Refinements
      title={messages.title}
      summary="Opcional. Con ellos, la primera semana te dice con cuántos kilos empezar."
      open={startsOpen}
    >
      <p>{messages.lead}</p>
      {lifts.map((lift, row) => (
        <LiftRow
          // rows have no name of their own, and none is moved
          key={row}
          {...props}
          row={row}
          lift={lift}
          onChange={(changed) => set(row, changed)}
          onRemove={() => remove(row)}
        />
      ))}
      {lifts.length < MOST_KNOWN_LIFTS && (
        <Button ref={add} icon={iconPlus} onClick={addRow}>
          {messages.add}
        </Button>
      )}
    </Refinements>
  );
}

type LiftRowProps = StepProps & {
  row: number;
  lift: LiftDraft;
  onChange: (changed: Partial<LiftDraft>) => void;
  onRemove: () => void;
};

function LiftRow({ draft, row, lift, findProblem, markTouched, onChange, onRemove }: LiftRowProps) {
  const offeredLift = findOfferedLift(lift.exerciseId);
  const usedExerciseIds = draft.lifts.map(({ exerciseId }) => exerciseId);
  const getFieldProps = (name: keyof LiftDraft) => {
    const path = `lifts.${row}.${name}`;
    return {
      id: `campo-${path}`,
      value: lift[name],
      error: findProblem(path),
      onBlur: () => markTouched(path),
    };
  };
  return (
    <div
      className={styles.series}
      role="group"
      aria-label={offeredLift?.name ?? `Ejercicio ${row + 1}`}
    >
      <SelectField
        {...getFieldProps('exerciseId')}
        label={messages.exercise}
        emptyLabel="Elegilo de la lista"
        options={KNOWN_LIFT_EXERCISES.map(({ id, name }) => ({
          value: id,
          label: name,
          disabled: id !== lift.exerciseId && usedExerciseIds.includes(id),
        }))}
        onChange={(event) => onChange({ exerciseId: event.target.value })}
      />
      <div className={styles.pair}>
        <Field
          {...getFieldProps('weightKg')}
          label={messages.weight}
          unit="kg"
          inputMode="decimal"
          hint={offeredLift && COUNTED[offeredLift.implement]}
          onChange={(event) => onChange({ weightKg: event.target.value })}
        />
        <Field
          {...getFieldProps('repetitions')}
          label={messages.reps}
          inputMode="numeric"
          hint="De 1 a 10."
          onChange={(event) => onChange({ repetitions: event.target.value })}
        />
      </div>
      <IconButton
        path={iconTrash}
        boxed
        label={messages.remove(offeredLift?.name ?? `el ejercicio ${row + 1}`)}
        onClick={onRemove}
      />
    </div>
  );
}
