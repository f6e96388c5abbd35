import type { Session } from '@forja/contract/identity/account';
import { toast } from '../../../../design/feedback/toast.ts';
import { accountMessages } from '../account.messages.ts';
import { useCloseOtherSessions, useCloseSession } from '../account.queries.ts';
import { deviceName } from '../device-name.ts';
import { PasswordDialog } from '../password-dialog.tsx';

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
    <PasswordDialog
      title={sessions.closeTitle(deviceName(session.device))}
      lead={sessions.closeLead}
      submitLabel={sessions.closeConfirm}
      busyLabel={sessions.closing}
      danger
      send={async (password) => {
        await close.mutateAsync({ id: session.id, password });
        toast({ title: sessions.closed });
        onClose();
      }}
      onClose={onClose}
    />
  );
}

export function CloseOthersDialog({ count, onClose }: { count: number; onClose: () => void }) {
  const close = useCloseOtherSessions();
  return (
    <PasswordDialog
      title={sessions.closeOthersTitle}
      lead={sessions.closeOthersLead(count)}
      submitLabel={sessions.closeOthersConfirm(count)}
      busyLabel={sessions.closing}
      danger
      send={async (password) => {
        await close.mutateAsync(password);
        toast({ title: sessions.othersClosed });
        onClose();
      }}
      onClose={onClose}
    />
  );
}
