import { Suspense } from 'react';
import { expenditureMessages } from '../features/calculator/expenditure/expenditure.messages.ts';
import { goalsMessages } from '../features/measures/goals/goals.messages.ts';
import { MeasuresView } from '../features/measures/measures-view.tsx';
import { FoldedCard } from '../design/layout/folded-card.tsx';
import { lazyPart } from '../shared/lazy/lazy-part.ts';

/** Lazy, because it loads the food table. */
const ExpenditureCard = lazyPart(
  async () =>
    (await import('../features/calculator/expenditure/expenditure-card.tsx')).ExpenditureCard,
);

const RecomputeWithMeasurement = lazyPart(
  async () => (await import('../features/plans/pages/recompute-plan.tsx')).RecomputeWithMeasurement,
);

const PersonGoals = lazyPart(async () => (await import('./person-goals.tsx')).PersonGoals);

export const MeasuresPage = () => (
  <MeasuresView
    moreCards={
      <>
        <FoldedCard title={goalsMessages.title} hint={goalsMessages.hint}>
          <Suspense fallback={<p role="status">{goalsMessages.looking}</p>}>
            <PersonGoals />
          </Suspense>
        </FoldedCard>
        <FoldedCard
          id="gasto-medido"
          title={expenditureMessages.title}
          hint={expenditureMessages.hint}
        >
          <Suspense fallback={<p role="status">{expenditureMessages.looking}</p>}>
            <ExpenditureCard Recalculation={RecomputeWithMeasurement} />
          </Suspense>
        </FoldedCard>
      </>
    }
  />
);
