import { useLatestPlan } from '../features/plans/saved-plan.queries.ts';
import { ProgressPage } from '../features/training/progress/pages/progress-page.tsx';

/** Progress, with what the latest plan knows of the health and the age of the person. */
export function PersonProgressPage() {
  const { plan, isPending } = useLatestPlan();
  return <ProgressPage person={plan?.value.plan.input} isPersonPending={isPending} />;
}
