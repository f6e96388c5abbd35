import type { z } from 'zod';
import type { emailChange } from '@forja/contract/account';
import { useForm, useWatch } from 'react-hook-form';
import { PasswordField } from '../../../design/password-field.tsx';
import { toast } from '../../../design/toast.ts';
import { EmailField } from '../email-field.tsx';
import { useSubmission } from '../use-submission.ts';
import { type EmailFields, emailResolver } from './account-resolvers.ts';
import { accountMessages } from './account.messages.ts';
import { useChangeEmail } from './account.queries.ts';
import { FormDialog } from './form-dialog.tsx';

const { profile, password, passwordHint } = accountMessages;
const LABELS = { username: profile.newEmail, password };

export function ChangeEmailDialog({ onClose }: { onClose: () => void }) {
  const change = useChangeEmail();
  const form = useForm<EmailFields, unknown, z.output<typeof emailChange>>({
    resolver: emailResolver,
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: { username: '', password: '' },
  });

  const typed = useWatch({ control: form.control, name: 'username' });

  async function send(values: EmailFields) {
    const { username } = await change.mutateAsync(values);
    toast({ title: profile.emailChanged, description: profile.emailChangedTo(username) });
    onClose();
  }

  const submission = useSubmission(form, LABELS, send, {
    wrong_password: 'password',
    email_taken: 'username',
  });
  return (
    <FormDialog
      title={profile.changeEmail}
      lead={profile.emailLead}
      submitLabel={profile.saveEmail}
      busyLabel={profile.changingEmail}
      submission={submission}
      onClose={onClose}
    >
      <EmailField
        {...form.register('username')}
        id="username"
        label={profile.newEmail}
        value={typed}
        autoComplete="email"
        error={submission.messageOf('username')}
        onCorrect={(meant) => form.setValue('username', meant, { shouldValidate: true })}
      />
      <PasswordField
        {...form.register('password')}
        id="password"
        label={password}
        hint={passwordHint}
        error={submission.messageOf('password')}
      />
    </FormDialog>
  );
}
