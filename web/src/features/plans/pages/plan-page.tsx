import { useNavigate, useParams } from '@tanstack/react-router';
import { useDeferredValue, useRef } from 'react';
import { Button } from '../../../design/actions/button.tsx';
import { iconTrash } from '../../../design/icon-paths.ts';
import { CardSkeleton } from '../../../design/feedback/skeleton.tsx';
import { ActionBar } from '../../../design/navigation/action-bar.tsx';
import { DiscreetCover } from '../../../shared/discreet/discreet-cover.tsx';
import { syncMessages } from '../../../shared/records/sync.messages.ts';
import { ClinicianLink } from '../clinician/clinician-link.tsx';
import { PlanUnavailable } from '../plan-unavailable.tsx';
import { toPlanDraft } from '../draft/draft-from-input.ts';
import { PlanMainAction } from './plan-main-action.tsx';
import { PlanAdvice } from './plan-advice.tsx';
import { EarlierStops, RecomputePlan } from './recompute-plan.tsx';
import { useEarlierStops } from '../engine.queries.ts';
import { usePlanChoices } from '../choices/plan-choices.queries.ts';
import { useDeletePlan } from '../plans.queries.ts';
import { usePlan } from '../saved-plan.queries.ts';
import { storeDraft } from '../draft/stored-draft.ts';
import { isMinor } from '../is-minor.ts';
import { DownloadPlan } from './download-plan.tsx';
import { CompareLink } from './compare-link.tsx';
import { PlanView } from '../view/plan-view.tsx';
import * as frameStyles from '../../../design/layout/frame.module.css';
import * as actionBarStyles from '../../../design/navigation/action-bar.module.css';
import { pagesMessages } from './pages.messages.ts';

const messages = pagesMessages.planPage;

export const PlanPage = () => (
  <DiscreetCover pageTitle={messages.title}>
    <StoredPlan />
  </DiscreetCover>
);

function StoredPlan() {
  const { id } = useParams({ from: '/mis-planes/$id' });
  const plan = usePlan(id);
  const choices = usePlanChoices(id);
  const navigate = useNavigate();
  const { remove, isPending } = useDeletePlan();
  const page = useRef<HTMLDivElement>(null);

  // Part of the first render: later it would shift the text.
  const stops = useEarlierStops(plan.data?.value.plan);
  const isReading = plan.isPending || choices.isPending || stops.isPending;
  // Deferred, because a query renders in one task, which blocks input on a slow phone.
  const isDrawn = useDeferredValue(!isReading);

  if (isReading || !isDrawn)
    return (
      <>
        <h1 tabIndex={-1}>{messages.title}</h1>
        <CardSkeleton columns={4} message={messages.loading} />
      </>
    );
  if (plan.isError || plan.data === null)
    return <PlanUnavailable error={plan.error} retry={() => void plan.refetch()} />;
  const saved = plan.data;
  const { createdAt, plan: storedPlan } = saved.value;

  /** Opens the form with the answers of this plan; its result is a new plan. */
  function answer() {
    storeDraft(toPlanDraft(storedPlan.input));
    void navigate({ to: '/generar-plan', search: { paso: 3 } });
  }

  return (
    <div className={actionBarStyles.roomBelow}>
      <div ref={page}>
        <EarlierStops plan={storedPlan} />
        <PlanView
          id={id}
          plan={storedPlan}
          createdAt={createdAt}
          isSaved
          choices={choices}
          onAnswer={answer}
          extras={{
            hoy: <PlanAdvice plan={storedPlan} />,
            riesgo: <ClinicianLink id={id} />,
            fuentes: <RecomputePlan plan={storedPlan} />,
          }}
        />
      </div>
      <DownloadPlan page={page} />
      <ActionBar
        help={saved.state === 'in-account' ? messages.inAccount : `${syncMessages.onPhone}.`}
      >
        <Button
          icon={iconTrash}
          aria-label={messages.removeThis}
          busy={isPending}
          onClick={() => void remove(saved, () => navigate({ to: '/mis-planes' }))}
        >
          <span className={frameStyles.wideOnly}>{messages.remove}</span>
        </Button>
        {storedPlan.chemistry && !isMinor(storedPlan) && <CompareLink />}
        <PlanMainAction id={id} plan={storedPlan} choice={choices.choice} />
      </ActionBar>
    </div>
  );
}
