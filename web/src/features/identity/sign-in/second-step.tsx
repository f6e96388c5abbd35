import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../../design/actions/button.tsx';
import { Field } from '../../../design/inputs/field.tsx';
import { iconArrowLeft } from '../../../design/icon-paths.ts';
import { ErrorSummary } from '../../../shared/forms/error-summary.tsx';
import { type CodeFields, codeResolver } from '../form/identity-resolvers.ts';
import { identityMessages } from '../identity.messages.ts';
import { SubmitButton } from '../../../shared/forms/submit-button.tsx';
import { useSubmission } from '../../../shared/forms/use-submission.ts';
import { Form } from '../../../shared/forms/form.tsx';
import * as textStyles from '../../../design/text.module.css';
import * as styles from '../form/auth.module.css';

const { secondStep, loggingIn } = identityMessages.auth;
const LABELS = { code: secondStep.code };

export type SecondStepProps = { sendCode: (code: string) => Promise<unknown>; onBack: () => void };

/** The previous form stays mounted behind. */
export function SecondStep({ sendCode, onBack }: SecondStepProps) {
  const form = useForm<CodeFields>({
    resolver: codeResolver,
    shouldFocusError: false,
    defaultValues: { code: '' },
  });
  const { submit, getMessage, isSending, secondsToWait, ...summary } = useSubmission(
    form,
    LABELS,
    ({ code }) => sendCode(code),
    { wrong_code: 'code' },
  );
  useEffect(() => document.getElementById('code')?.focus(), []);
  return (
    <>
      <div className={styles.header}>
        <h1>{secondStep.title}</h1>
        <p className={textStyles.lead}>{secondStep.lead}</p>
      </div>
      <Form onSubmit={submit}>
        <ErrorSummary {...summary} />
        <Field
          {...form.register('code')}
          id="code"
          label={secondStep.code}
          inputMode="numeric"
          autoComplete="one-time-code"
          // Some apps display, and copy, a space in the middle.
          maxLength={7}
          hint={secondStep.hint}
          error={getMessage('code')}
        />
        <SubmitButton busy={isSending} busyLabel={loggingIn} secondsToWait={secondsToWait}>
          {secondStep.enter}
        </SubmitButton>
        <Button variant="text" icon={iconArrowLeft} onClick={onBack}>
          {secondStep.back}
        </Button>
      </Form>
    </>
  );
}
