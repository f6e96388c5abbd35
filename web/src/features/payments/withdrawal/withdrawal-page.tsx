import type { WithdrawalKind } from '@forja/contract/payments/withdrawal';
import { WithdrawalCard } from './withdrawal-card.tsx';
import { WithdrawalForm } from './withdrawal-form.tsx';
import { WithdrawalLookup } from './withdrawal-lookup.tsx';
import { withdrawalMessages } from './withdrawal.messages.ts';
import { useRequestWithdrawal } from './withdrawal.queries.ts';
import '../payments.css';

export const RegretPage = () => <WithdrawalPage kind="regret" />;
export const CancellationPage = () => <WithdrawalPage kind="cancellation" />;

/** Without an account: a person asks, and has a code at once. */
function WithdrawalPage({ kind }: { kind: WithdrawalKind }) {
  const request = useRequestWithdrawal();
  const { title, lead } = withdrawalMessages[kind];
  return (
    <div className="pago estrecha">
      <h1 tabIndex={-1}>{title}</h1>
      <p className="bajada">{lead}</p>
      {request.data ? (
        <WithdrawalCard withdrawal={request.data} isNew />
      ) : (
        <WithdrawalForm kind={kind} request={request.mutateAsync} />
      )}
      <WithdrawalLookup />
    </div>
  );
}
