import { accountReclaim } from '@forja/contract/identity/account-reversal';
import { REQUIRED } from '@forja/contract/http/common';
import { zodResolver } from '@hookform/resolvers/zod';
import { Link } from '@tanstack/react-router';
import { useForm, useWatch } from 'react-hook-form';
import { z } from 'zod/mini';
import { Alert } from '../../../design/feedback/alert.tsx';
import { buttonClass } from '../../../design/actions/button-class.ts';
import { readableError, refusalCode } from '../../../shared/http/readable-error.ts';
import { ErrorSummary } from '../../../shared/forms/error-summary.tsx';
import { NewPasswordPair, PASSWORD_LABELS } from '../recovery/new-password-pair.tsx';
import { useEmailLink } from '../recovery/recovery-link.ts';
import { SubmitButton } from '../../../shared/forms/submit-button.tsx';
import { useSubmission } from '../../../shared/forms/use-submission.ts';
import { siteSettings } from '../../../shared/settings/site-settings.ts';
import { emailLinksMessages } from './email-links.messages.ts';
import { useReclaimAccount } from './email-links.queries.ts';
import { Form } from '../../../shared/forms/form.tsx';
import * as textStyles from '../../../design/text.module.css';
import * as styles from '../form/auth.module.css';

const { reclaim } = emailLinksMessages;
/** Required in the form, optional in the API. */
const reclaimForm = z.safeExtend(accountReclaim, {
  confirmPassword: z.string().check(z.minLength(1, REQUIRED)),
});
const resolver = zodResolver(reclaimForm);
type Fields = z.infer<typeof reclaimForm>;

export function ReclaimPage() {
  const token = useEmailLink('/recuperar-acceso');
  // The key resets the state when another email opens over this page.
  return <WayBack key={token} token={token} />;
}

function WayBack({ token }: { token: string | undefined }) {
  const reclaiming = useReclaimAccount();
  const isExpired = refusalCode(reclaiming.error) === 'link_expired';
  return (
    <div className={styles.page}>
      <div className={styles.header}>
        <h1 tabIndex={-1}>{reclaim.title}</h1>
        {reclaiming.data || isExpired || token === undefined ? null : (
          <>
            <p className={textStyles.lead}>{reclaim.lead}</p>
            <p className={textStyles.secondary}>{reclaim.more}</p>
          </>
        )}
      </div>
      {reclaiming.data ? (
        <Reclaimed {...reclaiming.data} />
      ) : token === undefined ? (
        <Alert title={reclaim.noLink}>{reclaim.noLinkMore}</Alert>
      ) : isExpired ? (
        <Expired message={readableError(reclaiming.error)} />
      ) : (
        <ReclaimForm token={token} send={reclaiming.mutateAsync} />
      )}
      <p className={textStyles.secondary}>
        {reclaim.support}{' '}
        <a href={`mailto:${siteSettings.supportEmail}`}>{siteSettings.supportEmail}</a>.
      </p>
    </div>
  );
}

function ReclaimForm({
  token,
  send,
}: {
  token: string;
  send: (fields: Fields) => Promise<unknown>;
}) {
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
  return (
    <Form onSubmit={submit}>
      <ErrorSummary {...summary} />
      <NewPasswordPair
        username=""
        typed={typed}
        newPassword={field('newPassword')}
        confirmPassword={field('confirmPassword')}
      />
      <SubmitButton busy={isSending} busyLabel={reclaim.pressing} secondsToWait={secondsToWait}>
        {reclaim.press}
      </SubmitButton>
    </Form>
  );
}

/** Offers the ordinary recovery after the link expired. */
const Expired = ({ message }: { message: string }) => (
  <>
    <Alert kind="error" title={message}>
      {reclaim.expiredMore}
    </Alert>
    <p>
      <Link
        to="/auth"
        search={{ modo: 'recuperar' }}
        className={buttonClass({ variant: 'secondary' })}
      >
        {reclaim.otherWay}
      </Link>
    </p>
  </>
);

const Reclaimed = ({
  username,
  isEmailRestored,
}: {
  username: string;
  isEmailRestored: boolean;
}) => (
  <>
    <Alert kind="ok" title={reclaim.success} announce>
      {isEmailRestored ? reclaim.newCredentials(username) : reclaim.notRestored(username)}{' '}
      {reclaim.afterwards}
    </Alert>
    <p>
      <Link to="/auth" search={{}} className={buttonClass({ variant: 'secondary' })}>
        {reclaim.enter}
      </Link>
    </p>
  </>
);
