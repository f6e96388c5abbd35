import { Suspense, useState } from 'react';
import { MembershipPrompt } from '../../features/payments/offer/membership-prompt.tsx';
import { isBackFromPayment } from '../../features/payments/return/is-back-from-payment.ts';
import { lazyPart } from '../../shared/lazy/lazy-part.ts';

const PaymentReturnFlow = lazyPart(
  async () =>
    (await import('../../features/payments/return/payment-return-flow.tsx')).PaymentReturnFlow,
);

/** The code for a return from a payment loads only after one. */
export function PaymentParts() {
  const [isBack] = useState(isBackFromPayment);
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
