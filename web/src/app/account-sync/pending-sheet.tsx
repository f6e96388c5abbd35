import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Alert } from '../../design/feedback/alert.tsx';
import { Button } from '../../design/actions/button.tsx';
import { iconDownload } from '../../design/icon-paths.ts';
import { Sheet } from '../../design/overlays/sheet.tsx';
import { toast } from '../../design/feedback/toast.ts';
import { useOnline } from '../../shared/http/use-online.ts';
import { readableError } from '../../shared/http/readable-error.ts';
import type { PendingWrite } from '../../shared/records/record-reader.ts';
import type { RecordStore } from '../../shared/records/record-store.ts';
import type { SyncStatus } from '../../shared/records/sync-status.ts';
import { syncMessages } from '../../shared/records/sync.messages.ts';
import { accountSyncMessages as texts } from './account-sync.messages.ts';
import { DiscardDialog } from './discard-dialog.tsx';
import { downloadWaiting } from './download-pending.ts';
import { WaitingRow } from './pending-row.tsx';
import * as actionBarStyles from '../../design/navigation/action-bar.module.css';
import * as styles from './account-sync.module.css';

const { discarding: discardTexts } = texts;

type WaitingSheetProps = {
  store: RecordStore;
  status: SyncStatus;
  onDiscard: () => void;
  onClose: () => void;
};

export function WaitingSheet({ store, status, onDiscard, onClose }: WaitingSheetProps) {
  const pending = useQuery({
    queryKey: ['device', 'pending', status],
    queryFn: () => store.pending(),
  });
  const isOnline = useOnline();
  const [sending, setSending] = useState<'sending' | 'tried'>();
  const [discarding, setDiscarding] = useState<PendingWrite>();
  const [undo, setUndo] = useState<() => Promise<void>>();

  async function sendAll() {
    setSending('sending');
    await store.drain().finally(() => setSending('tried'));
  }

  function undoDiscard() {
    undo?.().catch((error: unknown) =>
      toast({
        title: syncMessages.notUndone,
        description: readableError(error),
        variant: 'destructive',
      }),
    );
    setUndo(undefined);
  }

  function close() {
    // Over the page the toast has the button that this row had.
    if (undo)
      toast({
        title: discardTexts.success,
        action: { label: discardTexts.undo, onClick: undoDiscard },
      });
    onClose();
  }

  return (
    <>
      <Sheet
        open
        onClose={close}
        title={texts.title}
        description={status.isSignedOut ? texts.signedOut : texts.safe}
        footer={
          <div className={actionBarStyles.row}>
            <Button icon={iconDownload} onClick={() => void downloadWaiting(store)}>
              {texts.download}
            </Button>
            <Button
              variant="primary"
              wide
              disabled={!isOnline}
              busy={sending === 'sending'}
              busyLabel={texts.syncing}
              onClick={() => void sendAll()}
            >
              {texts.syncNow}
            </Button>
          </div>
        }
      >
        <div role="status">
          {isOnline ? null : <Alert kind="info" title={texts.offline} />}
          {isOnline && sending === 'tried' && status.pending > 0 ? (
            <Alert kind="warning" title={texts.notSynced(status.pending)} />
          ) : null}
          {undo ? (
            <p className={styles.undoDiscard}>
              {discardTexts.success} <Button onClick={undoDiscard}>{discardTexts.undo}</Button>
            </p>
          ) : null}
          {pending.data?.length === 0 && !undo ? <p>{texts.none}</p> : null}
        </div>
        <ul className={styles.pendingList}>
          {pending.data?.map((row) => (
            <WaitingRow
              key={row.seq}
              row={row}
              onRetry={() => void store.retry(row.collection, row.id)}
              onDiscard={() => setDiscarding(row)}
            />
          ))}
        </ul>
      </Sheet>
      {discarding ? (
        <DiscardDialog
          store={store}
          row={discarding}
          onDiscarded={(undoIt) => {
            onDiscard();
            setUndo(() => undoIt);
          }}
          onClose={() => setDiscarding(undefined)}
        />
      ) : null}
    </>
  );
}
