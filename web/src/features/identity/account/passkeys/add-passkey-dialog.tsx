import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { Field } from '../../../../design/inputs/field.tsx';
import { PasswordField } from '../../../../design/inputs/password-field.tsx';
import { toast } from '../../../../design/feedback/toast.ts';
import { loadPasskeyLibrary } from '../../passkey-login/sign-with-passkey.ts';
import { useSubmission } from '../../../../shared/forms/use-submission.ts';
import { type PasskeyFields, passkeyResolver } from '../account-resolvers.ts';
import { accountMessages } from '../account.messages.ts';
import { sessionsQuery } from '../account.queries.ts';
import { deviceName } from '../device-name.ts';
import { FormDialog } from '../../../../shared/forms/form-dialog.tsx';
import { useAddPasskey } from './passkeys.queries.ts';

const { passkeys, password, passwordHint } = accountMessages;
const LABELS = { name: passkeys.name, password };

export function AddPasskeyDialog({ onClose }: { onClose: () => void }) {
  const add = useAddPasskey();
  const sessions = useQuery(sessionsQuery);
  const currentSession = sessions.data?.items.find(({ isCurrent }) => isCurrent);
  const form = useForm<PasskeyFields, unknown, PasskeyFields>({
    resolver: passkeyResolver,
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: { name: currentSession ? deviceName(currentSession.device) : '', password: '' },
  });
  useEffect(() => {
    // The submission reports a lost connection.
    loadPasskeyLibrary().catch(() => undefined);
  }, []);

  async function send(values: PasskeyFields) {
    await add.mutateAsync(values);
    toast({ title: passkeys.added, description: passkeys.addedMore });
    onClose();
  }

  const submission = useSubmission(form, LABELS, send, {
    wrong_password: 'password',
  });
  return (
    <FormDialog
      title={passkeys.addTitle}
      lead={passkeys.addLead}
      submitLabel={passkeys.add}
      busyLabel={passkeys.adding}
      submission={submission}
      onClose={onClose}
    >
      <Field
        {...form.register('name')}
        id="name"
        label={passkeys.name}
        autoComplete="off"
        hint={passkeys.nameHint}
        error={submission.getMessage('name')}
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
