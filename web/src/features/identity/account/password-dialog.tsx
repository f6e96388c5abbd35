import { useForm } from 'react-hook-form';
import { PasswordField } from '../../../design/inputs/password-field.tsx';
import { FormDialog, type FormDialogProps } from '../../../shared/forms/form-dialog.tsx';
import { useSubmission } from '../../../shared/forms/use-submission.ts';
import { type PasswordOnlyFields, passwordOnlyResolver } from './account-resolvers.ts';
import { accountMessages } from './account.messages.ts';

const { password, passwordHint } = accountMessages;

export type PasswordDialogProps = Omit<FormDialogProps, 'submission' | 'children'> & {
  send: (password: string) => Promise<void>;
};

/** Guards sensitive actions against someone at an open session. */
export function PasswordDialog({ send, ...dialog }: PasswordDialogProps) {
  const form = useForm<PasswordOnlyFields, unknown, PasswordOnlyFields>({
    resolver: passwordOnlyResolver,
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: { password: '' },
  });
  const submission = useSubmission(form, { password }, (values) => send(values.password), {
    wrong_password: 'password',
  });
  return (
    <FormDialog {...dialog} submission={submission}>
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
