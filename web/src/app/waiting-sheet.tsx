import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Aviso } from '../design/aviso.tsx';
import { Button } from '../design/button.tsx';
import { iconDownload } from '../design/icon-paths.ts';
import { Sheet } from '../design/sheet.tsx';
import { useOnline } from '../pwa/use-online.ts';
import type { RecordStore, SyncStatus, Waiting } from '../shared/records/record-store.ts';
import { accountSyncMessages as texts } from './account-sync.messages.ts';
import { DiscardDialog } from './discard-dialog.tsx';
import { downloadWaiting } from './download-waiting.ts';
import { WaitingRow } from './waiting-row.tsx';

type WaitingSheetProps = {
  store: RecordStore;
  status: SyncStatus;
  onDiscard: () => void;
  onClose: () => void;
};

/** What is only on this device, one by one, with its reason and with what can be done about each. */
export function WaitingSheet({ store, status, onDiscard, onClose }: WaitingSheetProps) {
  const waiting = useQuery({ queryKey: ['device', 'waiting', status], queryFn: () => store.waiting() });
  const isOnline = useOnline();
  const [sending, setSending] = useState<'sending' | 'tried'>();
  const [discarding, setDiscarding] = useState<Waiting>();

  async function sendAll() {
    setSending('sending');
    await store.drain().finally(() => setSending('tried'));
  }

  return (
    <>
      <Sheet
        open
        onClose={onClose}
        title={texts.title}
        description={status.isSignedOut ? texts.signedOut : texts.safe}
        footer={
          <div className="zoc-fila">
            <Button icon={iconDownload} onClick={() => void downloadWaiting(store)}>
              {texts.download}
            </Button>
            <Button
              variant="brasa"
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
          {isOnline ? null : <Aviso kind="info" title={texts.offline} />}
          {isOnline && sending === 'tried' && status.waiting > 0 ? (
            <Aviso kind="warning" title={texts.notSynced(status.waiting)} />
          ) : null}
          {waiting.data?.length === 0 ? <p>{texts.none}</p> : null}
        </div>
        <ul className="sin-subir">
          {waiting.data?.map((row) => (
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
          onDiscarded={onDiscard}
          onClose={() => setDiscarding(undefined)}
        />
      ) : null}
    </>
  );
}
