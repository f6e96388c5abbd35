import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useId, useState } from 'react';
import { Alert } from '../../design/feedback/alert.tsx';
import { Button } from '../../design/actions/button.tsx';
import { Dialog } from '../../design/overlays/dialog.tsx';
import { PasswordField } from '../../design/inputs/password-field.tsx';
import { toast } from '../../design/feedback/toast.ts';
import { passwordStrength } from '../../features/identity/form/password-strength.ts';
import { readableError } from '../../shared/http/readable-error.ts';
import { makeBackup, type Owner } from './backup-actions.ts';
import { deviceMessages } from './device.messages.ts';
import { passphraseProblem } from './passphrase-problem.ts';

const { backup: texts } = deviceMessages;

export function MakeBackupDialog({ user, onClose }: { user: Owner; onClose: () => void }) {
  const formId = useId();
  const [passphrase, setPassphrase] = useState('');
  const [again, setAgain] = useState('');
  const [isTried, setIsTried] = useState(false);
  const make = useMutation({
    mutationFn: () => makeBackup(user, passphrase),
    onSuccess: (name) => {
      toast({ title: texts.saved, description: texts.savedMore(name) });
      onClose();
    },
  });
  const problem = passphraseProblem(passphrase);
  const isDifferent = again !== passphrase;

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setIsTried(true);
    if (!problem && !isDifferent) make.mutate();
    else document.getElementById(`${formId}-${problem ? 'phrase' : 'again'}`)?.focus();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.make}
      description={texts.makeLead}
      footer={
        <div className="zoc-fila">
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit" form={formId} variant="primary" wide busy={make.isPending} busyLabel={texts.saving}>
            {texts.save}
          </Button>
        </div>
      }
    >
      <form id={formId} className="form-dialog" noValidate onSubmit={submit}>
        {make.error ? (
          <Alert kind="error" title={texts.failed}>
            {readableError(make.error)}
          </Alert>
        ) : null}
        <PasswordField
          id={`${formId}-phrase`}
          label={texts.passphrase}
          showLabel={texts.show}
          hideLabel={texts.hide}
          autoComplete="new-password"
          data-autofocus
          value={passphrase}
          onChange={({ target }) => setPassphrase(target.value)}
          hint={
            passphrase === ''
              ? texts.hint
              : problem === 'short'
                ? texts.short
                : texts.strength[passwordStrength(passphrase.trim())]
          }
          error={isTried && problem ? texts[problem] : undefined}
        />
        <PasswordField
          id={`${formId}-again`}
          label={texts.repeat}
          showLabel={texts.show}
          hideLabel={texts.hide}
          autoComplete="new-password"
          value={again}
          onChange={({ target }) => setAgain(target.value)}
          error={isTried && !problem && isDifferent ? texts.different : undefined}
        />
      </form>
    </Dialog>
  );
}
