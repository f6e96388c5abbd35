import { alarmReasons } from '@forja/domain/clinical/alarm';
import { inputHealth } from '@forja/domain/clinical/health-line';
import type { PlanInput } from '@forja/domain/person/plan-input';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { Button } from '../../../design/actions/button.tsx';
import { ErrorState } from '../../../design/feedback/error-state.tsx';
import { CardSkeleton } from '../../../design/feedback/skeleton.tsx';
import { iconArrowLeft } from '../../../design/icon-paths.ts';
import { ActionBar } from '../../../design/navigation/action-bar.tsx';
import { useMembership } from '../../membership/membership.queries.ts';
import { AlarmFirst } from '../alarm/alarm-first.tsx';
import { madePlanQuery } from '../engine.queries.ts';
import type { PlanForm } from '../form/use-plan-form.ts';
import { PlanPreview } from '../preview/plan-preview.tsx';
import { NewPlan } from './new-plan.tsx';
import { PlanRefused } from './plan-refused.tsx';
import * as actionBarStyles from '../../../design/navigation/action-bar.module.css';
import { pagesMessages } from './pages.messages.ts';

const messages = pagesMessages.madePlan;

type MadePlanProps = {
  input: PlanInput;
  onBack: () => void;
  onAnswer: () => void;
  onRefused: PlanForm['refuse'];
};

export function MadePlan({ input, onBack, onAnswer, onRefused }: MadePlanProps) {
  const query = useQuery(madePlanQuery(input));
  // A plan has thousands of nodes: it renders in slices, with the progress notice meanwhile.
  const outcome = useDeferredValue(query.data, undefined);
  const [alarms] = useState(() => alarmReasons(inputHealth(input)));
  const membership = useMembership();
  const [hasRead, setHasRead] = useState(alarms.length === 0);
  if (!hasRead)
    return <AlarmFirst reasons={alarms} onBack={onBack} onRead={() => setHasRead(true)} />;
  if (query.isError) return <PlanFailed onBack={onBack} onRetry={() => void query.refetch()} />;
  if (!outcome || (membership.status === 'unknown' && membership.isAsking))
    return <PlanPending onBack={onBack} />;
  return (
    <div ref={focusHeading}>
      {!outcome.ok ? (
        <PlanRefused reasons={outcome.reasons} onBack={onBack} />
      ) : membership.status === 'inactive' || membership.status === 'nobody' ? (
        <PlanPreview plan={outcome.plan} onBack={onBack} onAnswer={onAnswer} />
      ) : (
        <NewPlan plan={outcome.plan} onBack={onBack} onAnswer={onAnswer} onRefused={onRefused} />
      )}
    </div>
  );
}

const PlanPending = ({ onBack }: Pick<MadePlanProps, 'onBack'>) => (
  <div className={actionBarStyles.roomBelow} ref={focusHeading}>
    <h1 tabIndex={-1}>{messages.title}</h1>
    <CardSkeleton columns={4} message={messages.lead} />
    <ActionBar>
      <Button icon={iconArrowLeft} wide onClick={onBack}>
        {messages.review}
      </Button>
    </ActionBar>
  </div>
);

const PlanFailed = ({
  onBack,
  onRetry,
}: Pick<MadePlanProps, 'onBack'> & { onRetry: () => void }) => (
  <div className={actionBarStyles.roomBelow}>
    <ErrorState level={1} title={messages.failed} safe={messages.safe} advice={messages.advice} />
    <ActionBar>
      <Button icon={iconArrowLeft} onClick={onBack}>
        {messages.review}
      </Button>
      <Button variant="primary" size="large" wide onClick={onRetry}>
        {messages.retry}
      </Button>
    </ActionBar>
  </div>
);

/** Screens replace each other at one address, so each moves the focus to its heading. */
const focusHeading = (screen: HTMLElement | null) =>
  screen?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
