import { Suspense } from 'react';
import { expenditureMessages } from '../features/calculator/expenditure/expenditure.messages.ts';
import { goalsMessages } from '../features/measures/goals/goals.messages.ts';
import { MeasuresView } from '../features/measures/measures-view.tsx';
import { FoldedCard } from '../design/layout/folded-card.tsx';
import { lazyPart } from '../shared/lazy/lazy-part.ts';

/** It needs the table of foods: nobody waits for it to read their weight. */
const ExpenditureCard = lazyPart(
  async () =>
    (await import('../features/calculator/expenditure/expenditure-card.tsx')).ExpenditureCard,
);

const RecomputeWithMeasurement = lazyPart(
  async () => (await import('../features/plans/pages/recompute-plan.tsx')).RecomputeWithMeasurement,
);

const PersonGoals = lazyPart(async () => (await import('./person-goals.tsx')).PersonGoals);

/** The measures, with what they say together with the food that was written. */
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
