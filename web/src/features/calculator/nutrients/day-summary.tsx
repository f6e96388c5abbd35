import {
  type DayIntake,
  INTAKE_FIGURES,
  type IntakeFigure,
  remainingIntake,
} from '@forja/domain/food-log/day-intake';
import { memo, useEffect, useState } from 'react';
import { plural } from '../../../design/format.ts';
import { Card, CardBody, CardHeader } from '../../../design/layout/card.tsx';
import { StatCell, StatGrid } from '../../../design/layout/stat-grid.tsx';
import { formatFigure } from '../format-intake.ts';
import { type DayGoal, UNREAD_GOAL, useDayGoal } from './goal/day-goal.queries.ts';
import { GoalSource } from './goal/goal-source.tsx';
import { nutrientsMessages } from './nutrients.messages.ts';
import * as frameStyles from '../../../design/layout/frame.module.css';
import * as textStyles from '../../../design/text.module.css';

const { summary: texts, figures } = nutrientsMessages;

type DaySummaryProps = {
  sum: DayIntake;
  /** True until the day is drawn: the goal is read after it. */
  isWaiting: boolean;
};

export function DaySummary({ sum, isWaiting }: DaySummaryProps) {
  const [goal, setGoal] = useState(UNREAD_GOAL);
  return (
    <Card aria-label={texts.title}>
      <CardHeader title={texts.title} />
      {isWaiting ? null : <DayGoalReader onRead={setGoal} />}
      <StatGrid columns={3} density="dense">
        {INTAKE_FIGURES.map((figure) => (
          <StatCell
            key={figure}
            label={figures[figure].label}
            value={formatFigure(sum.total[figure], figure)}
            note={notes(sum, figure, goal.goals[figure]).join('. ')}
          />
        ))}
      </StatGrid>
      <CardBody className={frameStyles.stack}>
        <GoalSource goal={goal} />
        <p className={textStyles.secondary}>{texts.rounding}</p>
        <p className={textStyles.secondary}>{texts.source}</p>
      </CardBody>
    </Card>
  );
}

const DayGoalReader = memo(({ onRead }: { onRead: (goal: DayGoal) => void }) => {
  const goal = useDayGoal();
  useEffect(() => onRead(goal), [onRead, goal]);
  return null;
});

function notes(sum: DayIntake, figure: IntakeFigure, goal: number | undefined): string[] {
  const missing = sum.withoutDatum[figure];
  const lines: string[] = [];
  if (goal !== undefined) {
    const remaining = remainingIntake(goal, sum.total[figure], figure);
    const phrase = remaining < 0 ? texts.passed : texts.left;
    lines.push(phrase(formatFigure(Math.abs(remaining), figure), formatFigure(goal, figure)));
  }
  if (missing > 0) lines.push(texts.atLeast(plural(missing, texts.food, texts.foods)));
  return lines;
}
