import { Suspense, useState } from 'react';
import { MembershipPrompt } from '../features/payments/membership-prompt.tsx';
import { isBackFromPaying } from '../features/payments/payments-arrival.ts';
import { lazyPart } from '../shared/lazy-part.ts';

const PaymentReturnFlow = lazyPart(
  async () => (await import('../features/payments/payment-return-flow.tsx')).PaymentReturnFlow,
);

/** What money may put on any page. The code of a return comes only for who comes back from paying. */
export function PaymentParts() {
  const [isBack] = useState(isBackFromPaying);
  return (
    <>
      <MembershipPrompt />
      {isBack ? (
        <Suspense fallback={null}>
          <PaymentReturnFlow />
        </Suspense>
      ) : null}
    </>
  );
}
