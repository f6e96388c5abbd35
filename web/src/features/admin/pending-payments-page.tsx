import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../design/button.tsx';
import { EmptyState } from '../../design/empty-state.tsx';
import { ErrorState } from '../../design/error-state.tsx';
import { FichaSkeleton } from '../../design/skeleton.tsx';
import { readableError } from '../../shared/readable-error.ts';
import { adminMessages } from './admin.messages.ts';
import { paymentsToReviewQuery } from './admin.queries.ts';
import type { Deciding } from './deciding.ts';
import { DecideDialog } from './decide-dialog.tsx';
import { PaymentCard } from './payment-card.tsx';
import './admin.css';

const { payments: words, retry } = adminMessages;

/** Transfers that somebody declared and payments that did not match, the oldest first. */
export function PendingPaymentsPage() {
  const asked = useInfiniteQuery(paymentsToReviewQuery);
  const [deciding, setDeciding] = useState<Deciding>();
  const payments = asked.data?.pages.flatMap(({ items }) => items);
  return (
    <div className="admin">
      <h1 tabIndex={-1}>{words.title}</h1>
      {asked.isPending && <FichaSkeleton message={words.loading} />}
      {asked.isError && (
        <ErrorState
          title={words.failed}
          advice={readableError(asked.error)}
          actions={<Button onClick={() => void asked.refetch()}>{retry}</Button>}
        />
      )}
      {payments?.length === 0 && <EmptyState title={words.empty}>{words.emptyText}</EmptyState>}
      <ul className="admin-lista">
        {payments?.map((payment) => (
          <li key={payment.id}>
            <PaymentCard payment={payment} onDecide={(verdict) => setDeciding({ payment, verdict })} />
          </li>
        ))}
      </ul>
      {asked.hasNextPage && (
        <Button busy={asked.isFetchingNextPage} onClick={() => void asked.fetchNextPage()}>
          {words.more}
        </Button>
      )}
      {deciding && <DecideDialog {...deciding} onClose={() => setDeciding(undefined)} />}
    </div>
  );
}
