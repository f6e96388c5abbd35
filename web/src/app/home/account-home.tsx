import { isEndingSoon } from '@forja/domain/membership/ending-soon';
import { Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { LinkButton } from '../../design/actions/link-button.tsx';
import { Card, CardBody, CardHeader } from '../../design/layout/card.tsx';
import { date, decimal, moneyDate } from '../../design/format.ts';
import { useSession } from '../../features/identity/session.queries.ts';
import { UnreadLine } from '../../features/identity/unread-notices.tsx';
import { measures } from '../../features/measures/measures.collection.ts';
import { useMembership } from '../../features/membership/membership.queries.ts';
import { LatestPlan } from '../../features/plans/home/latest-plan.tsx';
import { useEarlierStops } from '../../features/plans/engine.queries.ts';
import { useLatestPlan } from '../../features/plans/saved-plan.queries.ts';
import { PlanInProgress } from '../../features/plans/preview/plan-in-progress.tsx';
import { useRecords, useSyncStatus } from '../../features/records/records.queries.ts';
import { WorkoutInProgress } from '../../features/training/workout/today/workout-in-progress.tsx';
import { useIsDiscreet } from '../../shared/discreet/discreet-mode.ts';
import { discreetMessages } from '../../shared/discreet/discreet.messages.ts';
import { lazyPart } from '../../shared/lazy/lazy-part.ts';
import { PagePending } from '../shell/page-pending.tsx';
import { homeMessages as messages } from './home.messages.ts';
import * as frameStyles from '../../design/layout/frame.module.css';
import * as textStyles from '../../design/text.module.css';

const PaymentNews = lazyPart(
  async () => (await import('../../features/payments/home/payment-news.tsx')).PaymentNews,
);

export function AccountHome() {
  const { status } = useSession();
  const membership = useMembership();
  const plan = useLatestPlan();
  const weighings = useRecords(measures, RECENT);
  // Cards appear together, because each would push down the one being read.
  const stops = useEarlierStops(plan.plan?.value.plan);
  const arePending = [plan, weighings, stops].some(({ isPending }) => isPending);
  if (status !== 'signed-in' || arePending)
    return (
      <div aria-busy="true">
        <PagePending />
      </div>
    );
  return (
    <div className={frameStyles.stack}>
      <h1 tabIndex={-1}>{messages.title}</h1>
      <Suspense fallback={null}>
        <PaymentNews />
      </Suspense>
      <WorkoutInProgress />
      {membership.status === 'active' && <PlanInProgress otherwise={null} />}
      <LatestPlan otherwise={<NextStep />} />
      <PendingCard />
      <WeightCard />
    </div>
  );
}

const NextStep = () => (
  <Card>
    <CardHeader title={messages.next} subtitle={messages.nextText} />
    <CardBody>
      <div className={frameStyles.stack}>
        <LinkButton
          variant="primary"
          render={(linkProps) => <Link to="/generar-plan" {...linkProps} />}
        >
          {messages.makePlan}
        </LinkButton>
        <Link to="/membresias">{messages.prices}</Link>
      </div>
    </CardBody>
  </Card>
);

function PendingCard() {
  const { pending, refused } = useSyncStatus();
  const membership = useMembership();
  const [now] = useState(() => new Date());
  const endsAt = membership.status === 'active' ? membership.endsAt : null;
  const endsSoonAt = endsAt && isEndingSoon(endsAt, now) ? endsAt : undefined;
  return (
    <Card plain>
      <CardHeader title={messages.pending} />
      <CardBody>
        {endsSoonAt && (
          <>
            <p>{messages.membershipEnds(moneyDate(endsSoonAt))}</p>
            <LinkButton render={(linkProps) => <Link to="/membresias" {...linkProps} />}>
              {messages.renew}
            </LinkButton>
          </>
        )}
        {pending + refused === 0 && !endsSoonAt && <p>{messages.nothingPending}</p>}
        {pending > 0 && <p>{messages.toUpload(pending)}</p>}
        {refused > 0 && <p>{messages.toReview(refused)}</p>}
        <UnreadLine />
      </CardBody>
    </Card>
  );
}

const RECENT = { offset: 0, limit: 10 };

function WeightCard() {
  const { records } = useRecords(measures, RECENT);
  const isDiscreet = useIsDiscreet();
  const weighing = records.find((record) => record?.value.weightKg !== undefined)?.value;
  return (
    <Card plain>
      <CardHeader
        title={messages.weight}
        subtitle={weighing ? messages.weighingDay(date(weighing.takenOn)) : messages.noWeight}
        side={
          weighing?.weightKg !== undefined && (
            <span className={textStyles.figure}>
              {isDiscreet ? (
                discreetMessages.hidden
              ) : (
                <>
                  {decimal(weighing.weightKg)}
                  <span className={textStyles.unit}> {messages.kilograms}</span>
                </>
              )}
            </span>
          )
        }
      />
      <CardBody>
        <LinkButton render={(linkProps) => <Link to="/medidas" {...linkProps} />}>
          {messages.recordWeight}
        </LinkButton>
      </CardBody>
    </Card>
  );
}
