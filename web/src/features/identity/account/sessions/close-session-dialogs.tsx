import type { Session } from '@forja/contract/identity/account';
import { toast } from '../../../../design/feedback/toast.ts';
import { accountMessages } from '../account.messages.ts';
import { useCloseOtherSessions, useCloseSession } from '../account.queries.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { deviceName } from '../device-name.ts';

const { sessions } = accountMessages;

export function CloseSessionDialog({
  session,
  onClose,
}: {
  session: Session;
  onClose: () => void;
}) {
  const close = useCloseSession();
  return (
    <ConfirmDialog
      title={sessions.closeTitle(deviceName(session.device))}
      lead={sessions.closeLead}
      confirmLabel={sessions.closeConfirm}
      busyLabel={sessions.closing}
      isPending={close.isPending}
      error={close.error}
      onConfirm={() =>
        close.mutate(session.id, {
          onSuccess: () => {
            toast({ title: sessions.closed });
            onClose();
          },
        })
      }
      onClose={onClose}
    />
  );
}

export function CloseOthersDialog({ count, onClose }: { count: number; onClose: () => void }) {
  const close = useCloseOtherSessions();
  return (
    <ConfirmDialog
      title={sessions.closeOthersTitle}
      lead={sessions.closeOthersLead(count)}
      confirmLabel={sessions.closeOthersConfirm(count)}
      busyLabel={sessions.closing}
      isPending={close.isPending}
      error={close.error}
      onConfirm={() =>
        close.mutate(undefined, {
          onSuccess: () => {
            toast({ title: sessions.othersClosed });
            onClose();
          },
        })
      }
      onClose={onClose}
    />
  );
}
