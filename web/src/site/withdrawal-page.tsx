import type { WithdrawalKind } from '@forja/contract/payments/withdrawal';
import { Suspense } from 'react';
import { classNames } from '../design/class-names.ts';
import { lazyPart } from '../shared/lazy/lazy-part.ts';
import { Island } from '../shared/pages/island.tsx';
import { withdrawalPageMessages } from './withdrawal.messages.ts';
import * as frameStyles from '../design/layout/frame.module.css';
import * as textStyles from '../design/text.module.css';

/** Already in the markup of the page; the code of its forms comes after the first paint. */
const WithdrawalParts = lazyPart(
  async () =>
    (await import('../features/payments/withdrawal/withdrawal-parts.tsx')).WithdrawalParts,
);

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
        <Suspense fallback={null}>
          <WithdrawalParts kind={kind} />
        </Suspense>
      </Island>
    </div>
  );
}
