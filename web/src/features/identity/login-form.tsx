import { useForm } from 'react-hook-form';
import { Button } from '../../design/button.tsx';
import { Field } from '../../design/field.tsx';
import { PasswordField } from '../../design/password-field.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { type CredentialFields, type Credentials, loginResolver } from './identity-resolvers.ts';
import { identityMessages } from './identity.messages.ts';
import { useLogin } from './sign-in.queries.ts';
import { useSubmission } from './use-submission.ts';

const { auth } = identityMessages;
const LABELS = { username: auth.email, password: auth.password };

export function LoginForm({ next, onDone }: { next: string; onDone: () => void }) {
  const login = useLogin({ next, onDone });
  const form = useForm<CredentialFields, unknown, Credentials>({
    resolver: loginResolver,
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: { username: '', password: '' },
  });
  const { submit, messageOf, isSending, ...summary } = useSubmission(form, LABELS, login.mutateAsync);
  return (
    <form noValidate onSubmit={submit}>
      <ErrorSummary {...summary} />
      <Field
        {...form.register('username')}
        id="username"
        label={auth.email}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={messageOf('username')}
      />
      <PasswordField
        {...form.register('password')}
        id="password"
        label={auth.password}
        autoComplete="current-password"
        error={messageOf('password')}
      />
      <Button type="submit" variant="brasa" size="grande" wide busy={isSending} busyLabel={auth.loggingIn}>
        {auth.login}
      </Button>
    </form>
  );
}
