import { MUSCLE_NAMES } from '@forja/domain/exercises/muscles';
import type { ListedExercise } from '@forja/domain/exercises/search/listed-exercise';
import { FigureThumb } from '../figures/exercise-figure.tsx';
import { getFigure } from '../figures/figures.ts';
import { Tag } from '../../../design/feedback/tag.tsx';
import { exercisesMessages } from './exercises.messages.ts';
import * as textStyles from '../../../design/text.module.css';
import * as styles from './exercises.module.css';

export function ExerciseSummary({ exercise }: { exercise: ListedExercise }) {
  const { name, primary, library } = exercise;
  const muscles = primary.map((muscle) => MUSCLE_NAMES[muscle]).join(', ');
  return (
    <>
      <FigureThumb figure={getFigure(exercise)} />
      <span className={styles.summary}>
        <span className={styles.name}>
          {name}
          {library ? null : <Tag>{exercisesMessages.row.own}</Tag>}
        </span>
        <span className={textStyles.label}>
          {library ? `${muscles} · ${library.needs}` : muscles}
        </span>
      </span>
    </>
  );
}
