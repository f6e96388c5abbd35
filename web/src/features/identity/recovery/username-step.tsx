import { useQueryClient } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { EmailField } from '../form/email-field.tsx';
import { ErrorSummary } from '../../../shared/forms/error-summary.tsx';
import { identityMessages } from '../identity.messages.ts';
import { SubmitButton } from '../../../shared/forms/submit-button.tsx';
import { useSubmission } from '../../../shared/forms/use-submission.ts';
import { OtherWays } from './other-ways.tsx';
import { recoveryMessages } from './recovery.messages.ts';
import { signInOptionsQuery, useSecretQuestion } from './recovery.queries.ts';
import { type UsernameFields, usernameResolver } from './recovery-resolvers.ts';
import { Form } from '../../../shared/forms/form.tsx';

const LABELS = { username: identityMessages.auth.email };

export type UsernameStepProps = {
  email: string;
  /** Called when the server sends mail: the link precedes the question. */
  onByMail: (username: string) => void;
  onQuestion: (account: { username: string; question: string }) => void;
};

/** Every address has a question, so that none reveals an account. */
export function UsernameStep({ email, onByMail, onQuestion }: UsernameStepProps) {
  const cache = useQueryClient();
  const secretQuestion = useSecretQuestion();
  const form = useForm<UsernameFields>({
    resolver: usernameResolver,
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: { username: email },
  });
  const username = useWatch({ control: form.control, name: 'username' });
  const { submit, getMessage, isSending, secondsToWait, ...summary } = useSubmission(
    form,
    LABELS,
    async (typed) => {
      const options = await cache.ensureQueryData(signInOptionsQuery).catch(() => undefined);
      if (options?.recoveryByMail) {
        onByMail(typed.username);
        return;
      }
      const { secretQuestion: question } = await secretQuestion.mutateAsync(typed.username);
      onQuestion({ username: typed.username, question });
    },
  );
  return (
    <Form onSubmit={submit}>
      <ErrorSummary {...summary} />
      <EmailField
        {...form.register('username')}
        id="username"
        required
        value={username}
        error={getMessage('username')}
        onCorrect={(suggestion) => form.setValue('username', suggestion, { shouldValidate: true })}
      />
      <SubmitButton
        busy={isSending}
        busyLabel={recoveryMessages.looking}
        secondsToWait={secondsToWait}
      >
        {recoveryMessages.next}
      </SubmitButton>
      {secondsToWait > 0 ? <OtherWays username={username} /> : null}
    </Form>
  );
}
