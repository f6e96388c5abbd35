import { useLatestPlan } from '../features/plans/saved-plan.queries.ts';
import { ProgressView } from '../features/training/progress/pages/progress-view.tsx';

export function ProgressPage() {
  const { plan, isPending } = useLatestPlan();
  return <ProgressView person={plan?.value.plan.input} isPersonPending={isPending} />;
}
