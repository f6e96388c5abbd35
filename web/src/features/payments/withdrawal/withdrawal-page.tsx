import type { WithdrawalKind } from '@forja/contract/payments/withdrawal';
import { WithdrawalCard } from './withdrawal-card.tsx';
import { WithdrawalForm } from './withdrawal-form.tsx';
import { WithdrawalLookup } from './withdrawal-lookup.tsx';
import { withdrawalMessages } from './withdrawal.messages.ts';
import { useRequestWithdrawal } from './withdrawal.queries.ts';
import { classNames } from '../../../design/class-names.ts';
import * as textStyles from '../../../design/text.module.css';
import * as styles from '../payments.module.css';

export const RegretPage = () => <WithdrawalPage kind="regret" />;
export const CancellationPage = () => <WithdrawalPage kind="cancellation" />;

/** Without an account: a person asks, and has a code at once. */
function WithdrawalPage({ kind }: { kind: WithdrawalKind }) {
  const request = useRequestWithdrawal();
  const { title, lead } = withdrawalMessages[kind];
  return (
    <div className={classNames(styles.page, styles.narrow)}>
      <h1 tabIndex={-1}>{title}</h1>
      <p className={textStyles.lead}>{lead}</p>
      {request.data ? (
        <WithdrawalCard withdrawal={request.data} isNew />
      ) : (
        <WithdrawalForm kind={kind} request={request.mutateAsync} />
      )}
      <WithdrawalLookup />
    </div>
  );
}
