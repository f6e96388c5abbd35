import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Aviso } from '../design/aviso.tsx';
import { Button } from '../design/button.tsx';
import { clock, date } from '../design/format.ts';
import { iconDownload } from '../design/icon-paths.ts';
import { Sheet } from '../design/sheet.tsx';
import { readableError } from '../shared/readable-error.ts';
import { recordLabel } from '../shared/records/collection.ts';
import type { RecordStore, SyncStatus, Waiting } from '../shared/records/record-store.ts';
import { accountSyncMessages as texts } from './account-sync.messages.ts';
import { downloadWaiting } from './download-waiting.ts';

type WaitingSheetProps = { data: RecordStore; status: SyncStatus; onClose: () => void };

/** What is only on this device, one by one, with what can be done about each. */
export function WaitingSheet({ data, status, onClose }: WaitingSheetProps) {
  const waiting = useQuery({ queryKey: ['device', 'waiting', status], queryFn: () => data.waiting() });
  const [isSyncing, setIsSyncing] = useState(false);

  async function syncNow() {
    setIsSyncing(true);
    await data.sync().finally(() => setIsSyncing(false));
  }

  return (
    <Sheet
      open
      onClose={onClose}
      title={texts.title}
      description={status.isSignedOut ? texts.signedOut : texts.safe}
      footer={
        <div className="zoc-fila">
          <Button icon={iconDownload} onClick={() => void downloadWaiting(data)}>
            {texts.download}
          </Button>
          <Button variant="brasa" wide busy={isSyncing} busyLabel={texts.syncing} onClick={() => void syncNow()}>
            {texts.syncNow}
          </Button>
        </div>
      }
    >
      {status.isLasting ? null : <Aviso kind="warning" title={texts.notLasting} />}
      {waiting.data?.length === 0 ? <p>{texts.none}</p> : null}
      <ul className="sin-subir">
        {waiting.data?.map((row) => (
          <li key={row.seq}>
            <b>{titleOf(row)}</b>
            <span className="sec">
              {texts.waitingSince(`${date(new Date(row.madeAt))}, ${clock(new Date(row.madeAt))}`)}
            </span>
            {row.refusal ? (
              <>
                <span>{readableError(row.refusal.message)}</span>
                <span className="acciones">
                  <Button onClick={() => void data.retry(row.collection, row.id)}>{texts.retry}</Button>
                  <Button danger onClick={() => void data.discard(row.collection, row.id)}>
                    {texts.giveUp}
                  </Button>
                </span>
              </>
            ) : null}
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

function titleOf({ collection, value, before }: Waiting): string {
  if (value === null) return texts.deletion(recordLabel(collection, before) ?? texts.unknown);
  return recordLabel(collection, value) ?? texts.unknown;
}
