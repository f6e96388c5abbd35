import { isToDo } from '@forja/domain/workouts/next-set';
import { Menu } from '../../../../design/actions/menu.tsx';
import type { MenuItem } from '../../../../design/actions/menu-item.ts';
import { classNames } from '../../../../design/class-names.ts';
import {
  iconArrowRight,
  iconEdit,
  iconMinus,
  iconPlus,
  iconRun,
  iconSwap,
} from '../../../../design/icon-paths.ts';
import { FieldMessage } from '../../../../design/inputs/field-message.tsx';
import { BarLoad } from '../sets/bar-load.tsx';
import { describeTarget } from '../sets/describe-target.ts';
import { logTexts as texts } from '../log.messages.ts';
import { renderTrigger } from './menu-trigger.tsx';
import type { OpenSheet } from './open-sheet.ts';
import { SetFiguresFields } from '../sets/set-figures.tsx';
import { SetTable } from '../sets/set-table.tsx';
import type { WorkoutLogState } from './use-workout-log.ts';
import * as textStyles from '../../../../design/text.module.css';
import * as styles from '../log.module.css';

type Exercise = NonNullable<WorkoutLogState['exercise']>;
type CurrentExerciseProps = {
  log: WorkoutLogState;
  exercise: Exercise;
  onOpen: (sheet: OpenSheet) => void;
};

export function CurrentExercise({ log, exercise, onOpen }: CurrentExerciseProps) {
  const { current, figures, listed, isTimed } = log;
  return (
    <section className={styles.exercise} aria-labelledby="ejercicio">
      <div className={styles.exerciseHeader}>
        <div>
          <h1 id="ejercicio" tabIndex={-1}>
            {exercise.name}
          </h1>
          <p className={classNames(textStyles.secondary, textStyles.numeric)}>
            {exercise.isSkipped ? texts.skipped : describeTarget(exercise)}
          </p>
        </div>
        <Position log={log} />
        <Menu
          trigger={renderTrigger(texts.more(exercise.name))}
          items={menuItems(log, exercise, onOpen)}
        />
      </div>
      <SetTable
        exercise={exercise}
        isTimed={isTimed}
        currentId={current?.set.id}
        figures={figures}
        previous={log.previous?.sets ?? []}
        onSelect={(setId) => log.select(exercise.id, setId)}
        onRepeat={log.repeat}
        onReserve={(setId, repsInReserve) => log.change({ repsInReserve }, setId)}
        onToggle={(setId, isDone) => (isDone ? log.complete(setId) : log.undo(setId))}
      />
      {listed?.implement === 'barbell' && figures.weightKg !== undefined ? (
        <BarLoad
          weightKg={figures.weightKg}
          plates={log.settings}
          onChangePlates={() => onOpen('settings')}
        />
      ) : (
        <div className={styles.noLoad} />
      )}
      {log.mistake ? <FieldMessage kind="error">{log.mistake}</FieldMessage> : null}
      {current ? (
        <SetFiguresFields
          key={current.set.id}
          figures={figures}
          isTimed={isTimed}
          implement={listed?.implement}
          onChange={(patch) => log.change(patch)}
          onProblem={log.setMistake}
        />
      ) : null}
    </section>
  );
}

/** One plate per exercise, as in the drawing of a bar. */
function Position({ log: { exercises, exercise } }: { log: WorkoutLogState }) {
  const at = exercises.findIndex(({ id }) => id === exercise?.id);
  return (
    <div
      className={styles.count}
      role="img"
      aria-label={texts.exercisePosition(at + 1, exercises.length)}
    >
      {exercises.map((each, index) => (
        <i
          key={each.id}
          className={classNames(
            index === at ? styles.currentPlate : !isToDo(each) && styles.donePlate,
          )}
        />
      ))}
    </div>
  );
}

function menuItems(
  log: WorkoutLogState,
  exercise: Exercise,
  onOpen: (sheet: OpenSheet) => void,
): MenuItem[] {
  const { menu } = texts;
  const action = (key: string, label: string, icon: string, onSelect: () => void): MenuItem => ({
    kind: 'action',
    key,
    label,
    icon,
    onSelect,
  });
  return [
    action('notes', menu.notes, iconEdit, () => onOpen('notes')),
    ...(log.listed?.implement
      ? [action('warm-up', menu.warmUp, iconRun, () => onOpen('warm-up'))]
      : []),
    action('swap', menu.swap, iconSwap, () => onOpen('swap')),
    action('add-set', menu.addSet, iconPlus, log.addSet),
    ...(log.current ? [action('remove-set', menu.removeSet, iconMinus, log.removeSet)] : []),
    exercise.isSkipped
      ? action('skip', menu.unskip, iconArrowRight, () => log.skip(false))
      : action('skip', menu.skip, iconArrowRight, () => log.skip(true)),
  ];
}
