import {
  type DayIntake,
  INTAKE_FIGURES,
  type IntakeFigure,
  remainingIntake,
} from '@forja/domain/food-log/day-intake';
import type { Plan } from '@forja/domain/plan/plan';
import { Link } from '@tanstack/react-router';
import { LinkButton } from '../../../design/actions/link-button.tsx';
import { date, plural } from '../../../design/format.ts';
import { Card, CardBody, CardHeader } from '../../../design/layout/card.tsx';
import { StatCell, StatGrid } from '../../../design/layout/stat-grid.tsx';
import { useLatestPlan } from '../../plans/saved-plan.queries.ts';
import { formatFigure } from './format-intake.ts';
import { nutrientsMessages } from './nutrients.messages.ts';
import * as frameStyles from '../../../design/layout/frame.module.css';
import * as textStyles from '../../../design/text.module.css';

const { summary: texts, figures } = nutrientsMessages;

/** The day's figures of a plan. */
const planGoals = ({ energy, macros }: Plan): Record<IntakeFigure, number> => ({
  kcal: energy.target.value,
  protein: macros.protein.value,
  carbs: macros.carbohydrate.value,
  fat: macros.fat.value,
  fibre: macros.fibre.value,
  sodiumMg: macros.sodium.value,
});

/** What was eaten of each figure, and what is left of the goal of the latest plan. */
export function DaySummary({ sum }: { sum: DayIntake }) {
  const { plan: saved, isPending } = useLatestPlan();
  const goals = saved && planGoals(saved.value.plan);
  return (
    <Card aria-label={texts.title}>
      <CardHeader title={texts.title} />
      <StatGrid columns={3} density="dense">
        {INTAKE_FIGURES.map((figure) => (
          <StatCell
            key={figure}
            label={figures[figure].label}
            value={formatFigure(sum.total[figure], figure)}
            note={notes(sum, figure, goals?.[figure]).join('. ')}
          />
        ))}
      </StatGrid>
      <CardBody className={frameStyles.stack}>
        {saved ? <p>{texts.goalOfPlan(date(saved.value.createdAt))}</p> : null}
        {saved || isPending ? null : (
          <>
            <p>{texts.noGoal}</p>
            <LinkButton render={(linkProps) => <Link to="/generar-plan" {...linkProps} />}>
              {texts.makePlan}
            </LinkButton>
          </>
        )}
        <p className={textStyles.secondary}>{texts.rounding}</p>
        <p className={textStyles.secondary}>{texts.source}</p>
      </CardBody>
    </Card>
  );
}

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
