import { DAYS_OF_A_WEEK } from '@forja/domain/menu/week/week';
import { VisuallyHidden } from '../../../design/layout/visually-hidden.tsx';
import { WEEKDAYS } from '../plans.messages.ts';
import type { MadeDay } from '../workers/menu-calls.ts';
import { classNames } from '../../../design/class-names.ts';
import * as styles from '../plan-view.module.css';
import { menuMessages } from './menu.messages.ts';

const messages = menuMessages.menuDays;

const INITIALS = ['L', 'M', 'M', 'J', 'V', 'S', 'D'] as const;

type MenuDaysProps = {
  days: readonly MadeDay[];
  today: number;
  selectedDay: number;
  onSelect: (day: number) => void;
};

export function MenuDays({ days, today, selectedDay, onSelect }: MenuDaysProps) {
  const fromToday = days.map((_, after) => (today + after) % DAYS_OF_A_WEEK);
  return (
    <div className={styles.days} role="group" aria-label={messages.days}>
      {fromToday.map((day) => {
        const trains = days[day]?.trains === true;
        return (
          <button
            key={day}
            type="button"
            className={trains ? styles.day : classNames(styles.day, styles.rest)}
            aria-pressed={day === selectedDay}
            onClick={() => onSelect(day)}
          >
            <b aria-hidden="true">{day === today ? 'Hoy' : INITIALS[day]}</b>
            <VisuallyHidden>
              {day === today ? 'Hoy, ' : ''}
              {WEEKDAYS[day]}:{' '}
            </VisuallyHidden>
            <span>{trains ? 'Entrena' : 'Libre'}</span>
          </button>
        );
      })}
    </div>
  );
}
