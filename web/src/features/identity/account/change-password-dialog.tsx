import { useForm } from 'react-hook-form';
import { PasswordField } from '../../../design/password-field.tsx';
import { toast } from '../../../design/toast.ts';
import { useSubmission } from '../use-submission.ts';
import { type PasswordFields, passwordResolver } from './account-resolvers.ts';
import { accountMessages } from './account.messages.ts';
import { useChangePassword } from './account.queries.ts';
import { FormDialog } from './form-dialog.tsx';

const { security } = accountMessages;
const LABELS = {
  currentPassword: security.currentPassword,
  newPassword: security.newPassword,
  confirmPassword: security.confirmPassword,
};

export function ChangePasswordDialog({ username, onClose }: { username: string; onClose: () => void }) {
  const change = useChangePassword();
  const form = useForm<PasswordFields, unknown, PasswordFields>({
    resolver: passwordResolver,
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: { currentPassword: '', newPassword: '', confirmPassword: '' },
  });

  async function send(values: PasswordFields) {
    await change.mutateAsync(values);
    toast({ title: security.passwordChanged, description: security.othersClosed });
    onClose();
  }

  const { submit, messageOf, isSending, ...summary } = useSubmission(form, LABELS, send, {
    wrong_password: 'currentPassword',
  });
  const field = (name: keyof PasswordFields) => ({
    ...form.register(name),
    id: name,
    label: LABELS[name],
    error: messageOf(name),
  });
  return (
    <FormDialog
      title={security.changePassword}
      lead={security.passwordLead}
      submitLabel={security.savePassword}
      busyLabel={security.changingPassword}
      isSending={isSending}
      summary={summary}
      onSubmit={submit}
      onClose={onClose}
    >
      {/* Password managers keep the new one under the address they find beside it. */}
      <input type="text" className="vh" autoComplete="username" value={username} readOnly tabIndex={-1} aria-hidden />
      <PasswordField {...field('currentPassword')} autoComplete="current-password" />
      <PasswordField {...field('newPassword')} autoComplete="new-password" hint={security.newPasswordHint} />
      <PasswordField {...field('confirmPassword')} autoComplete="new-password" />
    </FormDialog>
  );
}
