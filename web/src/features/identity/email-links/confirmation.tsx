import { confirmedEmail } from '@forja/contract/identity/account-email';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { z } from 'zod/mini';
import { Alert } from '../../../design/feedback/alert.tsx';
import { buttonClass } from '../../../design/actions/button-class.ts';
import { Button } from '../../../design/actions/button.tsx';
import { readableError, refusalCode, refusalState } from '../../../shared/http/readable-error.ts';
import { emailLinksMessages } from './email-links.messages.ts';
import { useConfirmEmail } from './email-links.queries.ts';
import { ProvePassword } from '../form/prove-password.tsx';
import { ReplacePassword } from './replace-password.tsx';
import * as textStyles from '../../../design/text.module.css';
import * as styles from '../form/auth.module.css';

const { confirm, prove } = emailLinksMessages;
type ConfirmedEmail = z.infer<typeof confirmedEmail>;

export function Confirmation({ token }: { token: string | undefined }) {
  const confirmation = useConfirmEmail();
  /** Set when the server asks for a proof of the credentials. */
  const [unproved, setUnproved] = useState<ConfirmedEmail>();
  const [isReplacing, setIsReplacing] = useState(false);
  const isExpired = refusalCode(confirmation.error) === 'link_expired';
  const isWaiting = !confirmation.isSuccess && !isExpired && token !== undefined;

  const press = (body: { token: string }) =>
    confirmation.mutate(body, { onError: (error) => setUnproved(readUnproved(error)) });
  const form =
    token === undefined || unproved === undefined
      ? undefined
      : { token, ...unproved, send: confirmation.mutateAsync };
  return (
    <div className={styles.page}>
      <div className={styles.header}>
        <h1 tabIndex={-1}>{confirm.title}</h1>
        {isWaiting && form === undefined ? <p className={textStyles.lead}>{confirm.lead}</p> : null}
      </div>
      {confirmation.data ? (
        <Confirmed {...confirmation.data} hasNewPassword={isReplacing} />
      ) : token === undefined ? (
        <>
          <Alert title={confirm.noLink}>{confirm.noLinkMore}</Alert>
          <AccountLink />
        </>
      ) : isExpired ? (
        <>
          <Alert kind="error" title={readableError(confirmation.error)}>
            {confirm.expiredMore}
          </Alert>
          <AccountLink />
        </>
      ) : form === undefined ? (
        <>
          {confirmation.error ? (
            <Alert kind="error" title={readableError(confirmation.error)} />
          ) : null}
          <Button
            variant="primary"
            size="large"
            wide
            busy={confirmation.isPending}
            busyLabel={confirm.pressing}
            onClick={() => press({ token })}
          >
            {confirm.press}
          </Button>
        </>
      ) : isReplacing ? (
        <ReplacePassword {...form} onOtherWay={() => setIsReplacing(false)} />
      ) : (
        <ProvePassword
          {...form}
          texts={prove}
          busyLabel={confirm.pressing}
          onOtherWay={() => setIsReplacing(true)}
        />
      )}
    </div>
  );
}

function readUnproved(error: unknown): ConfirmedEmail | undefined {
  if (refusalCode(error) !== 'credentials_unproved') return undefined;
  return confirmedEmail.safeParse(refusalState(error)).data;
}

const AccountLink = () => (
  <p>
    <Link to="/mi-cuenta" className={buttonClass({ variant: 'secondary' })}>
      {confirm.account}
    </Link>
  </p>
);

const Confirmed = ({
  purpose,
  username,
  hasNewPassword,
}: ConfirmedEmail & { hasNewPassword: boolean }) => (
  <>
    <Alert kind="ok" title={purpose === 'verify' ? confirm.verified : confirm.changed} announce>
      {hasNewPassword
        ? `${confirm.signIn(username)} ${confirm.afterwards}`
        : purpose === 'verify'
          ? confirm.verifiedAs(username)
          : confirm.newEmail(username)}
    </Alert>
    {hasNewPassword ? (
      <p>
        <Link to="/auth" search={{}} className={buttonClass({ variant: 'secondary' })}>
          {confirm.enter}
        </Link>
      </p>
    ) : (
      <AccountLink />
    )}
  </>
);
