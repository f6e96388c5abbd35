import { once } from '@forja/domain/units/once';
import { useState } from 'react';
import { IconButton } from '../../../../design/actions/icon-button.tsx';
import { days as dayCount } from '../../../../design/format.ts';
import { iconChevronLeft, iconChevronRight } from '../../../../design/icon-paths.ts';
import { Card, CardHeader } from '../../../../design/layout/card.tsx';
import { VisuallyHidden } from '../../../../design/layout/visually-hidden.tsx';
import { classNames } from '../../../../design/class-names.ts';
import { addMonths, listMonthWeeks, toMonth } from './month-calendar.ts';
import { progressMessages } from '../progress.messages.ts';
import type { TrainingHistory } from '../training-history.ts';
import * as textStyles from '../../../../design/text.module.css';
import * as cardStyles from '../../../../design/layout/card.module.css';
import * as styles from '../progress.module.css';

const { calendar: texts } = progressMessages;
const monthName = once(
  () => new Intl.DateTimeFormat('es-AR', { month: 'long', year: 'numeric', timeZone: 'UTC' }),
);

/** One month: training days are marked, and a sentence counts them. */
export function WorkoutCalendar({
  days,
  today,
}: Pick<TrainingHistory, 'days'> & { today: string }) {
  const [month, setMonth] = useState(toMonth(today));
  const weeks = listMonthWeeks(month);
  const name = monthName().format(new Date(`${month}-01T00:00:00Z`));
  const trained = weeks.flat().filter((day) => day !== undefined && days.has(day)).length;
  const [first] = days.keys();
  return (
    <Card plain aria-label={texts.title}>
      <CardHeader
        title={texts.title}
        side={
          <div className={styles.months}>
            <IconButton
              path={iconChevronLeft}
              label={texts.previous}
              disabled={first === undefined || month <= toMonth(first)}
              onClick={() => setMonth(addMonths(month, -1))}
            />
            <IconButton
              path={iconChevronRight}
              label={texts.next}
              disabled={month >= toMonth(today)}
              onClick={() => setMonth(addMonths(month, 1))}
            />
          </div>
        }
      />
      <div className={cardStyles.body}>
        <p aria-live="polite">
          {trained === 0 ? texts.none(name) : texts.sentence(dayCount(trained), name)}
        </p>
        <table className={styles.calendar}>
          <caption className={textStyles.visuallyHidden}>{name}</caption>
          <thead>
            <tr>
              {texts.dayNames.map((dayName, at) => (
                <th key={dayName} scope="col" abbr={dayName}>
                  <span aria-hidden="true">{texts.days[at]}</span>
                  <VisuallyHidden>{dayName}</VisuallyHidden>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeks.map((week) => (
              <tr key={week.find((day) => day !== undefined)}>
                {week.map((day, at) => (
                  <Day
                    key={texts.dayNames[at]}
                    day={day}
                    count={days.get(day ?? '')}
                    today={today}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}

type DayProps = { day: string | undefined; count: number | undefined; today: string };

function Day({ day, count, today }: DayProps) {
  if (day === undefined) return <td />;
  return (
    <td aria-current={day === today ? 'date' : undefined}>
      <span className={classNames(styles.date, count !== undefined && styles.trained)}>
        {Number(day.slice(8))}
        {count === undefined ? null : <VisuallyHidden>, {texts.trained(count)}</VisuallyHidden>}
      </span>
    </td>
  );
}
