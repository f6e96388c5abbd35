import type { UseQueryResult } from '@tanstack/react-query';
import { Button } from '../../../design/actions/button.tsx';
import { Alert } from '../../../design/feedback/alert.tsx';
import { ErrorState } from '../../../design/feedback/error-state.tsx';
import { CardSkeleton } from '../../../design/feedback/skeleton.tsx';
import { readableError } from '../../../shared/http/readable-error.ts';
import { paymentMessages } from '../payments.messages.ts';

const { prices: words } = paymentMessages;

export function PricesStatus({
  prices,
}: {
  prices: UseQueryResult<{ methods: readonly unknown[] }>;
}) {
  if (prices.isPending) return <CardSkeleton message={words.loading} />;
  if (prices.isError)
    return (
      <ErrorState
        title={words.unavailable}
        advice={readableError(prices.error)}
        actions={<Button onClick={() => void prices.refetch()}>{words.retry}</Button>}
      />
    );
  return prices.data.methods.length === 0 ? <Alert kind="warning" title={words.noMethods} /> : null;
}
