import { knownPassword } from '@forja/contract/identity/identity-fields';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod/mini';
import { Button } from '../../../design/actions/button.tsx';
import { PasswordField } from '../../../design/inputs/password-field.tsx';
import { ErrorSummary } from '../../../shared/forms/error-summary.tsx';
import { Form } from '../../../shared/forms/form.tsx';
import { SubmitButton } from '../../../shared/forms/submit-button.tsx';
import { useSubmission } from '../../../shared/forms/use-submission.ts';
import * as textStyles from '../../../design/text.module.css';

const proveForm = z.object({ token: z.string(), password: knownPassword });
const resolver = zodResolver(proveForm);
type Fields = z.infer<typeof proveForm>;

export type ProvePasswordProps = {
  token: string;
  username: string;
  texts: { lead: (email: string) => string; password: string; press: string; unknown: string };
  busyLabel: string;
  send: (fields: Fields) => Promise<unknown>;
  onOtherWay: () => void;
};

/** The owner of the password keeps their credentials. */
export function ProvePassword({
  token,
  username,
  texts,
  busyLabel,
  send,
  onOtherWay,
}: ProvePasswordProps) {
  const form = useForm<Fields>({
    resolver,
    shouldFocusError: false,
    defaultValues: { token, password: '' },
  });
  const { submit, getMessage, isSending, secondsToWait, ...summary } = useSubmission(
    form,
    { password: texts.password },
    send,
    { wrong_password: 'password' },
  );
  useEffect(() => document.getElementById('password')?.focus(), []);
  return (
    <>
      <p id="confirmar">{texts.lead(username)}</p>
      <Form onSubmit={submit}>
        <ErrorSummary {...summary} />
        <PasswordField
          {...form.register('password')}
          id="password"
          label={texts.password}
          autoComplete="current-password"
          aria-describedby="confirmar"
          error={getMessage('password')}
        />
        <SubmitButton busy={isSending} busyLabel={busyLabel} secondsToWait={secondsToWait}>
          {texts.press}
        </SubmitButton>
      </Form>
      <p className={textStyles.secondary}>
        <Button variant="text" onClick={onOtherWay}>
          {texts.unknown}
        </Button>
      </p>
    </>
  );
}
