import { prescribedDay } from '@forja/domain/routines/prescribed-day';
import type { RoutineDay, RoutineWeek } from '@forja/domain/routines/routine';
import { logTexts } from '../log.messages.ts';
import * as textStyles from '../../../../design/text.module.css';
import * as styles from '../log.module.css';

/** Sets of the day in this week, before it starts. */
export const DayPreview = ({ day, week }: { day: RoutineDay; week: RoutineWeek | undefined }) => (
  <ol className={styles.dayExercises}>
    {prescribedDay(day, week).map(({ id, name, sets }) => {
      const working = sets.filter(({ kind }) => kind === 'working');
      return (
        <li key={id}>
          <span>{name}</span>
          <span className={textStyles.secondary}>
            {logTexts.target(working.length, working[0] ?? {}, 0)}
          </span>
        </li>
      );
    })}
  </ol>
);
