import { findOrder } from '@forja/contract/records/children';
import { SET_HELP } from '@forja/contract/training/set-fields';
import { sortChildren } from '@forja/domain/records/children';
import {
  addExercise,
  addSet,
  changeSetFigures,
  markSetDone,
  removeExercise,
  removeSet,
} from '@forja/domain/workouts/edit-workout';
import { SET_LIMITS } from '@forja/domain/workouts/set-limits';
import type { Workout, WorkoutExercise, WorkoutSet } from '@forja/domain/workouts/workout';
import { useState } from 'react';
import { Button } from '../../../../design/actions/button.tsx';
import { IconButton } from '../../../../design/actions/icon-button.tsx';
import { readNumber, trimmed } from '../../../../design/format.ts';
import { iconPlus, iconTrash } from '../../../../design/icon-paths.ts';
import { Field } from '../../../../design/inputs/field.tsx';
import { newId } from '../../../../shared/records/device/uuid-v7.ts';
import { ExercisePicker } from '../../exercises/exercise-picker.tsx';
import { useExercises } from '../../exercises/exercises.queries.ts';
import { numberSets } from '../sets/number-sets.ts';
import type { WorkoutEdit } from '../workouts.queries.ts';
import { workoutPageTexts as texts } from './history.messages.ts';
import * as styles from './history.module.css';

type EditTools = {
  edit: (change: WorkoutEdit) => void;
  editWithUndo: (title: string, change: WorkoutEdit) => void;
};
type WithId<Of> = Of & { id: string; order: string };

/** Stores each figure while typing, for finished and past workouts. */
export function WorkoutEditor({ workout, ...tools }: EditTools & { workout: Workout }) {
  const [isPicking, setIsPicking] = useState(false);
  const exercises = sortChildren(workout.exercises);
  return (
    <div className={styles.editor}>
      <h2>{texts.exercises}</h2>
      {exercises.map((exercise) => (
        <EditedExercise
          key={exercise.id}
          exercise={exercise}
          endedAt={getEnd(workout)}
          {...tools}
        />
      ))}
      <Button icon={iconPlus} onClick={() => setIsPicking(true)}>
        {texts.addExercise}
      </Button>
      <ExercisePicker
        open={isPicking}
        onClose={() => setIsPicking(false)}
        onPick={(picked) => {
          setIsPicking(false);
          const place = { id: newId(), order: findOrder(exercises, exercises.length) };
          const set = { id: newId(), order: findOrder([], 0) };
          tools.edit((now) =>
            addSet(
              addExercise(now, place, { exerciseId: picked.id, name: picked.name, sets: {} }),
              place.id,
              set,
              { kind: 'working' },
            ),
          );
        }}
      />
    </div>
  );
}

const getEnd = ({ finishedAt, startedAt }: Workout): string => finishedAt ?? startedAt;

type EditedExerciseProps = EditTools & { exercise: WithId<WorkoutExercise>; endedAt: string };

function EditedExercise({ exercise, edit, editWithUndo, endedAt }: EditedExerciseProps) {
  const { byId } = useExercises();
  const isTimed = byId.get(exercise.exerciseId)?.isTimed ?? false;
  const sets = sortChildren(exercise.sets);

  const remove = () => editWithUndo(texts.removed, (now) => removeExercise(now, exercise.id));
  const removeOne = ({ id }: WithId<WorkoutSet>) =>
    editWithUndo(texts.removed, (now) => removeSet(now, exercise.id, id));

  /** A typed figure completes the set, with the end of the workout as its time. */
  function change(set: WithId<WorkoutSet>, patch: Partial<WorkoutSet>) {
    const doneAt = set.doneAt ?? endedAt;
    const hasFigure = Object.values(patch).some((value) => value !== undefined);
    edit((now) =>
      hasFigure
        ? markSetDone(now, exercise.id, set.id, { ...patch, doneAt })
        : changeSetFigures(now, exercise.id, set.id, patch),
    );
  }

  return (
    <section className={styles.exercise} aria-label={exercise.name}>
      <div className={styles.exerciseHead}>
        <h3>{exercise.name}</h3>
        <IconButton path={iconTrash} label={texts.removeExercise(exercise.name)} onClick={remove} />
      </div>
      {numberSets(sets).map(({ set, name, short }) => (
        <div key={set.id} className={styles.editedSet} role="group" aria-label={name}>
          <b>{short}</b>
          <FigureField
            label={texts.weight}
            field="weightKg"
            value={set.weightKg}
            onChange={(weightKg) => change(set, { weightKg })}
          />
          <FigureField
            label={isTimed ? texts.seconds : texts.repetitions}
            field={isTimed ? 'seconds' : 'repetitions'}
            value={isTimed ? set.seconds : set.repetitions}
            onChange={(value) => change(set, isTimed ? { seconds: value } : { repetitions: value })}
          />
          <IconButton
            path={iconTrash}
            label={texts.removeSet(name, exercise.name)}
            onClick={() => removeOne(set)}
          />
        </div>
      ))}
      <Button
        icon={iconPlus}
        onClick={() => {
          const place = { id: newId(), order: findOrder(sets, sets.length) };
          edit((now) => addSet(now, exercise.id, place, { kind: 'working' }));
        }}
      >
        {texts.addSet}
      </Button>
    </section>
  );
}

type FigureFieldProps = {
  label: string;
  field: 'weightKg' | 'repetitions' | 'seconds';
  value: number | undefined;
  onChange: (value: number | undefined) => void;
};

function FigureField({ label, field, value, onChange }: FigureFieldProps) {
  const [typed, setTyped] = useState<string>();
  const { min, max, decimals } = SET_LIMITS[field];
  const isValid = (text: string) => {
    const number = readNumber(text);
    return number >= min && number <= max && (decimals > 0 || Number.isInteger(number));
  };
  const isWrong = typed !== undefined && typed.trim() !== '' && !isValid(typed);
  return (
    <Field
      label={label}
      unit={texts.units[field]}
      inputMode="decimal"
      error={isWrong ? SET_HELP[field] : undefined}
      value={typed ?? (value === undefined ? '' : trimmed(value, decimals))}
      onChange={({ target }) => {
        setTyped(target.value);
        if (target.value.trim() === '') onChange(undefined);
        else if (isValid(target.value)) onChange(readNumber(target.value));
      }}
      onBlur={() => (isWrong ? undefined : setTyped(undefined))}
    />
  );
}
