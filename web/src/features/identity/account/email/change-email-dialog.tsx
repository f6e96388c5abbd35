import type { z } from 'zod/mini';
import type { changeEmail, emailChange } from '@forja/contract/identity/account-email';
import type { ReplyOf } from '@forja/contract/http/endpoint';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { PasswordField } from '../../../../design/inputs/password-field.tsx';
import { toast } from '../../../../design/feedback/toast.ts';
import { EmailField } from '../../form/email-field.tsx';
import { useSubmission } from '../../../../shared/forms/use-submission.ts';
import { type EmailFields, emailResolver } from '../account-resolvers.ts';
import { accountMessages } from '../account.messages.ts';
import { EmailCodeDialog } from './email-code-dialog.tsx';
import { emailMessages } from './email.messages.ts';
import { useChangeEmail } from './email.queries.ts';
import { FormDialog } from '../../../../shared/forms/form-dialog.tsx';

const { password, passwordHint } = accountMessages;
const LABELS = { username: emailMessages.newEmail, password };

export type ChangeEmailDialogProps = {
  byLink: boolean;
  onClose: () => void;
};

export function ChangeEmailDialog({ byLink, onClose }: ChangeEmailDialogProps) {
  const change = useChangeEmail();
  const [pendingChange, setPendingChange] = useState<ReplyOf<typeof changeEmail>>();
  const form = useForm<EmailFields, unknown, z.output<typeof emailChange>>({
    resolver: emailResolver,
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: { username: '', password: '' },
  });

  const typed = useWatch({ control: form.control, name: 'username' });

  async function send(values: EmailFields) {
    const reply = await change.mutateAsync(values);
    if (reply.code !== null) {
      setPendingChange(reply);
      return;
    }
    toast({
      title: emailMessages.linkSent,
      description: emailMessages.linkRecipient(reply.username),
    });
    onClose();
  }

  const submission = useSubmission(form, LABELS, send, { wrong_password: 'password' });
  if (pendingChange)
    return <EmailCodeDialog {...pendingChange} code={pendingChange.code ?? ''} onClose={onClose} />;
  return (
    <FormDialog
      title={emailMessages.change}
      lead={byLink ? emailMessages.leadByLink : emailMessages.leadByCode}
      submitLabel={emailMessages.save}
      busyLabel={emailMessages.saving}
      submission={submission}
      onClose={onClose}
    >
      <EmailField
        {...form.register('username')}
        id="username"
        label={emailMessages.newEmail}
        value={typed}
        autoComplete="email"
        error={submission.getMessage('username')}
        onCorrect={(suggestion) => form.setValue('username', suggestion, { shouldValidate: true })}
      />
      <PasswordField
        {...form.register('password')}
        id="password"
        label={password}
        hint={passwordHint}
        error={submission.getMessage('password')}
      />
    </FormDialog>
  );
}
