import { MEALS } from '@forja/domain/menu/menu';
import { DAYS_OF_A_WEEK } from '@forja/domain/menu/week/week';
import { Progress } from '../../../design/feedback/progress.tsx';
import { Skeleton } from '../../../design/feedback/skeleton.tsx';
import { mealNames, menuMessages } from './menu.messages.ts';
import { classNames } from '../../../design/class-names.ts';
import * as textStyles from '../../../design/text.module.css';
import * as styles from '../plan-view.module.css';

const messages = menuMessages.menuSkeleton;

export const MenuSkeleton = ({ readyDays }: { readyDays: number }) => (
  <>
    <p className={classNames(styles.entry, styles.paperOnly)}>{messages.openFirst}</p>
    <div className={classNames(styles.entry, styles.screenOnly)}>
      <p className={textStyles.secondary} role="status">
        {readyDays === 0 ? messages.preparing : messages.preparingDays(readyDays, DAYS_OF_A_WEEK)}
      </p>
      <Progress value={(100 * readyDays) / DAYS_OF_A_WEEK} label={messages.daysMade} />
    </div>
    <div className={classNames(styles.meals, styles.screenOnly)} aria-hidden="true">
      {MEALS.map((meal) => (
        <div key={meal} className={styles.meal}>
          <h3>{mealNames[meal]}</h3>
          <Skeleton width={80} />
          <Skeleton width={60} />
          <Skeleton width={80} />
        </div>
      ))}
    </div>
  </>
);
