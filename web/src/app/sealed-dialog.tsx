import { useMutation } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { Aviso } from '../design/aviso.tsx';
import { Button } from '../design/button.tsx';
import { Dialog } from '../design/dialog.tsx';
import { iconDownload, iconTrash } from '../design/icon-paths.ts';
import { toast } from '../design/toast.ts';
import { readableError } from '../shared/readable-error.ts';
import { deleteRecordStore } from '../shared/records/open-record-store.ts';
import { type SealedAccount, sealedAccount } from '../shared/records/sealed-account.ts';
import { accountSyncMessages } from './account-sync.messages.ts';
import { downloadSealed } from './download-waiting.ts';

const { sealed: texts } = accountSyncMessages;
const { subscribe, current } = sealedAccount;

/** A session ended with writes that did not reach the account: they wait for their owner, or leave in a file. */
export function SealedDialog() {
  const account = useSyncExternalStore(subscribe, current, () => undefined);
  return account ? <OpenSealedDialog key={account.id} account={account} /> : null;
}

function OpenSealedDialog({ account }: { account: SealedAccount }) {
  const [isDeleting, setIsDeleting] = useState(false);
  const close = () => sealedAccount.set(undefined);
  const download = useMutation({ mutationFn: () => downloadSealed(account) });
  const erase = useMutation({
    mutationFn: () => deleteRecordStore(account.id),
    onSuccess: () => toast({ title: texts.deleted }),
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
          <div className="zoc-fila">
            <Button onClick={() => setIsDeleting(false)}>{texts.keep}</Button>
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
      onClose={close}
      title={texts.title}
      description={texts.text(account.count, account.username)}
      footer={
        <div className="salir-acciones">
          <Button variant="brasa" wide onClick={close}>
            {texts.understood}
          </Button>
          <Button wide icon={iconDownload} busy={download.isPending} onClick={() => download.mutate()}>
            {texts.download}
          </Button>
          <Button variant="texto" wide icon={iconTrash} onClick={() => setIsDeleting(true)}>
            {texts.delete}
          </Button>
        </div>
      }
    >
      {download.error ? <Aviso kind="error" title={readableError(download.error)} /> : null}
      <p className="sec">{texts.gone}</p>
    </Dialog>
  );
}
