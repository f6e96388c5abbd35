import { isStop, planNotices } from '@forja/domain/plan/plan-notices';
import type { Plan } from '@forja/domain/plan/plan';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { Button } from '../../../design/actions/button.tsx';
import { LinkButton } from '../../../design/actions/link-button.tsx';
import { weeks } from '../../../design/format.ts';
import { iconArrowLeft } from '../../../design/icon-paths.ts';
import { Card, CardBody, CardHeader } from '../../../design/layout/card.tsx';
import { CheckList } from '../../../design/layout/price-ticket.tsx';
import { ActionBar } from '../../../design/navigation/action-bar.tsx';
import { newId } from '../../../shared/records/device/uuid-v7.ts';
import { useUserId } from '../../identity/session.queries.ts';
import { AnswerNow } from '../answer-now.ts';
import { hasAlarm } from '../has-alarm.ts';
import { PlanOfPage } from '../plan-of-page.ts';
import { WEEKDAYS } from '../plans.messages.ts';
import { Notices } from '../risk/notices.tsx';
import { RiskSection } from '../risk/risk-section.tsx';
import { pageSources } from '../sources/page-sources.ts';
import { PlanSources } from '../sources/source-numbers.ts';
import { AskedAndAnswered, findGoalReason } from '../today/asked-and-answered.tsx';
import { SummaryCells } from '../today/summary-cells.tsx';
import { TodaySession } from '../today/today-session.tsx';
import { PlanHeader } from '../view/plan-header.tsx';
import { SupplementsSection } from '../view/supplements-section.tsx';
import { FirstMeal } from './first-meal.tsx';
import { storeProgress } from '../draft/stored-progress.ts';
import { classNames } from '../../../design/class-names.ts';
import * as frameStyles from '../../../design/layout/frame.module.css';
import * as actionBarStyles from '../../../design/navigation/action-bar.module.css';
import * as styles from '../plan-view.module.css';
import { previewMessages } from './preview.messages.ts';

const messages = previewMessages.planPreview;

type PlanPreviewProps = { plan: Plan; onBack: () => void; onAnswer: () => void };

/** One day, one meal and all health statements, for an account without a membership. */
export function PlanPreview({ plan, onBack, onAnswer }: PlanPreviewProps) {
  const [identity] = useState(() => ({ id: newId(), createdAt: new Date() }));
  const userId = useUserId();
  const navigate = useNavigate({ from: '/generar-plan' });
  useEffect(() => {
    if (userId !== undefined) storeProgress(userId, identity);
  }, [userId, identity]);
  const { training } = plan;
  const firstWeekday = Math.max(
    0,
    training.week.findIndex((entry) => typeof entry === 'number'),
  );
  const entry = training.week[firstWeekday];
  const session = typeof entry === 'number' ? training.days[entry] : undefined;
  const isAlarm = hasAlarm(plan);
  const reason = findGoalReason(plan);
  const notices = planNotices(plan).filter((notice) => notice !== reason);
  return (
    <AnswerNow value={onAnswer}>
      <PlanOfPage value={plan}>
        <PlanSources value={pageSources(plan)}>
          <div className={classNames(actionBarStyles.roomBelow, styles.page)}>
            <PlanHeader plan={plan} createdAt={identity.createdAt} />
            <AskedAndAnswered
              plan={plan}
              onOpenRisk={() => void navigate({ search: true, hash: 'riesgo', replace: true })}
            />
            <Notices notices={notices.filter(isStop)} />
            <SummaryCells plan={plan} />
            {!isAlarm && (
              <>
                <TodaySession
                  training={training}
                  week={training.progression[0]}
                  weekday={firstWeekday}
                  {...(session && {
                    heading: messages.firstDay(
                      WEEKDAYS[firstWeekday]?.toLowerCase() ?? '',
                      session.name,
                    ),
                  })}
                />
                <FirstMeal plan={plan} planId={identity.id} weekday={firstWeekday} />
              </>
            )}
            <RiskSection plan={plan} planId={identity.id} />
            <SupplementsSection
              supplements={plan.supplements.filter(({ verdict }) => verdict === 'avoid')}
              isPart
            />
            <Notices notices={notices.filter((notice) => !isStop(notice))} />
            <RestOfPlan plan={plan} />
            <ActionBar help={messages.help}>
              <Button icon={iconArrowLeft} onClick={onBack} aria-label={messages.back}>
                <span className={frameStyles.wideOnly}>{messages.back}</span>
              </Button>
              <LinkButton
                variant={isAlarm ? 'secondary' : 'primary'}
                size="large"
                wide
                render={(linkProps) => <Link to="/suscripcion" {...linkProps} />}
              >
                {messages.activate}
              </LinkButton>
            </ActionBar>
          </div>
        </PlanSources>
      </PlanOfPage>
    </AnswerNow>
  );
}

const RestOfPlan = ({ plan: { training } }: { plan: Plan }) => (
  <Card plain>
    <CardHeader title={messages.rest} subtitle={messages.comesBack} />
    <CardBody>
      <CheckList
        items={messages.restItems(
          messages.sessions(training.days.length),
          weeks(training.progression.length),
        )}
      />
    </CardBody>
  </Card>
);
