import type { ReactNode } from 'react';
import { Alert } from '../../../design/feedback/alert.tsx';
import { Button } from '../../../design/actions/button.tsx';
import { Dialog } from '../../../design/overlays/dialog.tsx';
import { readableError } from '../../../shared/http/readable-error.ts';
import { formsMessages } from '../../../shared/forms/forms.messages.ts';
import * as actionBarStyles from '../../../design/navigation/action-bar.module.css';

export type ConfirmDialogProps = {
  title: string;
  lead: ReactNode;
  confirmLabel: string;
  busyLabel: string;
  /** Of the mutation behind it. */
  isPending: boolean;
  error: Error | null;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks before what cannot be undone; a refusal is told here, and asking again is one press. */
export function ConfirmDialog({
  title,
  lead,
  confirmLabel,
  busyLabel,
  isPending,
  error,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description={lead}
      footer={
        <div className={actionBarStyles.row}>
          <Button onClick={onClose}>{formsMessages.cancel}</Button>
          <Button
            variant="primary"
            danger
            wide
            busy={isPending}
            busyLabel={busyLabel}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
        </div>
      }
    >
      {error ? <Alert kind="error" title={readableError(error)} /> : null}
    </Dialog>
  );
}
