import { useForm, useWatch } from 'react-hook-form';
import { Button } from '../../../design/actions/button.tsx';
import { ErrorSummary } from '../../../shared/forms/error-summary.tsx';
import { SubmitButton } from '../../../shared/forms/submit-button.tsx';
import { useSubmission } from '../../../shared/forms/use-submission.ts';
import { NewPasswordPair, PASSWORD_LABELS } from './new-password-pair.tsx';
import { recoveryMessages } from './recovery.messages.ts';
import { useRecoverByLink } from './recovery.queries.ts';
import { type LinkFields, linkResolver } from './recovery-resolvers.ts';
import { Form } from '../../../shared/forms/form.tsx';

export type LinkStepProps = { token: string; onRecovered: () => void; onOtherWay: () => void };

/** The link already proves the mailbox, so the step needs only the new password. */
export function LinkStep({ token, onRecovered, onOtherWay }: LinkStepProps) {
  const recovery = useRecoverByLink();
  const form = useForm<LinkFields>({
    resolver: linkResolver,
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: { token, newPassword: '', confirmPassword: '' },
  });
  const typed = useWatch({ control: form.control, name: 'newPassword' });
  const { submit, getMessage, isSending, secondsToWait, ...summary } = useSubmission(
    form,
    PASSWORD_LABELS,
    async (newCredentials) => {
      await recovery.mutateAsync(newCredentials);
      onRecovered();
    },
  );
  const field = (name: 'newPassword' | 'confirmPassword') => ({
    ...form.register(name),
    error: getMessage(name),
  });
  return (
    <>
      <Form onSubmit={submit}>
        <ErrorSummary {...summary} />
        <NewPasswordPair
          username=""
          typed={typed}
          newPassword={field('newPassword')}
          confirmPassword={field('confirmPassword')}
        />
        <SubmitButton
          busy={isSending}
          busyLabel={recoveryMessages.recovering}
          secondsToWait={secondsToWait}
        >
          {recoveryMessages.recover}
        </SubmitButton>
      </Form>
      <p>
        <Button variant="text" onClick={onOtherWay}>
          {recoveryMessages.otherLink}
        </Button>
      </p>
    </>
  );
}
