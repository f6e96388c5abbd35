import { LinkButton } from '../../design/actions/link-button.tsx';
import { Alert } from '../../design/feedback/alert.tsx';
import { readableError } from '../http/readable-error.ts';
import { PullNotice } from './pull-notice.tsx';
import type { SyncStatus } from './sync-status.ts';
import { syncMessages } from './sync.messages.ts';

export function MembershipNotice({ needsMembership }: Pick<SyncStatus, 'needsMembership'>) {
  if (needsMembership === undefined) return null;
  return (
    <Alert
      kind="warning"
      title={readableError(needsMembership)}
      actions={<LinkButton href="/membresias">{syncMessages.memberships}</LinkButton>}
    >
      {syncMessages.keptMeanwhile}
    </Alert>
  );
}

type SyncNoticesProps = {
  status: SyncStatus;
  hasRecords: boolean;
};

export function SyncNotices({ status, hasRecords }: SyncNoticesProps) {
  return (
    <>
      <MembershipNotice {...status} />
      <PullNotice {...status} hasRecords={hasRecords} />
    </>
  );
}
