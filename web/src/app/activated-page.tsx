import { Activated } from '../features/payments/return/activated.tsx';
import { PlanInProgress } from '../features/plans/preview/plan-in-progress.tsx';

/** Who was making a plan when they paid sees that plan first, saved. */
export const ActivatedPage = () => (
  <Activated renderStart={(start) => <PlanInProgress otherwise={start} />} />
);
