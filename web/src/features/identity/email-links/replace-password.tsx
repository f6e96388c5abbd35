import { REQUIRED } from '@forja/contract/http/common';
import { newPassword, sameAsNewPassword } from '@forja/contract/identity/identity-fields';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { z } from 'zod/mini';
import { Button } from '../../../design/actions/button.tsx';
import { ErrorSummary } from '../../../shared/forms/error-summary.tsx';
import { Form } from '../../../shared/forms/form.tsx';
import { SubmitButton } from '../../../shared/forms/submit-button.tsx';
import { useSubmission } from '../../../shared/forms/use-submission.ts';
import { NewPasswordPair, PASSWORD_LABELS } from '../recovery/new-password-pair.tsx';
import { emailLinksMessages } from './email-links.messages.ts';
import * as textStyles from '../../../design/text.module.css';

const { confirm, replace } = emailLinksMessages;
const replaceForm = z
  .object({
    token: z.string(),
    newPassword,
    confirmPassword: z.string().check(z.minLength(1, REQUIRED)),
  })
  .check(z.refine(sameAsNewPassword.check, sameAsNewPassword.otherwise));
const resolver = zodResolver(replaceForm);
type Fields = z.infer<typeof replaceForm>;

export type ReplacePasswordProps = {
  token: string;
  purpose: 'verify' | 'change';
  username: string;
  send: (fields: Fields) => Promise<unknown>;
  onOtherWay: () => void;
};

/** A new password revokes all earlier credentials, which another person may have set. */
export function ReplacePassword(props: ReplacePasswordProps) {
  const { token, purpose, username, send, onOtherWay } = props;
  const form = useForm<Fields>({
    resolver,
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: { token, newPassword: '', confirmPassword: '' },
  });
  const typed = useWatch({ control: form.control, name: 'newPassword' });
  const submission = useSubmission(form, PASSWORD_LABELS, send);
  const { submit, getMessage, isSending, secondsToWait, ...summary } = submission;
  const field = (name: 'newPassword' | 'confirmPassword') => ({
    ...form.register(name),
    error: getMessage(name),
  });
  useEffect(() => document.getElementById('newPassword')?.focus(), []);
  return (
    <>
      <div>
        <p>{replace.lead(username)}</p>
        <p className={textStyles.secondary}>{replace.more}</p>
        {purpose === 'change' ? <p className={textStyles.secondary}>{replace.undo}</p> : null}
      </div>
      <Form onSubmit={submit}>
        <ErrorSummary {...summary} />
        <NewPasswordPair
          username={username}
          typed={typed}
          newPassword={field('newPassword')}
          confirmPassword={field('confirmPassword')}
        />
        <SubmitButton busy={isSending} busyLabel={confirm.pressing} secondsToWait={secondsToWait}>
          {replace.press}
        </SubmitButton>
      </Form>
      <p className={textStyles.secondary}>
        <Button variant="text" onClick={onOtherWay}>
          {replace.known}
        </Button>
      </p>
    </>
  );
}
