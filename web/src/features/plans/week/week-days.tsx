import type { TrainingPlan } from '@forja/domain/training/training-plan';
import { VisuallyHidden } from '../../../design/layout/visually-hidden.tsx';
import { WEEKDAYS } from '../plans.messages.ts';
import { classNames } from '../../../design/class-names.ts';
import * as styles from '../plan-view.module.css';
import { weekMessages } from './week.messages.ts';

const messages = weekMessages.weekDays;

const INITIALS = ['L', 'M', 'M', 'J', 'V', 'S', 'D'] as const;
const REST_NAMES = { rest: 'Libre', cardio: 'Cardio' } as const;

type WeekDaysProps = {
  training: TrainingPlan;
  selectedDay: number;
  onSelect: (day: number) => void;
};

export const WeekDays = ({ training, selectedDay, onSelect }: WeekDaysProps) => (
  <div className={styles.days} role="group" aria-label={messages.days}>
    {training.week.map((what, weekday) => {
      const name = typeof what === 'number' ? (training.days[what]?.name ?? '') : REST_NAMES[what];
      return (
        <button
          // The week always has seven days in this order.
          key={WEEKDAYS[weekday]}
          type="button"
          className={typeof what === 'number' ? styles.day : classNames(styles.day, styles.rest)}
          disabled={typeof what !== 'number'}
          aria-pressed={what === selectedDay}
          onClick={() => typeof what === 'number' && onSelect(what)}
        >
          <b aria-hidden="true">{INITIALS[weekday]}</b>
          <VisuallyHidden>{WEEKDAYS[weekday]}: </VisuallyHidden>
          <span>{name}</span>
        </button>
      );
    })}
  </div>
);
