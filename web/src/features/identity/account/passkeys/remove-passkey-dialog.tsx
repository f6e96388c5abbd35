import type { Passkey } from '@forja/contract/identity/passkeys';
import { toast } from '../../../../design/feedback/toast.ts';
import { accountMessages } from '../account.messages.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';
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
    <ConfirmDialog
      title={passkeys.removeTitle(passkey.name)}
      lead={passkeys.removeLead}
      confirmLabel={passkeys.removeConfirm}
      busyLabel={passkeys.removing}
      isPending={remove.isPending}
      error={remove.error}
      onConfirm={() =>
        remove.mutate(passkey.id, {
          onSuccess: () => {
            toast({ title: passkeys.removed, description: passkeys.removedMore });
            onClose();
          },
        })
      }
      onClose={onClose}
    />
  );
}
