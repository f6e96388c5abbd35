import { exerciseById } from '@forja/domain/exercises/library/exercise-library';
import { sortChildren } from '@forja/domain/records/children';
import {
  muscleGroup,
  MUSCLE_GROUP_NAMES,
  MUSCLE_GROUPS,
} from '@forja/domain/routines/muscle-groups';
import type { RoutineExercise } from '@forja/domain/routines/routine';
import { MAX_SETS_PER_EXERCISE } from '@forja/domain/workouts/set-limits';
import { useState } from 'react';
import { Button } from '../../../../design/actions/button.tsx';
import { Alert } from '../../../../design/feedback/alert.tsx';
import { trimmed } from '../../../../design/format.ts';
import { Segmented } from '../../../../design/inputs/segmented.tsx';
import { SelectField } from '../../../../design/inputs/select-field.tsx';
import { iconPlus, iconSwap } from '../../../../design/icon-paths.ts';
import { Sheet } from '../../../../design/overlays/sheet.tsx';
import { newId } from '../../../../shared/records/device/uuid-v7.ts';
import type { EditTools } from './edit-tools.ts';
import { editorMessages } from './editor.messages.ts';
import { readName, readNotes } from './read-texts.ts';
import { addSet, addWarmUpSet, setExerciseFields } from '../edits/routine-edits.ts';
import { readRest } from './set-draft.ts';
import { SetEditor } from './set-editor.tsx';
import { ExercisePicker } from '../../exercises/exercise-picker.tsx';
import { DraftArea, DraftField } from './text-draft.tsx';
import * as styles from './editor.module.css';

const { exercise: texts } = editorMessages;

type ExerciseSheetProps = {
  dayId: string;
  exercise: RoutineExercise & { id: string };
  tools: EditTools;
  onClose: () => void;
};

/** Each change is stored while typing. */
export function ExerciseSheet({ dayId, exercise, tools, onClose }: ExerciseSheetProps) {
  const { edit } = tools;
  const [isPicking, setIsPicking] = useState(false);
  const path = { dayId, exerciseKey: exercise.id };
  const sets = sortChildren(exercise.sets);
  const [isTimed, setIsTimed] = useState(
    () =>
      exerciseById(exercise.exerciseId)?.timed ?? sets.some(({ seconds }) => seconds !== undefined),
  );
  const isFull = sets.length >= MAX_SETS_PER_EXERCISE && {
    disabledReason: texts.tooManySets(MAX_SETS_PER_EXERCISE),
  };
  const { id: _id, order: _order, ...last } = sets.at(-1) ?? { id: '', order: '', kind: 'working' };
  const fieldName = (name: string) => `${name} ${exercise.id}`;

  return (
    <Sheet
      open
      side="right"
      onClose={onClose}
      title={exercise.name}
      footer={
        <Button variant="primary" onClick={onClose}>
          {texts.close}
        </Button>
      }
    >
      <div className={styles.sheet}>
        {exercise.leastReserve === undefined ? null : (
          <Alert kind="warning" title={texts.least(trimmed(exercise.leastReserve))} />
        )}
        <DraftField
          label={texts.name}
          face="text"
          text={exercise.name}
          parse={readName}
          onChange={(name) => edit(setExerciseFields(path, { name }), fieldName('name'))}
        />
        <Button icon={iconSwap} onClick={() => setIsPicking(true)}>
          {texts.change}
        </Button>
        <SelectField
          label={texts.group}
          value={exercise.muscleGroup}
          options={MUSCLE_GROUPS.map((value) => ({ value, label: MUSCLE_GROUP_NAMES[value] }))}
          onChange={({ currentTarget }) => {
            const group = MUSCLE_GROUPS.find((each) => each === currentTarget.value);
            if (group) edit(setExerciseFields(path, { muscleGroup: group }));
          }}
        />
        <DraftField
          label={texts.rest}
          unit={texts.restUnit}
          inputMode="numeric"
          text={String(exercise.restSeconds)}
          parse={readRest}
          onChange={(restSeconds) =>
            edit(setExerciseFields(path, { restSeconds }), fieldName('rest'))
          }
        />
        <Segmented
          legend={texts.measure}
          options={[
            { value: 'reps', label: texts.measures.reps },
            { value: 'seconds', label: texts.measures.seconds },
          ]}
          value={isTimed ? 'seconds' : 'reps'}
          onValueChange={(measure) => setIsTimed(measure === 'seconds')}
        />
        <ol className={styles.sets}>
          {sets.map((set, index) => {
            const number = sets.slice(0, index + 1).filter(({ kind }) => kind === set.kind).length;
            return (
              <SetEditor
                key={set.id}
                title={set.kind === 'warmup' ? texts.warmUp(number) : texts.set(number)}
                path={path}
                set={set}
                isTimed={isTimed}
                tools={tools}
              />
            );
          })}
        </ol>
        <div className={styles.setButtons}>
          <Button
            icon={iconPlus}
            {...isFull}
            onClick={() => edit(addSet(path, { ...last, kind: 'working' }, newId()))}
          >
            {texts.addSet}
          </Button>
          <Button
            icon={iconPlus}
            {...isFull}
            onClick={() => edit(addWarmUpSet(path, { kind: 'warmup', repsMin: 8 }, newId()))}
          >
            {texts.addWarmUp}
          </Button>
        </div>
        <DraftArea
          label={texts.notes}
          text={exercise.notes ?? ''}
          parse={readNotes}
          onChange={(notes) => edit(setExerciseFields(path, { notes }), fieldName('notes'))}
        />
      </div>
      <ExercisePicker
        open={isPicking}
        title={texts.changeTitle}
        onClose={() => setIsPicking(false)}
        onPick={(picked) => {
          setIsPicking(false);
          setIsTimed(picked.isTimed);
          edit(
            setExerciseFields(path, {
              exerciseId: picked.id,
              name: picked.name,
              muscleGroup: muscleGroup(picked),
              leastReserve: undefined,
            }),
          );
        }}
      />
    </Sheet>
  );
}
