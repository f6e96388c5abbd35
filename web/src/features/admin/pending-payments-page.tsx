import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { adminMessages } from './admin.messages.ts';
import { paymentsToReviewQuery } from './admin.queries.ts';
import type { Deciding } from './deciding.ts';
import { DecideDialog } from './decide-dialog.tsx';
import { PaymentCard } from './payment-card.tsx';
import { ReasonGate } from './reason-gate.tsx';
import { ReviewList } from './review-list.tsx';

export const PendingPaymentsPage = () => (
  <ReasonGate
    draftId="pagos-pendientes"
    title={adminMessages.payments.title}
    suggestion={adminMessages.payments.suggestion}
  >
    {(reason) => <PendingPayments reason={reason} />}
  </ReasonGate>
);

function PendingPayments({ reason }: { reason: string }) {
  const paymentsResult = useInfiniteQuery(paymentsToReviewQuery(reason));
  const [deciding, setDeciding] = useState<Deciding>();
  return (
    <ReviewList
      words={adminMessages.payments}
      listResult={paymentsResult}
      renderItem={(payment) => (
        <PaymentCard payment={payment} onDecide={(verdict) => setDeciding({ payment, verdict })} />
      )}
    >
      {deciding && <DecideDialog {...deciding} onClose={() => setDeciding(undefined)} />}
    </ReviewList>
  );
}
