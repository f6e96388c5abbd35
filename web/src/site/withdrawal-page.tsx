import type { WithdrawalKind } from '@forja/contract/payments/withdrawal';
import { classNames } from '../design/class-names.ts';
import { WithdrawalParts } from '../features/payments/withdrawal/withdrawal-parts.tsx';
import { Island } from '../shared/pages/island.tsx';
import { withdrawalPageMessages } from './withdrawal.messages.ts';
import * as frameStyles from '../design/layout/frame.module.css';
import * as textStyles from '../design/text.module.css';

export const RegretPage = () => <WithdrawalPage kind="regret" />;
export const CancellationPage = () => <WithdrawalPage kind="cancellation" />;

function WithdrawalPage({ kind }: { kind: WithdrawalKind }) {
  const { title, lead } = withdrawalPageMessages[kind];
  return (
    <div className={classNames(frameStyles.container, frameStyles.page, frameStyles.shortPage)}>
      <h1 tabIndex={-1}>{title}</h1>
      <p className={textStyles.lead}>{lead}</p>
      <Island
        name="withdrawal"
        className={frameStyles.stack}
        drafts={{
          [`forja-borrador-${kind}-correo`]: 'email',
          [`forja-borrador-${kind}-detalle`]: 'detail',
        }}
      >
        <WithdrawalParts kind={kind} />
      </Island>
    </div>
  );
}
