import type { EatenPortion } from '@forja/domain/micros/day-micronutrients';
import { Suspense } from 'react';
import { CardSkeleton } from '../../../../design/feedback/skeleton.tsx';
import { FoldedCard } from '../../../../design/layout/folded-card.tsx';
import { lazyPart } from '../../../../shared/lazy/lazy-part.ts';
import { micronutrientsMessages as texts } from './micronutrients.messages.ts';

/** Loads its tables on demand. */
const MicronutrientsOfDay = lazyPart(
  async () => (await import('./micronutrients-of-day.tsx')).MicronutrientsOfDay,
);

export const MicronutrientsCard = ({ portions }: { portions: readonly EatenPortion[] }) => (
  <FoldedCard title={texts.title} hint={texts.hint}>
    <Suspense fallback={<CardSkeleton message={texts.looking} />}>
      <MicronutrientsOfDay portions={portions} />
    </Suspense>
  </FoldedCard>
);
