import { sortChildren } from '@forja/domain/records/children';
import type { Routine } from '@forja/domain/routines/routine';
import { describeSets } from './describe-sets.ts';
import * as textStyles from '../../../../design/text.module.css';
import * as styles from './preview.module.css';

export const RoutinePreview = ({ routine: { days } }: { routine: Pick<Routine, 'days'> }) => (
  <div className={styles.days}>
    {sortChildren(days).map((day) => (
      <section key={day.id} aria-label={day.name}>
        <h3>{day.name}</h3>
        <ol className={styles.exercises}>
          {sortChildren(day.exercises).map((exercise) => (
            <li key={exercise.id}>
              <b>{exercise.name}</b>
              <br />
              <span className={textStyles.secondary}>{describeSets(exercise)}</span>
            </li>
          ))}
        </ol>
      </section>
    ))}
  </div>
);
