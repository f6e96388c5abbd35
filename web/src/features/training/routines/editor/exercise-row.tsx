import type { RoutineExercise } from '@forja/domain/routines/routine';
import { IconButton } from '../../../../design/actions/icon-button.tsx';
import { MoreMenu } from '../../../../design/actions/more-menu.tsx';
import { classNames } from '../../../../design/class-names.ts';
import { Tag } from '../../../../design/feedback/tag.tsx';
import { iconGrip, iconTrash } from '../../../../design/icon-paths.ts';
import { VisuallyHidden } from '../../../../design/layout/visually-hidden.tsx';
import { newId } from '../../../../shared/records/device/uuid-v7.ts';
import { describeSets } from '../preview/describe-sets.ts';
import type { EditTools } from './edit-tools.ts';
import { editorMessages } from './editor.messages.ts';
import {
  duplicateExercise,
  joinWithNext,
  moveExercise,
  removeExercise,
  separate,
} from '../edits/routine-edits.ts';
import { useSortable } from './use-sortable.ts';
import * as textStyles from '../../../../design/text.module.css';
import * as styles from './editor.module.css';

const { row: texts, day: dayTexts } = editorMessages;

type ExerciseRowProps = {
  dayId: string;
  exercise: RoutineExercise & { id: string };
  isJoinedWithPrevious: boolean;
  index: number;
  count: number;
  tools: EditTools;
  onOpen: () => void;
};

export function ExerciseRow(props: ExerciseRowProps) {
  const { dayId, exercise, isJoinedWithPrevious, index, count, tools, onOpen } = props;

  function move(exerciseKey: string, to: number) {
    tools.edit(moveExercise({ dayId, exerciseKey }, to));
    tools.announce(dayTexts.moved(exercise.name, to + 1, count));
  }

  const { itemProps, handleProps, drag } = useSortable<HTMLLIElement>({
    list: dayId,
    id: exercise.id,
    index,
    count,
    onMove: move,
  });
  return (
    <li
      {...itemProps}
      className={classNames(
        styles.exercise,
        drag === 'over' && styles.over,
        drag === 'dragged' && styles.dragged,
        exercise.supersetId !== undefined && styles.superset,
        isJoinedWithPrevious && styles.joined,
      )}
    >
      <IconButton
        {...handleProps}
        path={iconGrip}
        label={dayTexts.handle(exercise.name)}
        title={dayTexts.help}
        className={styles.handle}
      />
      <button type="button" className={styles.open} onClick={onOpen}>
        <VisuallyHidden>{texts.open}</VisuallyHidden>
        <b>{exercise.name}</b>
        <span className={textStyles.secondary}>{describeSets(exercise)}</span>
        {exercise.supersetId !== undefined && !isJoinedWithPrevious && <Tag>{texts.superset}</Tag>}
      </button>
      <RowMenu {...props} onMove={(to) => move(exercise.id, to)} />
    </li>
  );
}

function RowMenu({
  dayId,
  exercise,
  index,
  count,
  tools: { edit, offerUndo },
  onMove,
}: ExerciseRowProps & { onMove: (index: number) => void }) {
  const path = { dayId, exerciseKey: exercise.id };
  const action = { kind: 'action' } as const;
  return (
    <MoreMenu
      label={dayTexts.more(exercise.name)}
      items={[
        {
          ...action,
          key: 'up',
          label: dayTexts.up,
          disabled: index === 0,
          onSelect: () => onMove(index - 1),
        },
        {
          ...action,
          key: 'down',
          label: dayTexts.down,
          disabled: index === count - 1,
          onSelect: () => onMove(index + 1),
        },
        {
          ...action,
          key: 'join',
          label: texts.join,
          disabled: index === count - 1,
          onSelect: () => edit(joinWithNext(path, newId)),
        },
        ...(exercise.supersetId === undefined
          ? []
          : [
              {
                ...action,
                key: 'separate',
                label: texts.separate,
                onSelect: () => edit(separate(path)),
              },
            ]),
        {
          ...action,
          key: 'duplicate',
          label: dayTexts.duplicate,
          onSelect: () => edit(duplicateExercise(path, newId)),
        },
        {
          ...action,
          key: 'remove',
          label: dayTexts.remove,
          icon: iconTrash,
          danger: true,
          onSelect() {
            edit(removeExercise(path));
            offerUndo(dayTexts.removed(exercise.name));
          },
        },
      ]}
    />
  );
}
