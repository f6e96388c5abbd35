import { goalLabels } from '@forja/contract/labels';
import { omitCitations, refusalBasis } from '@forja/domain/chemistry/compound-refusal';
import type { Notice } from '@forja/domain/evidence/notice';
import type { Plan } from '@forja/domain/plan/plan';
import { planClaim } from '@forja/domain/plan/plan-claim';
import { use } from 'react';
import { Alert } from '../../../design/feedback/alert.tsx';
import { Button } from '../../../design/actions/button.tsx';
import { AlarmLink } from '../../../shared/emergency/alarm-link.tsx';
import { WithCalls } from '../../../shared/emergency/call-links.tsx';
import { AnswerNow } from '../answer-now.ts';
import { isMinor } from '../is-minor.ts';
import { isUnanswered } from '../risk/notices.tsx';
import { TextBadge } from '../sources/figure-badge.tsx';
import { todayMessages } from './today.messages.ts';

const messages = todayMessages.request;

/** Reason for an energy that ignores the goal. */
export const findGoalReason = ({ energy }: Plan): Notice | undefined =>
  energy.notices.find(({ code }) => code.startsWith('no-'));

const inSentence = (label: string): string => label.charAt(0).toLowerCase() + label.slice(1);

type AskedAndAnsweredProps = { plan: Plan; onOpenRisk: () => void };

/** Differences between the request and the plan, with reasons, before any figure. */
export function AskedAndAnswered({ plan, onOpenRisk }: AskedAndAnsweredProps) {
  const { goal } = planClaim(plan);
  const { chemistry } = plan;
  const refusal = chemistry?.refusal;
  const reason = findGoalReason(plan);
  const answer = use(AnswerNow);
  return (
    <>
      {refusal && (
        <Alert
          kind="error"
          title={messages.chemistry}
          announce={false}
          actions={
            isMinor(plan) ? <AlarmLink /> : <Button onClick={onOpenRisk}>{messages.risk}</Button>
          }
        >
          <WithCalls text={omitCitations(refusal.text)} />{' '}
          <TextBadge title={messages.why} basis={refusalBasis(chemistry)} keys={refusal.sources} />
        </Alert>
      )}
      {goal !== plan.input.goal && (
        <Alert
          kind="warning"
          title={messages.goal(
            inSentence(goalLabels[plan.input.goal]),
            inSentence(goalLabels[goal]),
          )}
          announce={false}
          actions={
            answer &&
            reason &&
            isUnanswered(reason) && <Button onClick={answer}>{messages.answerNow}</Button>
          }
        >
          {reason && (
            <>
              <WithCalls text={reason.text} />{' '}
              <TextBadge title={messages.why} basis={reason.basis} keys={reason.sources} />
            </>
          )}
        </Alert>
      )}
    </>
  );
}
