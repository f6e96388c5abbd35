import { useForm, useWatch } from 'react-hook-form';
import { PasswordField } from '../../../../design/inputs/password-field.tsx';
import { toast } from '../../../../design/feedback/toast.ts';
import { NewPasswordPair, PASSWORD_LABELS } from '../../recovery/new-password-pair.tsx';
import { RemovePasskeysOption } from '../../recovery/remove-passkeys-option.tsx';
import { useSubmission } from '../../../../shared/forms/use-submission.ts';
import {
  type PasswordFields,
  passwordResolver,
  type PasswordValues,
} from '../account-resolvers.ts';
import { accountMessages } from '../account.messages.ts';
import { useChangePassword } from '../account.queries.ts';
import { FormDialog } from '../../../../shared/forms/form-dialog.tsx';

const { security } = accountMessages;
const LABELS = { currentPassword: security.currentPassword, ...PASSWORD_LABELS };

export function ChangePasswordDialog({
  username,
  onClose,
}: {
  username: string;
  onClose: () => void;
}) {
  const change = useChangePassword();
  const form = useForm<PasswordFields, unknown, PasswordValues>({
    resolver: passwordResolver,
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: {
      currentPassword: '',
      newPassword: '',
      confirmPassword: '',
      removePasskeys: false,
    },
  });

  const typed = useWatch({ control: form.control, name: 'newPassword' });

  async function send(values: PasswordValues) {
    await change.mutateAsync(values);
    toast({ title: security.passwordChanged, description: security.othersClosed });
    onClose();
  }

  const submission = useSubmission(form, LABELS, send, {
    wrong_password: 'currentPassword',
  });
  const field = (name: 'currentPassword' | 'newPassword' | 'confirmPassword') => ({
    ...form.register(name),
    error: submission.getMessage(name),
  });
  return (
    <FormDialog
      title={security.changePassword}
      lead={security.passwordLead}
      submitLabel={security.savePassword}
      busyLabel={security.changingPassword}
      submission={submission}
      onClose={onClose}
    >
      <PasswordField
        {...field('currentPassword')}
        id="currentPassword"
        label={security.currentPassword}
        autoComplete="current-password"
      />
      <NewPasswordPair
        username={username}
        typed={typed}
        newPassword={field('newPassword')}
        confirmPassword={field('confirmPassword')}
      />
      <RemovePasskeysOption {...form.register('removePasskeys')} />
    </FormDialog>
  );
}
