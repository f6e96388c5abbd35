import { sortChildren } from '@forja/domain/records/children';
import { isToDo, listShownExercises } from '@forja/domain/workouts/next-set';
import type { Workout, WorkoutExercise } from '@forja/domain/workouts/workout';
import { classNames } from '../../../../design/class-names.ts';
import { iconCheck } from '../../../../design/icon-paths.ts';
import { Icon } from '../../../../design/icon.tsx';
import { describeTarget } from '../sets/describe-target.ts';
import { logTexts as texts } from '../log.messages.ts';
import * as styles from '../log.module.css';

type ExerciseListProps = {
  workout: Workout;
  currentId: string | undefined;
  onPick: (exerciseId: string) => void;
};

export const ExerciseList = ({ workout, currentId, onPick }: ExerciseListProps) => (
  <ol className={styles.list}>
    {listShownExercises(workout).map((exercise) => (
      <li key={exercise.id}>
        <button
          type="button"
          className={classNames(exercise.id === currentId && styles.currentExercise)}
          aria-current={exercise.id === currentId ? 'step' : undefined}
          onClick={() => onPick(exercise.id)}
        >
          <Mark exercise={exercise} isCurrent={exercise.id === currentId} />
          <span>
            {exercise.name}
            <small>{exercise.isSkipped ? texts.skipped : describeTarget(exercise)}</small>
          </span>
        </button>
      </li>
    ))}
  </ol>
);

function Mark({ exercise, isCurrent }: { exercise: WorkoutExercise; isCurrent: boolean }) {
  if (isCurrent) return null;
  const isDone = !isToDo(exercise) && sortChildren(exercise.sets).length > 0;
  return isDone ? <Icon path={iconCheck} size="s" /> : <span className={styles.box} />;
}
