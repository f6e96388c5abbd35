import type { Notice } from '@forja/domain/evidence/notice';
import { planClaim } from '@forja/domain/plan/plan-claim';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '../../../design/actions/button.tsx';
import { LinkButton } from '../../../design/actions/link-button.tsx';
import { Alert } from '../../../design/feedback/alert.tsx';
import { CardSkeleton } from '../../../design/feedback/skeleton.tsx';
import { useIsDiscreet } from '../../../shared/discreet/discreet-mode.ts';
import { readableError } from '../../../shared/http/readable-error.ts';
import { useUserId } from '../../identity/session.queries.ts';
import { readDraft } from '../draft/plan-draft.ts';
import { forgetDraft, loadDraft } from '../draft/stored-draft.ts';
import { PlanRefusal } from '../risk/plan-refusal.tsx';
import { planHeading } from '../plan-title.ts';
import { useSavePlan } from '../plans.queries.ts';
import { previewMessages } from './preview.messages.ts';
import { askWorker } from '../workers/ask-worker.ts';
import { forgetProgress, readProgress } from '../draft/stored-progress.ts';

const messages = previewMessages.planInProgress;

type Outcome =
  | { is: 'none' | 'saving' | 'incomplete' }
  | { is: 'saved'; id: string; title: string }
  | { is: 'refused'; reasons: readonly Notice[] }
  | { is: 'failed'; error: unknown };

/** Saves the plan in progress after a member paid; renders `otherwise` without one. */
export function PlanInProgress({ otherwise }: { otherwise: ReactNode }) {
  const { outcome, retry } = useSaveInProgress();
  const isDiscreet = useIsDiscreet();
  switch (outcome.is) {
    case 'none':
      return otherwise;
    case 'saving':
      return <CardSkeleton message={messages.saving} />;
    case 'saved':
      return (
        <Alert
          kind="ok"
          title={messages.savedTitle}
          actions={
            <LinkButton
              variant="primary"
              render={(linkProps) => (
                <Link to="/mis-planes/$id" params={{ id: outcome.id }} {...linkProps} />
              )}
            >
              {messages.open}
            </LinkButton>
          }
        >
          {isDiscreet ? null : `${outcome.title}.`}
        </Alert>
      );
    case 'incomplete':
      return (
        <Alert
          kind="info"
          title={messages.incompleteTitle}
          actions={<ToForm label={messages.goOn} />}
        >
          {messages.incomplete}
        </Alert>
      );
    case 'refused':
      return (
        <>
          <Alert
            kind="warning"
            title={messages.refusedTitle}
            actions={<ToForm label={messages.review} />}
          />
          <PlanRefusal reasons={outcome.reasons} />
        </>
      );
    case 'failed':
      break;
  }
  return (
    <Alert
      kind="error"
      title={messages.failedTitle}
      actions={<Button onClick={retry}>{messages.retry}</Button>}
    >
      {readableError(outcome.error)} {messages.failed}
    </Alert>
  );
}

const ToForm = ({ label }: { label: string }) => (
  <LinkButton variant="primary" render={(linkProps) => <Link to="/generar-plan" {...linkProps} />}>
    {label}
  </LinkButton>
);

/** Regenerated from the draft, which may have changed meanwhile. */
function useSaveInProgress() {
  const userId = useUserId();
  const save = useSavePlan();
  const [outcome, setOutcome] = useState<Outcome>(() =>
    userId !== undefined && readProgress(userId) ? { is: 'saving' } : { is: 'none' },
  );
  const wasStarted = useRef(false);

  async function start() {
    const progress = userId === undefined ? undefined : readProgress(userId);
    if (!progress) return setOutcome({ is: 'none' });
    const { input } = readDraft(loadDraft());
    if (!input) return setOutcome({ is: 'incomplete' });
    setOutcome({ is: 'saving' });
    try {
      const answer = await askWorker('plan', input);
      if (!answer.ok) return setOutcome({ is: 'refused', reasons: answer.reasons });
      const { id } = await save.mutateAsync({ ...progress, plan: answer.plan });
      forgetDraft();
      forgetProgress();
      setOutcome({ is: 'saved', id, title: planHeading(planClaim(answer.plan)) });
    } catch (error) {
      setOutcome({ is: 'failed', error });
    }
  }

  const startOnce = useEffectEvent(() => {
    if (wasStarted.current) return;
    wasStarted.current = true;
    void start();
  });
  useEffect(() => {
    if (userId !== undefined) startOnce();
  }, [userId]);

  return { outcome, retry: () => void start() };
}
