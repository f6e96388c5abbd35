import { isStop, planNotices } from '@forja/domain/plan/plan-notices';
import type { Plan } from '@forja/domain/plan/plan';
import type { TrainingPlan } from '@forja/domain/training/training-plan';
import { useState } from 'react';
import { getWeekdayIndex } from '../weekday-index.ts';
import { Notices } from '../risk/notices.tsx';
import { SummaryCells } from './summary-cells.tsx';
import { AskedAndAnswered, findGoalReason } from './asked-and-answered.tsx';
import { NextStep } from './next-step.tsx';
import { TodaySession } from './today-session.tsx';
import type { PlanPart } from '../plan-parts.ts';
import { classNames } from '../../../design/class-names.ts';
import * as styles from '../plan-view.module.css';
import { todayMessages } from './today.messages.ts';

const messages = todayMessages.todaySection;

type TodaySectionProps = {
  plan: Plan;
  training: TrainingPlan;
  /** Week of the cycle, from 1. */
  week: number;
  savedId: string | undefined;
  /** An emergency suppresses other suggestions. */
  isAlarm: boolean;
  open: (place: PlanPart | 'controles') => void;
};

export function TodaySection({
  plan,
  training,
  week: weekNumber,
  savedId,
  isAlarm,
  open,
}: TodaySectionProps) {
  const [weekday] = useState(() => getWeekdayIndex(new Date()));
  const week = training.progression[Math.min(weekNumber, training.progression.length) - 1];
  const reason = findGoalReason(plan);
  const stops = planNotices(plan).filter((notice) => isStop(notice) && notice !== reason);
  return (
    <section
      id="hoy"
      className={classNames(styles.stack, styles.withFigures)}
      aria-label={messages.title}
    >
      <div className={classNames(styles.stack, styles.whole)}>
        <AskedAndAnswered plan={plan} onOpenRisk={() => open('riesgo')} />
        <Notices notices={stops} />
      </div>
      <SummaryCells plan={plan} />
      {!isAlarm && (
        <div className={classNames(styles.stack, styles.beside)}>
          <NextStep plan={plan} savedId={savedId} open={open} />
          <TodaySession
            training={training}
            week={week}
            weekday={weekday}
            onOpenWeek={() => open('semana')}
          />
        </div>
      )}
      <Notices notices={plan.notices.filter((notice) => !isStop(notice))} />
    </section>
  );
}
