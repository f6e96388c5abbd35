import { useState } from 'react';
import { Aviso } from '../design/aviso.tsx';
import { Button } from '../design/button.tsx';
import { Dialog } from '../design/dialog.tsx';
import type { RecordStore } from '../shared/records/record-store.ts';
import { accountSyncMessages } from './account-sync.messages.ts';
import { downloadWaiting } from './download-waiting.ts';

const { leaving: texts } = accountSyncMessages;

type LeaveDialogProps = { data: RecordStore; count: number; onStay: () => void; onLeave: () => void };

/** Signing out takes the account off this device: what is only here is taken to the account, or to a file, before. */
export function LeaveDialog({ data, count, onStay, onLeave }: LeaveDialogProps) {
  const [state, setState] = useState<'asking' | 'syncing' | 'not-synced'>('asking');

  async function syncAndLeave() {
    setState('syncing');
    await data.sync();
    if ((await data.waiting()).length === 0) onLeave();
    else setState('not-synced');
  }

  async function downloadAndLeave() {
    await downloadWaiting(data);
    onLeave();
  }

  return (
    <Dialog
      open
      alert
      onClose={onStay}
      title={texts.title}
      description={texts.text(count)}
      footer={
        <div className="salir-acciones">
          <Button
            variant="brasa"
            wide
            busy={state === 'syncing'}
            busyLabel={texts.syncing}
            onClick={() => void syncAndLeave()}
          >
            {texts.sync}
          </Button>
          <Button wide onClick={() => void downloadAndLeave()}>
            {texts.download}
          </Button>
          <Button variant="texto" wide onClick={onStay}>
            {texts.stay}
          </Button>
        </div>
      }
    >
      {state === 'not-synced' ? <Aviso kind="error" title={texts.notSynced} /> : null}
    </Dialog>
  );
}
