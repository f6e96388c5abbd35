import { findStreak } from '@forja/domain/progress/streak';
import { addWeeks, findWeek } from '@forja/domain/progress/training-week';
import { Card } from '../../../../design/layout/card.tsx';
import { integer, weeks as weekCount } from '../../../../design/format.ts';
import { StatCell, StatGrid } from '../../../../design/layout/stat-grid.tsx';
import { EvidenceMark } from '../evidence-mark.tsx';
import { toMonth } from './month-calendar.ts';
import { progressMessages } from '../progress.messages.ts';
import type { TrainingHistory } from '../training-history.ts';

const { summary: texts } = progressMessages;

type SummaryCardProps = {
  history: TrainingHistory;
  today: string;
  /** False hides figures that need every workout. */
  isWhole: boolean;
};

export function SummaryCard({ history, today, isWhole }: SummaryCardProps) {
  const streak = findStreak(history.days.keys(), today);
  const week = findWeek(today);
  const countSets = (of: string) => integer(history.weekly.get(of)?.sets ?? 0);
  const thisMonth = [...history.days]
    .filter(([day]) => toMonth(day) === toMonth(today))
    .reduce((sum, [, count]) => sum + count, 0);
  const notes = [
    texts.best(weekCount(streak.best)),
    ...(streak.forgiven > 0 ? [texts.forgiven(weekCount(streak.forgiven))] : []),
  ];
  return (
    <Card>
      <StatGrid columns={3}>
        <StatCell
          label={texts.streak}
          value={isWhole ? integer(streak.weeks) : undefined}
          pending={texts.counting}
          unit={texts.weeks(streak.weeks)}
          badge={<EvidenceMark basis="forja_rule" title={texts.streak} text={texts.rule} />}
          note={isWhole ? notes.join(' ') : undefined}
        />
        <StatCell
          label={texts.workouts}
          value={isWhole ? integer(history.workouts) : undefined}
          pending={texts.counting}
          note={texts.thisMonth(integer(thisMonth))}
        />
        <StatCell
          label={texts.sets}
          value={countSets(week)}
          note={texts.lastWeek(countSets(addWeeks(week, -1)))}
        />
      </StatGrid>
    </Card>
  );
}
