import { Button } from '../../design/actions/button.tsx';
import { Dialog } from '../../design/overlays/dialog.tsx';
import { readableError } from '../../shared/http/readable-error.ts';
import { StorageError } from '../../shared/records/device/storage-error.ts';
import { accountSyncMessages as texts } from './account-sync.messages.ts';

type NotOpenDialogProps = { error: unknown; onRetry: () => void; onClose: () => void };

export function NotOpenDialog({ error, onRetry, onClose }: NotOpenDialogProps) {
  const needsReload = error instanceof StorageError && error.problem === 'newer';
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.notOpen}
      description={readableError(error)}
      footer={
        <Button
          variant="primary"
          wide
          onClick={needsReload ? () => window.location.reload() : onRetry}
        >
          {needsReload ? texts.reload : texts.tryToOpen}
        </Button>
      }
    />
  );
}
