import { useMutation } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Alert } from '../../design/feedback/alert.tsx';
import { Button } from '../../design/actions/button.tsx';
import { FileButton } from '../../design/actions/file-button.tsx';
import { Dialog } from '../../design/overlays/dialog.tsx';
import { iconUpload } from '../../design/icon-paths.ts';
import { PasswordField } from '../../design/inputs/password-field.tsx';
import { toast } from '../../design/feedback/toast.ts';
import { readableError } from '../../shared/http/readable-error.ts';
import {
  applyBackup,
  type ChosenFile,
  type Owner,
  type Preview,
  previewBackup,
  readBackupFile,
} from './backup-actions.ts';
import { deviceMessages } from './device.messages.ts';
import { RestorePreview } from './restore-preview.tsx';
import { Form } from '../../shared/forms/form.tsx';
import * as textStyles from '../../design/text.module.css';
import * as actionBarStyles from '../../design/navigation/action-bar.module.css';
import * as formDialogStyles from '../../shared/forms/form-dialog.module.css';
import * as styles from './device.module.css';

const { backup: texts } = deviceMessages;

export function RestoreBackupDialog({ user, onClose }: { user: Owner; onClose: () => void }) {
  const formId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [chosenFile, setChosenFile] = useState<ChosenFile>();
  const form = useForm({ defaultValues: { passphrase: '' } });
  const [bringsDeleted, setBringsDeleted] = useState(false);
  const preview = useMutation({
    mutationFn: (file: { text: string; passphrase: string }): Promise<Preview> =>
      previewBackup(user, file),
  });
  const restorePlan = preview.data?.kind === 'preview' ? preview.data : undefined;
  const restore = useMutation({
    mutationFn: ({ backup }: Extract<Preview, { kind: 'preview' }>) =>
      applyBackup(user, backup, bringsDeleted),
    onSuccess: () => {
      toast({ title: texts.restored, description: texts.restoredMore });
      onClose();
    },
  });
  const incomingCount =
    restorePlan?.items.filter(
      ({ kind }) => INCOMING_KINDS.has(kind) || (kind === 'deleted' && bringsDeleted),
    ).length ?? 0;

  async function choose(file: File) {
    preview.reset();
    setChosenFile(await readBackupFile(file));
  }

  function openFile({ passphrase }: { passphrase: string }) {
    if (!chosenFile || 'problem' in chosenFile) input.current?.click();
    else preview.mutate({ text: chosenFile.text, passphrase });
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.restore}
      description={texts.restoreLead}
      footer={
        <div className={actionBarStyles.row}>
          <Button onClick={onClose}>
            {restorePlan && incomingCount === 0 ? texts.close : texts.cancel}
          </Button>
          {restorePlan ? null : (
            <Button
              type="submit"
              form={formId}
              variant="primary"
              wide
              busy={preview.isPending}
              busyLabel={texts.opening}
            >
              {texts.open}
            </Button>
          )}
          {restorePlan && incomingCount > 0 ? (
            <Button
              variant="primary"
              wide
              busy={restore.isPending}
              busyLabel={texts.restoring}
              onClick={() => restore.mutate(restorePlan)}
            >
              {texts.confirm(incomingCount)}
            </Button>
          ) : null}
        </div>
      }
    >
      {restore.error ? <Alert kind="error" title={readableError(restore.error)} /> : null}
      {restorePlan ? (
        <RestorePreview
          madeAt={restorePlan.backup.madeAt}
          otherOwner={
            restorePlan.backup.userId === user.id ? undefined : restorePlan.backup.username
          }
          items={restorePlan.items}
          bringsDeleted={bringsDeleted}
          onBringsDeleted={setBringsDeleted}
        />
      ) : (
        <Form
          id={formId}
          className={formDialogStyles.root}
          onSubmit={(event) => void form.handleSubmit(openFile)(event)}
        >
          <div className={styles.file}>
            <FileButton
              input={input}
              label={texts.choose}
              accept="application/json,.json"
              icon={iconUpload}
              onFile={(file) => void choose(file)}
            >
              {chosenFile ? texts.chooseOther : texts.choose}
            </FileButton>
            {chosenFile ? (
              <span className={textStyles.secondary}>{texts.file(chosenFile.name)}</span>
            ) : null}
          </div>
          {chosenFile && 'problem' in chosenFile ? (
            <Alert kind="error" title={texts.problem[chosenFile.problem]} />
          ) : null}
          {preview.data?.kind === 'of-other' ? (
            <Alert kind="error" title={texts.ofOther(preview.data.username)} />
          ) : null}
          {preview.error ? <Alert kind="error" title={readableError(preview.error)} /> : null}
          {chosenFile && 'text' in chosenFile && chosenFile.isSealed ? (
            <PasswordField
              {...form.register('passphrase', {
                required: texts.typePassphrase,
                onChange: () => preview.reset(),
              })}
              label={texts.passphrase}
              showLabel={texts.show}
              hideLabel={texts.hide}
              autoComplete="off"
              error={
                preview.data?.kind === 'problem'
                  ? texts.problem[preview.data.problem]
                  : form.formState.errors.passphrase?.message
              }
            />
          ) : null}
        </Form>
      )}
    </Dialog>
  );
}

const INCOMING_KINDS: ReadonlySet<string> = new Set(['add', 'change', 'both']);
