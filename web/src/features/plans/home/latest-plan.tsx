import { checkUpEvents } from '@forja/domain/calendar/check-up-events';
import { planClaim } from '@forja/domain/plan/plan-claim';
import { Link, useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { LinkButton } from '../../../design/actions/link-button.tsx';
import { date } from '../../../design/format.ts';
import { Alert } from '../../../design/feedback/alert.tsx';
import { CardSkeleton } from '../../../design/feedback/skeleton.tsx';
import { Card, CardBody, CardHeader } from '../../../design/layout/card.tsx';
import { DiscreetCover } from '../../../shared/discreet/discreet-cover.tsx';
import { localDay } from '../../../shared/local-day.ts';
import { useSyncStatus } from '../../records/records.queries.ts';
import { AlarmLink } from '../../../shared/emergency/alarm-link.tsx';
import { usePlanChoices } from '../choices/plan-choices.queries.ts';
import { useEarlierStops, useTraining } from '../engine.queries.ts';
import { EarlierStops } from '../pages/recompute-plan.tsx';
import { hasAlarm } from '../has-alarm.ts';
import { PlanOfPage } from '../plan-of-page.ts';
import { planTitle } from '../plan-title.ts';
import { type SavedPlan, useLatestPlan } from '../saved-plan.queries.ts';
import { pageSources } from '../sources/page-sources.ts';
import { PlanSources } from '../sources/source-numbers.ts';
import { TodaySession } from '../today/today-session.tsx';
import { TrainingPending } from '../training-pending.tsx';
import { getVariant } from '../week/week-variant.ts';
import { getWeekdayIndex } from '../weekday-index.ts';
import { homeMessages as messages } from './home.messages.ts';

export function LatestPlan({ otherwise }: { otherwise: ReactNode }) {
  const { plan, isPending } = useLatestPlan();
  const { pull } = useSyncStatus();
  if (plan) return <PlanCards key={plan.id} saved={plan} />;
  return isPending || !pull?.isComplete ? <CardSkeleton message={messages.loading} /> : otherwise;
}

function PlanCards({ saved: { id, value } }: { saved: SavedPlan }) {
  const { plan, createdAt } = value;
  const { stops } = useEarlierStops(plan);
  return (
    <PlanOfPage value={plan}>
      <PlanSources value={pageSources(plan)}>
        {stops.length > 0 && (
          <DiscreetCover>
            <EarlierStops plan={plan} />
          </DiscreetCover>
        )}
        {hasAlarm(plan) ? (
          <Alert kind="error" title={messages.alarmTitle} announce={false} actions={<AlarmLink />}>
            {messages.alarmText}
          </Alert>
        ) : (
          <TrainingCard id={id} plan={plan} />
        )}
        <DiscreetCover>
          <Card plain>
            <CardHeader
              title={planTitle(planClaim(plan))}
              subtitle={messages.issued(date(createdAt))}
            />
            <CardBody>
              <LinkButton
                variant="primary"
                render={(linkProps) => <Link to="/mis-planes/$id" params={{ id }} {...linkProps} />}
              >
                {messages.openPlan}
              </LinkButton>
            </CardBody>
          </Card>
          <CheckUpCard id={id} plan={plan} createdAt={createdAt} />
        </DiscreetCover>
      </PlanSources>
    </PlanOfPage>
  );
}

type PlanProps = Pick<SavedPlan['value'], 'plan'> & { id: string };

function TrainingCard({ id, plan }: PlanProps) {
  const { choice } = usePlanChoices(id);
  const current = useTraining(plan, getVariant(choice.week));
  const [weekday] = useState(() => getWeekdayIndex(new Date()));
  const navigate = useNavigate();
  const { training } = current;
  if (!training) return <TrainingPending {...current} />;
  const { progression } = training;
  return (
    <TodaySession
      training={training}
      week={progression[Math.min(choice.week.week, progression.length) - 1]}
      weekday={weekday}
      onOpenWeek={() => void navigate({ to: '/mis-planes/$id', params: { id }, hash: 'semana' })}
    />
  );
}

function CheckUpCard({ id, plan, createdAt }: PlanProps & { createdAt: Date }) {
  const [today] = useState(() => localDay(new Date()));
  const [next] = checkUpEvents(plan.checkUps, {
    planId: id,
    startDay: localDay(createdAt),
    today,
  });
  return (
    <Card plain>
      <CardHeader
        title={messages.nextCheckUp}
        subtitle={next ? messages.checkUp(next.title, date(next.day)) : messages.noCheckUp}
      />
      {next && (
        <CardBody>
          <LinkButton
            render={(linkProps) => (
              <Link to="/mis-planes/$id" params={{ id }} hash="controles" {...linkProps} />
            )}
          >
            {messages.openCheckUps}
          </LinkButton>
        </CardBody>
      )}
    </Card>
  );
}
