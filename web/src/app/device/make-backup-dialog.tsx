import { useForm, useWatch } from 'react-hook-form';
import { Alert } from '../../design/feedback/alert.tsx';
import { PasswordField } from '../../design/inputs/password-field.tsx';
import { toast } from '../../design/feedback/toast.ts';
import { passwordStrength } from '../../features/identity/form/password-strength.ts';
import { FormDialog } from '../../shared/forms/form-dialog.tsx';
import { useSubmission } from '../../shared/forms/use-submission.ts';
import { makeBackup, type Owner } from './backup-actions.ts';
import { deviceMessages } from './device.messages.ts';
import { passphraseProblem } from './passphrase-problem.ts';

const { backup: texts } = deviceMessages;
const LABELS = { passphrase: texts.passphrase, again: texts.repeat };

export function MakeBackupDialog({ user, onClose }: { user: Owner; onClose: () => void }) {
  const form = useForm({ defaultValues: { passphrase: '', again: '' } });
  const passphrase = useWatch({ control: form.control, name: 'passphrase' });
  const problem = passphraseProblem(passphrase);
  const submission = useSubmission(form, LABELS, async (values) => {
    const name = await makeBackup(user, values.passphrase);
    toast({ title: texts.saved, description: texts.savedMore(name) });
    onClose();
  });
  const { refusal, getMessage } = submission;
  return (
    <FormDialog
      title={texts.make}
      lead={texts.makeLead}
      submitLabel={texts.save}
      busyLabel={texts.saving}
      submission={{ ...submission, attempt: 0 }}
      onClose={onClose}
    >
      {refusal === undefined ? null : (
        <Alert kind="error" title={texts.failed}>
          {refusal}
        </Alert>
      )}
      <PasswordField
        {...form.register('passphrase', {
          deps: 'again',
          validate: (typed) => {
            const wrong = passphraseProblem(typed);
            return wrong === undefined || texts[wrong];
          },
        })}
        label={texts.passphrase}
        showLabel={texts.show}
        hideLabel={texts.hide}
        autoComplete="new-password"
        data-autofocus
        hint={
          passphrase === ''
            ? texts.hint
            : problem === 'short'
              ? texts.short
              : texts.strength[passwordStrength(passphrase.trim())]
        }
        error={getMessage('passphrase')}
      />
      <PasswordField
        {...form.register('again', {
          validate: (typed, values) =>
            passphraseProblem(values.passphrase) !== undefined ||
            typed === values.passphrase ||
            texts.different,
        })}
        label={texts.repeat}
        showLabel={texts.show}
        hideLabel={texts.hide}
        autoComplete="new-password"
        error={getMessage('again')}
      />
    </FormDialog>
  );
}
