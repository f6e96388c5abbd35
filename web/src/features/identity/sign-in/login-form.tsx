import { useEffect, useEffectEvent, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Alert } from '../../../design/feedback/alert.tsx';
import { Button } from '../../../design/actions/button.tsx';
import { Field } from '../../../design/inputs/field.tsx';
import { PasswordField } from '../../../design/inputs/password-field.tsx';
import { refusalCode } from '../../../shared/http/readable-error.ts';
import { EmailField } from '../form/email-field.tsx';
import { ErrorSummary } from '../../../shared/forms/error-summary.tsx';
import type { CredentialFields, Credentials } from '../form/identity-resolvers.ts';
import { ModeLink } from '../form/mode-link.tsx';
import { identityMessages } from '../identity.messages.ts';
import { SubmitButton } from '../../../shared/forms/submit-button.tsx';
import { useSubmission } from '../../../shared/forms/use-submission.ts';
import { lazyResolver } from '../../../shared/forms/lazy-resolver.ts';
import { Form } from '../../../shared/forms/form.tsx';

const { auth } = identityMessages;
const loginResolver = lazyResolver(
  async () => (await import('../form/identity-resolvers.ts')).loginResolver,
);
const LABELS = { username: auth.email, password: auth.password, emailCode: auth.emailCode.code };

export type LoginFormProps = {
  email: string;
  onEmail: (email: string) => void;
  recoveryAddress: string;
  onRecover: () => void;
  /** Recovery just changed the password. */
  isRecovered: boolean;
  /** Called on focus, to offer passkeys. */
  onReachEmail: () => void;
  send: (credentials: Credentials) => Promise<unknown>;
  /** Called for an account with a second step; repeats the request with its code. */
  onSecondStep: (sendCode: (code: string) => Promise<unknown>) => void;
};

export function LoginForm({
  email,
  onEmail,
  recoveryAddress,
  onRecover,
  isRecovered,
  onReachEmail,
  send,
  onSecondStep,
}: LoginFormProps) {
  const form = useForm<CredentialFields, unknown, Credentials>({
    resolver: loginResolver,
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: { username: email, password: '' },
  });
  const username = useWatch({ control: form.control, name: 'username' });
  const { submit, getMessage, isSending, secondsToWait, attempt, entries } = useSubmission(
    form,
    LABELS,
    async (typed) => {
      try {
        await send(typed);
      } catch (error) {
        if (refusalCode(error) !== 'second_factor_required') throw error;
        onSecondStep((code) => send({ ...typed, code }));
      }
    },
  );
  const [hasNewEmail, setHasNewEmail] = useState(false);
  const arrive = useEffectEvent(() => {
    if (isRecovered) document.getElementById(email === '' ? 'username' : 'password')?.focus();
  });
  useEffect(() => arrive(), []);
  return (
    <Form onSubmit={submit}>
      {/* a refusal of the whole form is in the toast */}
      <ErrorSummary attempt={attempt} entries={entries} />
      {isRecovered ? <Alert kind="ok" title={auth.nowEnter} /> : null}
      <EmailField
        {...form.register('username', { onChange: ({ target }) => onEmail(target.value) })}
        id="username"
        required
        value={username}
        autoComplete="username webauthn"
        error={getMessage('username')}
        onPointerDown={onReachEmail}
        onKeyDown={({ key }) => {
          if (key === 'ArrowDown') onReachEmail();
        }}
        onCorrect={(suggestion) => {
          form.setValue('username', suggestion, { shouldValidate: true });
          onEmail(suggestion);
        }}
      />
      <PasswordField
        {...form.register('password')}
        id="password"
        required
        label={auth.password}
        autoComplete="current-password"
        error={getMessage('password')}
      />
      <p>
        <ModeLink href={recoveryAddress} onFollow={onRecover}>
          {auth.forgot}
        </ModeLink>
      </p>
      {hasNewEmail ? (
        <Field
          {...form.register('emailCode', { shouldUnregister: true })}
          id="emailCode"
          label={auth.emailCode.code}
          inputMode="numeric"
          autoComplete="one-time-code"
          // The code is displayed, and copied, with a space in the middle.
          maxLength={9}
          hint={auth.emailCode.hint}
          error={getMessage('emailCode')}
        />
      ) : null}
      <p>
        <Button
          variant="text"
          aria-expanded={hasNewEmail}
          onClick={() => setHasNewEmail((is) => !is)}
        >
          {hasNewEmail ? auth.emailCode.close : auth.emailCode.open}
        </Button>
      </p>
      <SubmitButton busy={isSending} busyLabel={auth.loggingIn} secondsToWait={secondsToWait}>
        {auth.login}
      </SubmitButton>
    </Form>
  );
}
