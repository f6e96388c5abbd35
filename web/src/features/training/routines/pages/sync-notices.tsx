import { LinkButton } from '../../../../design/actions/link-button.tsx';
import { Alert } from '../../../../design/feedback/alert.tsx';
import { readableError } from '../../../../shared/http/readable-error.ts';
import { PullNotice } from '../../../../shared/records/pull-notice.tsx';
import { useSyncStatus } from '../../../records/records.queries.ts';
import { routinesMessages } from '../routines.messages.ts';

const { page: texts } = routinesMessages;

/** On its own: the status changes with each write, and the page does not. */
export function SyncNotices({ hasRecords }: { hasRecords: boolean }) {
  const sync = useSyncStatus();
  return (
    <>
      {sync.needsMembership === undefined ? null : (
        <Alert
          kind="warning"
          title={readableError(sync.needsMembership)}
          actions={<LinkButton href="/membresias">{texts.memberships}</LinkButton>}
        >
          {texts.keptMeanwhile}
        </Alert>
      )}
      <PullNotice {...sync} hasRecords={hasRecords} />
    </>
  );
}
