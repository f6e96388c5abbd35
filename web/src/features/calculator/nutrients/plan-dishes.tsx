import { Suspense } from 'react';
import { CardSkeleton } from '../../../design/feedback/skeleton.tsx';
import { FoldedCard } from '../../../design/layout/folded-card.tsx';
import { lazyPart } from '../../../shared/lazy/lazy-part.ts';
import { useLatestPlan } from '../../plans/saved-plan.queries.ts';
import { planDishesMessages as texts } from './dishes/plan-dishes.messages.ts';

/** Loads the engine of plans on demand. */
const DishesOfDay = lazyPart(async () => (await import('./dishes-of-day.tsx')).DishesOfDay);

/** Computed only when opened, because it takes seconds. */
export function PlanDishes({ day }: { day: string }) {
  const { plan } = useLatestPlan();
  return plan ? (
    <FoldedCard title={texts.title} hint={texts.hint}>
      <Suspense fallback={<CardSkeleton message={texts.looking} />}>
        <DishesOfDay plan={plan} day={day} />
      </Suspense>
    </FoldedCard>
  ) : null;
}
