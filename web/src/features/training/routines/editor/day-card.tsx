import { sortChildren } from '@forja/domain/records/children';
import { muscleGroup } from '@forja/domain/routines/muscle-groups';
import type { RoutineDay } from '@forja/domain/routines/routine';
import { MAX_EXERCISES_PER_DAY } from '@forja/domain/workouts/set-limits';
import { useState } from 'react';
import { Button } from '../../../../design/actions/button.tsx';
import { IconButton } from '../../../../design/actions/icon-button.tsx';
import { MoreMenu } from '../../../../design/actions/more-menu.tsx';
import { classNames } from '../../../../design/class-names.ts';
import { iconGrip, iconPlus, iconTrash } from '../../../../design/icon-paths.ts';
import { Card, CardBody } from '../../../../design/layout/card.tsx';
import { newId } from '../../../../shared/records/device/uuid-v7.ts';
import { createExercise } from './create-exercise.ts';
import type { EditTools } from './edit-tools.ts';
import { editorMessages } from './editor.messages.ts';
import { ExerciseRow } from './exercise-row.tsx';
import { readName, readNotes } from './read-texts.ts';
import {
  addExercise,
  duplicateDay,
  moveDay,
  removeDay,
  setDayFields,
} from '../edits/routine-edits.ts';
import { ExercisePicker, type PickedExercise } from '../../exercises/exercise-picker.tsx';
import { DraftArea, DraftField } from './text-draft.tsx';
import { useSortable } from './use-sortable.ts';
import * as textStyles from '../../../../design/text.module.css';
import * as styles from './editor.module.css';

const { day: texts } = editorMessages;

type DayCardProps = {
  day: RoutineDay & { id: string };
  index: number;
  count: number;
  tools: EditTools;
  onOpenExercise: (exerciseKey: string) => void;
};

export function DayCard({ day, index, count, tools, onOpenExercise }: DayCardProps) {
  const { edit, announce, offerUndo } = tools;
  const [isPicking, setIsPicking] = useState(false);
  const exercises = sortChildren(day.exercises);

  function move(id: string, to: number) {
    edit(moveDay(id, to));
    announce(texts.moved(id === day.id ? day.name : texts.name, to + 1, count));
  }

  const { itemProps, handleProps, drag } = useSortable<HTMLLIElement>({
    list: 'days',
    id: day.id,
    index,
    count,
    onMove: move,
  });

  function add(picked: PickedExercise) {
    setIsPicking(false);
    const id = newId();
    edit(addExercise(day.id, createExercise(picked, muscleGroup(picked), newId), id));
    onOpenExercise(id);
  }

  return (
    <li
      {...itemProps}
      className={classNames(
        styles.day,
        drag === 'over' && styles.over,
        drag === 'dragged' && styles.dragged,
      )}
    >
      <Card plain aria-label={day.name}>
        <div className={styles.dayHeader}>
          <IconButton
            {...handleProps}
            path={iconGrip}
            label={texts.handle(day.name)}
            title={texts.help}
            className={styles.handle}
          />
          <DraftField
            label={texts.name}
            face="text"
            text={day.name}
            parse={readName}
            onChange={(name) => edit(setDayFields(day.id, { name }), `day ${day.id}`)}
          />
          <MoreMenu
            label={texts.more(day.name)}
            items={[
              {
                kind: 'action',
                key: 'up',
                label: texts.up,
                disabled: index === 0,
                onSelect: () => move(day.id, index - 1),
              },
              {
                kind: 'action',
                key: 'down',
                label: texts.down,
                disabled: index === count - 1,
                onSelect: () => move(day.id, index + 1),
              },
              {
                kind: 'action',
                key: 'duplicate',
                label: texts.duplicate,
                onSelect: () => edit(duplicateDay(day.id, texts.copyName(day.name), newId)),
              },
              {
                kind: 'action',
                key: 'remove',
                label: texts.remove,
                icon: iconTrash,
                danger: true,
                onSelect() {
                  edit(removeDay(day.id));
                  offerUndo(texts.removed(day.name));
                },
              },
            ]}
          />
        </div>
        {exercises.length === 0 ? (
          <CardBody>
            <p className={textStyles.secondary}>{texts.empty}</p>
          </CardBody>
        ) : (
          <ol className={styles.exercises}>
            {exercises.map((exercise, at) => (
              <ExerciseRow
                key={exercise.id}
                dayId={day.id}
                exercise={exercise}
                isJoinedWithPrevious={
                  exercise.supersetId !== undefined &&
                  exercise.supersetId === exercises[at - 1]?.supersetId
                }
                index={at}
                count={exercises.length}
                tools={tools}
                onOpen={() => onOpenExercise(exercise.id)}
              />
            ))}
          </ol>
        )}
        <CardBody className={styles.dayFoot}>
          <Button
            icon={iconPlus}
            aria-label={texts.addExerciseLabel(day.name)}
            {...(exercises.length >= MAX_EXERCISES_PER_DAY && {
              disabledReason: texts.tooMany(MAX_EXERCISES_PER_DAY),
            })}
            onClick={() => setIsPicking(true)}
          >
            {texts.addExercise}
          </Button>
          <details className={styles.notes}>
            <summary>{texts.notesTitle}</summary>
            <DraftArea
              label={texts.notes}
              text={day.notes ?? ''}
              parse={readNotes}
              onChange={(notes) => edit(setDayFields(day.id, { notes }), `day notes ${day.id}`)}
            />
          </details>
        </CardBody>
      </Card>
      <ExercisePicker
        open={isPicking}
        title={texts.pick}
        onClose={() => setIsPicking(false)}
        onPick={add}
      />
    </li>
  );
}
