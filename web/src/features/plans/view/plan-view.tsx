import { isStop, planNotices } from '@forja/domain/plan/plan-notices';
import type { Plan } from '@forja/domain/plan/plan';
import type { MouseEvent } from 'react';
import { date } from '../../../design/format.ts';
import { TabNav } from '../../../design/navigation/tab-nav.tsx';
import { Tag } from '../../../design/feedback/tag.tsx';
import { useSectionInView } from '../../../design/navigation/use-section-in-view.ts';
import { planSubtitle, planTitle } from '../plan-title.ts';
import { conditionLabels } from '../plans.messages.ts';
import { AnswerNow } from '../answer-now.ts';
import { FoodSection } from '../menu/food-section.tsx';
import { MenuSection } from '../menu/menu-section.tsx';
import { isMinor } from '../is-minor.ts';
import { MinorRefusal } from '../risk/minor-refusal.tsx';
import { Notices } from '../risk/notices.tsx';
import { RiskSection } from '../risk/risk-section.tsx';
import { pageSources } from '../sources/page-sources.ts';
import { PlanOfPage } from '../plan-of-page.ts';
import { PlanSources } from '../sources/source-numbers.ts';
import { SourcesSection } from '../sources/sources-section.tsx';
import { SummaryCells } from './summary-cells.tsx';
import { SupplementsSection } from './supplements-section.tsx';
import { WeekSection } from '../week/week-section.tsx';
import { classNames } from '../../../design/class-names.ts';
import * as textStyles from '../../../design/text.module.css';
import * as styles from '../plan-view.module.css';
import { viewMessages } from './view.messages.ts';

const messages = viewMessages.planView;

/** The menu is food, and has no tab of its own. */
const MENU = 'menu';

type PlanViewProps = {
  id: string;
  plan: Plan;
  createdAt: Date;
  /** Back to the questions that were left without an answer. */
  onAnswer?: () => void;
};

/** One plan, whole: the saved one and the one that was just made look the same. */
export function PlanView({ id: planId, plan, createdAt, onAnswer }: PlanViewProps) {
  const speaksOfCompounds = plan.chemistry !== undefined && !isMinor(plan);
  const titleInput = isMinor(plan) ? { ...plan.input, cycleType: 'natural' as const } : plan.input;
  const sections = [
    { id: 'semana', label: messages.week },
    { id: 'comida', label: messages.food },
    { id: 'suplementos', label: messages.supplements },
    { id: 'riesgo', label: speaksOfCompounds ? messages.compounds : messages.risk },
    { id: 'fuentes', label: messages.sources },
  ];
  // before any figure: what says not to do it must not be found after it
  const stops = planNotices(plan).filter(isStop);
  const others = plan.notices.filter((notice) => !isStop(notice));
  const reading = useSectionInView([...sections.map(({ id }) => id), MENU]);
  const inView = reading === MENU ? 'comida' : reading;
  return (
    <AnswerNow value={onAnswer}>
      <PlanOfPage value={plan}>
        <PlanSources value={pageSources(plan)}>
          <div className={styles.header}>
            <div>
              <h1 tabIndex={-1}>{planTitle(titleInput)}</h1>
              <p className={textStyles.secondary}>{planSubtitle(plan.input)}</p>
            </div>
            <div className={styles.tags}>
              {plan.input.conditions
                .filter((each) => each !== 'none')
                .map((each) => (
                  <Tag key={each}>{conditionLabels[each]}</Tag>
                ))}
              <Tag>
                {messages.issued}
                {date(createdAt)}
              </Tag>
            </div>
          </div>
          <div className={styles.tabs}>
            <TabNav label={messages.parts}>
              {sections.map(({ id, label }) => (
                <a
                  key={id}
                  href={`#${id}`}
                  aria-current={inView === id ? 'true' : undefined}
                  onClick={scrollToSection}
                >
                  {label}
                </a>
              ))}
            </TabNav>
          </div>
          <div className={classNames(styles.page, styles.withAside)}>
            <MinorRefusal plan={plan} />
            {stops.length > 0 && (
              <div className={styles.wide}>
                <Notices notices={stops} />
              </div>
            )}
            <SummaryCells plan={plan} />
            {others.length > 0 && (
              <div className={styles.wide}>
                <Notices notices={others} />
              </div>
            )}
            <WeekSection key={planId} plan={plan} planId={planId} />
            <FoodSection plan={plan} />
            <MenuSection key={`menu ${planId}`} plan={plan} planId={planId} />
            <SupplementsSection supplements={plan.supplements} />
            <RiskSection plan={plan} planId={planId} />
            <SourcesSection plan={plan} />
          </div>
        </PlanSources>
      </PlanOfPage>
    </AnswerNow>
  );
}

/** Without an entry in the history: going back leaves the plan, not the tab. */
function scrollToSection(event: MouseEvent<HTMLAnchorElement>) {
  const id = event.currentTarget.hash.slice(1);
  const section = document.getElementById(id);
  if (!section) return;
  event.preventDefault();
  section.scrollIntoView();
  document.getElementById(`${id}-t`)?.focus({ preventScroll: true });
}
