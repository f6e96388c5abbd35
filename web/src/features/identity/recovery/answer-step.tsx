import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Button } from '../../../design/actions/button.tsx';
import { Field } from '../../../design/inputs/field.tsx';
import { ErrorSummary } from '../../../shared/forms/error-summary.tsx';
import { identityMessages } from '../identity.messages.ts';
import { SubmitButton } from '../../../shared/forms/submit-button.tsx';
import { useSubmission } from '../../../shared/forms/use-submission.ts';
import { NewPasswordPair, PASSWORD_LABELS } from './new-password-pair.tsx';
import { RemovePasskeysOption } from './remove-passkeys-option.tsx';
import { OtherWays } from './other-ways.tsx';
import { recoveryMessages } from './recovery.messages.ts';
import { useRecoverPassword } from './recovery.queries.ts';
import { type AnswerFields, answerResolver, type AnswerValues } from './recovery-resolvers.ts';
import { Form } from '../../../shared/forms/form.tsx';
import * as textStyles from '../../../design/text.module.css';
import * as styles from '../form/auth.module.css';

const LABELS = { secretAnswer: recoveryMessages.answer, ...PASSWORD_LABELS };

export type AnswerStepProps = {
  username: string;
  question: string;
  onOtherEmail: () => void;
  onRecovered: () => void;
};

export function AnswerStep({ username, question, onOtherEmail, onRecovered }: AnswerStepProps) {
  const recovery = useRecoverPassword();
  const form = useForm<AnswerFields, unknown, AnswerValues>({
    resolver: answerResolver,
    shouldFocusError: false,
    defaultValues: {
      username,
      secretAnswer: '',
      newPassword: '',
      confirmPassword: '',
      removePasskeys: true,
    },
  });
  const typed = useWatch({ control: form.control, name: 'newPassword' });
  const { submit, getMessage, isSending, secondsToWait, ...summary } = useSubmission(
    form,
    LABELS,
    async (answer) => {
      await recovery.mutateAsync(answer);
      onRecovered();
    },
    { wrong_secret_answer: 'secretAnswer' },
  );
  const field = (name: 'secretAnswer' | 'newPassword' | 'confirmPassword') => ({
    ...form.register(name),
    error: getMessage(name),
  });
  useEffect(() => document.getElementById('secretAnswer')?.focus(), []);
  return (
    <>
      <Form onSubmit={submit}>
        <ErrorSummary {...summary} />
        <div className={styles.question} id="pregunta">
          <p className={textStyles.label}>{recoveryMessages.question}</p>
          <p>{question}</p>
        </div>
        <Field
          {...field('secretAnswer')}
          id="secretAnswer"
          label={LABELS.secretAnswer}
          autoComplete="off"
          aria-describedby="pregunta"
          hint={identityMessages.auth.answerHint}
        />
        <NewPasswordPair
          username={username}
          typed={typed}
          newPassword={field('newPassword')}
          confirmPassword={field('confirmPassword')}
        />
        <RemovePasskeysOption {...form.register('removePasskeys')} />
        <SubmitButton
          busy={isSending}
          busyLabel={recoveryMessages.recovering}
          secondsToWait={secondsToWait}
        >
          {recoveryMessages.recover}
        </SubmitButton>
      </Form>
      <div className={styles.accountOf}>
        <p className={textStyles.secondary}>
          {recoveryMessages.forEmail}: <b>{username}</b>
        </p>
        <Button variant="text" onClick={onOtherEmail}>
          {recoveryMessages.changeEmail}
        </Button>
      </div>
      <OtherWays username={username} />
    </>
  );
}
