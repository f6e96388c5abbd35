import type { Passkey } from '@forja/contract/identity/passkeys';
import { toast } from '../../../../design/feedback/toast.ts';
import { accountMessages } from '../account.messages.ts';
import { PasswordDialog } from '../password-dialog.tsx';
import { useRemovePasskey } from './passkeys.queries.ts';

const { passkeys } = accountMessages;

export function RemovePasskeyDialog({
  passkey,
  onClose,
}: {
  passkey: Passkey;
  onClose: () => void;
}) {
  const remove = useRemovePasskey();
  return (
    <PasswordDialog
      title={passkeys.removeTitle(passkey.name)}
      lead={passkeys.removeLead}
      submitLabel={passkeys.removeConfirm}
      busyLabel={passkeys.removing}
      danger
      send={async (password) => {
        await remove.mutateAsync({ id: passkey.id, password });
        toast({ title: passkeys.removed, description: passkeys.removedMore });
        onClose();
      }}
      onClose={onClose}
    />
  );
}
