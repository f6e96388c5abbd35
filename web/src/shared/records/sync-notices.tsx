import { LinkButton } from '../../design/actions/link-button.tsx';
import { Alert } from '../../design/feedback/alert.tsx';
import { readableError } from '../http/readable-error.ts';
import { PullNotice } from './pull-notice.tsx';
import type { SyncStatus } from './sync-status.ts';
import { syncMessages } from './sync.messages.ts';

/** What was refused for lack of a membership, and what becomes of what was written. */
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
  /** Something is already listed. */
  hasRecords: boolean;
};

/** Above what is listed of the records: what was refused, and what of the account is still on its way. */
export function SyncNotices({ status, hasRecords }: SyncNoticesProps) {
  return (
    <>
      <MembershipNotice {...status} />
      <PullNotice {...status} hasRecords={hasRecords} />
    </>
  );
}
