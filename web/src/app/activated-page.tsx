import { Suspense } from 'react';
import { Activated } from '../features/payments/return/activated.tsx';
import { PlanInProgress } from '../features/plans/preview/plan-in-progress.tsx';
import { lazyPart } from '../shared/lazy/lazy-part.ts';

const PasskeyOfferPart = lazyPart(
  async () =>
    (await import('../features/identity/account/passkeys/passkey-offer.tsx')).PasskeyOffer,
);

export const ActivatedPage = () => (
  <Activated
    renderStart={(start) => (
      <>
        <PlanInProgress otherwise={start} />
        <Suspense fallback={null}>
          <PasskeyOfferPart />
        </Suspense>
      </>
    )}
  />
);
