import type { Plan } from '@forja/domain/plan/plan';
import type { ReactNode } from 'react';
import { Tabs } from '../../../design/navigation/tabs.tsx';
import { hasAlarm } from '../has-alarm.ts';
import { useTraining } from '../engine.queries.ts';
import { AnswerNow } from '../answer-now.ts';
import type { PlanChoices } from '../choices/plan-choice.ts';
import { FoodDetails, FoodSection } from '../menu/food-section.tsx';
import { MenuSection } from '../menu/menu-section.tsx';
import { RiskSection } from '../risk/risk-section.tsx';
import { pageSources } from '../sources/page-sources.ts';
import { PlanOfPage } from '../plan-of-page.ts';
import { PlanSources } from '../sources/source-numbers.ts';
import { SourcesSection } from '../sources/sources-section.tsx';
import { TodaySection } from '../today/today-section.tsx';
import { PlanHeader } from './plan-header.tsx';
import { PLAN_PARTS, type PlanPart } from '../plan-parts.ts';
import { SupplementsSection } from './supplements-section.tsx';
import { usePlanPart } from './use-plan-part.ts';
import { TrainingPending } from '../training-pending.tsx';
import { getVariant } from '../week/week-variant.ts';
import { WeekSection } from '../week/week-section.tsx';
import { classNames } from '../../../design/class-names.ts';
import * as styles from '../plan-view.module.css';
import { viewMessages } from './view.messages.ts';

const messages = viewMessages.planView;

type PlanViewProps = {
  id: string;
  plan: Plan;
  createdAt: Date;
  isSaved?: boolean;
  choices: PlanChoices;
  onAnswer?: () => void;
  extras?: Partial<Record<PlanPart, ReactNode>>;
};

export function PlanView({
  id,
  plan,
  createdAt,
  isSaved,
  choices,
  onAnswer,
  extras = {},
}: PlanViewProps) {
  const { part, open, start } = usePlanPart();
  const { choice, choose, storage } = choices;
  const current = useTraining(plan, getVariant(choice.week));
  const panels: Record<PlanPart, ReactNode> = {
    hoy: current.training ? (
      <TodaySection
        plan={plan}
        training={current.training}
        week={choice.week.week}
        savedId={isSaved ? id : undefined}
        isAlarm={hasAlarm(plan)}
        open={open}
      />
    ) : (
      <TrainingPending {...current} />
    ),
    semana: current.training ? (
      <WeekSection
        plan={plan}
        current={current}
        training={current.training}
        variant={choice.week}
        storage={storage}
        onChange={(week) => choose({ week })}
      />
    ) : (
      <TrainingPending {...current} />
    ),
    comida: (
      <section
        id="comida"
        className={classNames(styles.stack, styles.withFigures)}
        aria-label={messages.names.comida}
      >
        <FoodSection plan={plan} />
        <MenuSection
          plan={plan}
          planId={id}
          choice={choice.menu}
          storage={storage}
          choose={(menu) => choose({ menu })}
        />
        <FoodDetails plan={plan} />
      </section>
    ),
    suplementos: <SupplementsSection supplements={plan.supplements} />,
    riesgo: <RiskSection plan={plan} planId={id} />,
    fuentes: <SourcesSection plan={plan} />,
  };
  return (
    <AnswerNow value={onAnswer}>
      <PlanOfPage value={plan}>
        <PlanSources value={pageSources(plan)}>
          <PlanHeader plan={plan} createdAt={createdAt} />
          <Tabs
            key={id}
            label={messages.parts}
            value={part}
            onValueChange={open}
            stickyFrom={start}
            tabs={PLAN_PARTS.map((value) => ({
              value,
              label: messages.names[value],
              panel: (
                <div className={styles.page}>
                  {panels[value]}
                  {extras[value]}
                </div>
              ),
            }))}
          />
        </PlanSources>
      </PlanOfPage>
    </AnswerNow>
  );
}
