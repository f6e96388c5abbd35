import type { z } from 'zod';
import type { emailChange } from '@forja/contract/account';
import { useForm } from 'react-hook-form';
import { Field } from '../../../design/field.tsx';
import { PasswordField } from '../../../design/password-field.tsx';
import { toast } from '../../../design/toast.ts';
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

  async function send(values: EmailFields) {
    const { username } = await change.mutateAsync(values);
    toast({ title: profile.emailChanged, description: profile.emailChangedTo(username) });
    onClose();
  }

  const { submit, messageOf, isSending, ...summary } = useSubmission(form, LABELS, send, {
    wrong_password: 'password',
    email_taken: 'username',
  });
  return (
    <FormDialog
      title={profile.changeEmail}
      lead={profile.emailLead}
      submitLabel={profile.saveEmail}
      busyLabel={profile.changingEmail}
      isSending={isSending}
      summary={summary}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field
        {...form.register('username')}
        id="username"
        label={profile.newEmail}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        error={messageOf('username')}
      />
      <PasswordField
        {...form.register('password')}
        id="password"
        label={password}
        hint={passwordHint}
        error={messageOf('password')}
      />
    </FormDialog>
  );
}
