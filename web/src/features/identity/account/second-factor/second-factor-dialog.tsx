import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { PasswordField } from '../../../../design/inputs/password-field.tsx';
import { useSubmission } from '../../../../shared/forms/use-submission.ts';
import { type PasswordOnlyFields, passwordOnlyResolver } from '../account-resolvers.ts';
import { accountMessages } from '../account.messages.ts';
import { FormDialog } from '../../../../shared/forms/form-dialog.tsx';
import { SecondFactorCode } from './second-factor-code.tsx';
import { useStartSecondFactor } from './second-factor.queries.ts';

const { secondFactor, password, passwordHint } = accountMessages;

/** First the password, then the code of the application. */
export function SecondFactorDialog({ onClose }: { onClose: () => void }) {
  const [started, setStarted] = useState<{ secret: string; uri: string }>();
  return started ? (
    <SecondFactorCode {...started} onClose={onClose} />
  ) : (
    <AskPassword onStarted={setStarted} onClose={onClose} />
  );
}

type AskPasswordProps = {
  onStarted: (started: { secret: string; uri: string }) => void;
  onClose: () => void;
};

function AskPassword({ onStarted, onClose }: AskPasswordProps) {
  const start = useStartSecondFactor();
  const form = useForm<PasswordOnlyFields, unknown, PasswordOnlyFields>({
    resolver: passwordOnlyResolver,
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: { password: '' },
  });
  const submission = useSubmission(
    form,
    { password },
    async (values) => onStarted(await start.mutateAsync(values.password)),
    { wrong_password: 'password' },
  );
  return (
    <FormDialog
      title={secondFactor.dialogTitle}
      lead={secondFactor.othersEnd}
      submitLabel={secondFactor.next}
      busyLabel={secondFactor.preparing}
      submission={submission}
      onClose={onClose}
    >
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
