import { Alert } from '../../../design/feedback/alert.tsx';
import { LinkButton } from '../../../design/actions/link-button.tsx';
import { readableError } from '../../../shared/http/readable-error.ts';
import { PullNotice } from '../../../shared/records/pull-notice.tsx';
import { useSyncStatus } from '../../records/records.queries.ts';
import { exercisesMessages } from './exercises.messages.ts';

/** What was refused for lack of a membership, and what of the account is still on its way. */
export function TrainingNotices() {
  const sync = useSyncStatus();
  return (
    <>
      {sync.needsMembership === undefined ? null : (
        <Alert
          kind="warning"
          title={readableError(sync.needsMembership)}
          actions={<LinkButton href="/membresias">{exercisesMessages.memberships}</LinkButton>}
        >
          {exercisesMessages.keptMeanwhile}
        </Alert>
      )}
      <PullNotice {...sync} hasRecords />
    </>
  );
}
