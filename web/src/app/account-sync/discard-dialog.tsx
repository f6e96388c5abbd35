import { useMutation } from '@tanstack/react-query';
import { Alert } from '../../design/feedback/alert.tsx';
import { Button } from '../../design/actions/button.tsx';
import { Dialog } from '../../design/overlays/dialog.tsx';
import { readableError } from '../../shared/http/readable-error.ts';
import { discardWithUndo } from '../../shared/records/discard-writes.ts';
import type { PendingWrite } from '../../shared/records/record-reader.ts';
import type { RecordStore } from '../../shared/records/record-store.ts';
import { accountSyncMessages } from './account-sync.messages.ts';
import { waitingLabel } from './pending-row.tsx';
import * as actionBarStyles from '../../design/navigation/action-bar.module.css';

const { discarding: texts } = accountSyncMessages;

type DiscardDialogProps = {
  store: RecordStore;
  row: PendingWrite;
  onDiscarded: (undo: () => Promise<void>) => void;
  onClose: () => void;
};

export function DiscardDialog({ store, row, onDiscarded, onClose }: DiscardDialogProps) {
  const discard = useMutation({
    mutationFn: () => discardWithUndo(store, row),
    onSuccess: (undo) => {
      onDiscarded(undo);
      onClose();
    },
  });
  return (
    <Dialog
      open
      alert
      onClose={onClose}
      title={texts.title}
      description={texts.text(waitingLabel(row))}
      footer={
        <div className={actionBarStyles.row}>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button danger wide busy={discard.isPending} onClick={() => discard.mutate()}>
            {texts.confirm}
          </Button>
        </div>
      }
    >
      {discard.error ? <Alert kind="error" title={readableError(discard.error)} /> : null}
    </Dialog>
  );
}
