import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Alert } from '../../design/feedback/alert.tsx';
import { Button } from '../../design/actions/button.tsx';
import { Dialog } from '../../design/overlays/dialog.tsx';
import { iconDownload, iconTrash } from '../../design/icon-paths.ts';
import { toast } from '../../design/feedback/toast.ts';
import { useSession } from '../../features/identity/session.queries.ts';
import { tabStore } from '../../shared/device-store.ts';
import { useUndisturbedPage } from '../../shared/interruptions/use-undisturbed-page.ts';
import { readableError } from '../../shared/http/readable-error.ts';
import {
  deleteRecordStore,
  findSealedAccounts,
  type SealedAccount,
} from '../../shared/records/open-record-store.ts';
import { accountSyncMessages } from './account-sync.messages.ts';
import { downloadSealed } from './download-pending.ts';
import * as textStyles from '../../design/text.module.css';
import * as actionBarStyles from '../../design/navigation/action-bar.module.css';
import * as styles from './account-sync.module.css';

const { sealed: texts } = accountSyncMessages;
const DISMISSED = 'forja-sellada-';

/** Pending writes of an ended session stay for their owner, or are saved to a file. */
export function SealedDialog() {
  const session = useSession();
  const isUndisturbed = useUndisturbedPage() === 'fully';
  const userId = session.status === 'signed-in' ? session.user.id : undefined;
  const cache = useQueryClient();
  const queryKey = ['device', 'sealed', userId];
  const sealed = useQuery({
    queryKey,
    queryFn: async () =>
      (await findSealedAccounts(userId)).filter(({ id }) => tabStore.get(DISMISSED + id) === null),
    enabled: session.status !== 'loading',
  });
  const [account, ...rest] = sealed.data ?? [];
  function close() {
    if (account) tabStore.set(DISMISSED + account.id, 'true');
    cache.setQueryData(queryKey, rest);
  }
  // The result of a payment comes before this dialog.
  return account && !isUndisturbed ? (
    <OpenSealedDialog key={account.id} account={account} onClose={close} />
  ) : null;
}

type OpenSealedDialogProps = { account: SealedAccount; onClose: () => void };

function OpenSealedDialog({ account, onClose }: OpenSealedDialogProps) {
  const [isDeleting, setIsDeleting] = useState(false);
  const download = useMutation({ mutationFn: () => downloadSealed(account) });
  const erase = useMutation({
    mutationFn: () => deleteRecordStore(account.id),
    onSuccess: () => {
      toast({ title: texts.deleted });
      onClose();
    },
  });
  if (isDeleting)
    return (
      <Dialog
        key="delete"
        open
        alert
        onClose={() => setIsDeleting(false)}
        title={texts.deleteTitle}
        description={texts.deleteText}
        footer={
          <div className={actionBarStyles.row}>
            <Button onClick={() => setIsDeleting(false)}>{texts.cancel}</Button>
            <Button danger wide busy={erase.isPending} onClick={() => erase.mutate()}>
              {texts.deleteConfirm}
            </Button>
          </div>
        }
      />
    );
  return (
    <Dialog
      key="sealed"
      open
      alert
      onClose={onClose}
      title={texts.title}
      description={texts.text(account.count, account.username)}
      footer={
        <div className={styles.leaveActions}>
          <Button variant="primary" wide onClick={onClose}>
            {texts.understood}
          </Button>
          <Button
            wide
            icon={iconDownload}
            busy={download.isPending}
            onClick={() => download.mutate()}
          >
            {texts.download}
          </Button>
          <Button variant="text" wide icon={iconTrash} onClick={() => setIsDeleting(true)}>
            {texts.delete}
          </Button>
        </div>
      }
    >
      {download.error ? <Alert kind="error" title={readableError(download.error)} /> : null}
      <p className={textStyles.secondary}>{texts.missingAccount}</p>
    </Dialog>
  );
}
