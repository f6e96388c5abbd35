import { useLatestPlan } from '../features/plans/saved-plan.queries.ts';
import { ProgressView } from '../features/training/progress/pages/progress-view.tsx';

/** Progress, with what the latest plan knows of the health and the age of the person. */
export function ProgressPage() {
  const { plan, isPending } = useLatestPlan();
  return <ProgressView person={plan?.value.plan.input} isPersonPending={isPending} />;
}
