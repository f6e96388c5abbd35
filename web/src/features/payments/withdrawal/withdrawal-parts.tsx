import type { WithdrawalKind } from '@forja/contract/payments/withdrawal';
import { WithdrawalCard } from './withdrawal-card.tsx';
import { WithdrawalForm } from './withdrawal-form.tsx';
import { WithdrawalLookup } from './withdrawal-lookup.tsx';
import { useRequestWithdrawal } from './withdrawal.queries.ts';

type WithdrawalPartsProps = { kind: WithdrawalKind };

export const WithdrawalParts = ({ kind }: WithdrawalPartsProps) => (
  <>
    <WithdrawalRequest kind={kind} />
    <WithdrawalLookup />
  </>
);

function WithdrawalRequest({ kind }: WithdrawalPartsProps) {
  const request = useRequestWithdrawal();
  return request.data ? (
    <WithdrawalCard withdrawal={request.data} isNew />
  ) : (
    <WithdrawalForm kind={kind} request={request.mutateAsync} />
  );
}
