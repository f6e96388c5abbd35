import { useState } from 'react';
import { Alert } from '../../design/feedback/alert.tsx';
import { Button } from '../../design/actions/button.tsx';
import { Dialog } from '../../design/overlays/dialog.tsx';
import { useSyncStatus } from '../../features/records/records.queries.ts';
import { useOnline } from '../../shared/http/use-online.ts';
import type { RecordStore } from '../../shared/records/record-store.ts';
import { accountSyncMessages } from './account-sync.messages.ts';
import { downloadWaiting } from './download-pending.ts';
import * as textStyles from '../../design/text.module.css';
import * as styles from './account-sync.module.css';

const { leaving: texts } = accountSyncMessages;

export type Leave = (saveWaiting?: (store: RecordStore) => Promise<void>) => void;
type LeaveDialogProps = {
  store: RecordStore;
  isLeaving: boolean;
  onStay: () => void;
  onLeave: Leave;
};

export function LeaveDialog({ store, isLeaving, onStay, onLeave }: LeaveDialogProps) {
  const { pending, refused } = useSyncStatus();
  const isOnline = useOnline();
  const [state, setState] = useState<'asking' | 'syncing' | 'not-synced'>('asking');

  async function syncAndLeave() {
    setState('syncing');
    await store.drain();
    if ((await store.pending()).length === 0) onLeave();
    else setState('not-synced');
  }

  return (
    <Dialog
      open
      alert
      onClose={onStay}
      title={texts.title}
      description={texts.text(pending + refused)}
      footer={
        <div className={styles.leaveActions}>
          <Button
            variant="primary"
            wide
            disabled={!isOnline}
            busy={state === 'syncing'}
            busyLabel={texts.syncing}
            onClick={() => void syncAndLeave()}
          >
            {texts.sync}
          </Button>
          <Button
            wide
            disabled={!isOnline}
            busy={isLeaving}
            onClick={() => onLeave(downloadWaiting)}
          >
            {texts.download}
          </Button>
          <Button variant="text" wide onClick={onStay}>
            {texts.stay}
          </Button>
        </div>
      }
    >
      <div role="status">
        {isOnline ? null : <Alert kind="warning" title={texts.offline} />}
        {state === 'not-synced' ? (
          <Alert kind="error" title={texts.notSynced}>
            {refused > 0 ? texts.refused(refused) : null}
          </Alert>
        ) : null}
      </div>
      {isOnline ? <p className={textStyles.secondary}>{texts.downloadHint}</p> : null}
    </Dialog>
  );
}
