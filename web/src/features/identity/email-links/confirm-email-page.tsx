import { Link } from '@tanstack/react-router';
import { Alert } from '../../../design/feedback/alert.tsx';
import { buttonClass } from '../../../design/actions/button-class.ts';
import { Button } from '../../../design/actions/button.tsx';
import { readableError, refusalCode } from '../../../shared/http/readable-error.ts';
import { useEmailLink } from '../recovery/recovery-link.ts';
import { emailLinksMessages } from './email-links.messages.ts';
import { useConfirmEmail } from './email-links.queries.ts';
import * as textStyles from '../../../design/text.module.css';
import * as styles from '../form/auth.module.css';

const { confirm } = emailLinksMessages;

/** Where the email that proves an address leads. A press confirms it: mail programs open links by themselves. */
export function ConfirmEmailPage() {
  const token = useEmailLink('/verificar-correo');
  // Another email opened over this page is another confirmation.
  return <Confirmation key={token} token={token} />;
}

function Confirmation({ token }: { token: string | undefined }) {
  const confirmation = useConfirmEmail();
  const isExpired = refusalCode(confirmation.error) === 'link_expired';
  const toAccount = (
    <p>
      <Link to="/mi-cuenta" className={buttonClass({ variant: 'secondary' })}>
        {confirm.account}
      </Link>
    </p>
  );
  return (
    <div className={styles.page}>
      <div className={styles.header}>
        <h1 tabIndex={-1}>{confirm.title}</h1>
        {confirmation.isSuccess || isExpired || token === undefined ? null : (
          <p className={textStyles.lead}>{confirm.lead}</p>
        )}
      </div>
      {confirmation.data ? (
        <>
          <Confirmed {...confirmation.data} />
          {toAccount}
        </>
      ) : token === undefined ? (
        <>
          <Alert title={confirm.noLink}>{confirm.noLinkMore}</Alert>
          {toAccount}
        </>
      ) : isExpired ? (
        <>
          <Alert kind="error" title={readableError(confirmation.error)}>
            {confirm.expiredMore}
          </Alert>
          {toAccount}
        </>
      ) : (
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
            onClick={() => confirmation.mutate(token)}
          >
            {confirm.press}
          </Button>
        </>
      )}
    </div>
  );
}

const Confirmed = ({ purpose, username }: { purpose: 'verify' | 'change'; username: string }) =>
  purpose === 'verify' ? (
    <Alert kind="ok" title={confirm.verified} announce>
      {confirm.verifiedAs(username)}
    </Alert>
  ) : (
    <Alert kind="ok" title={confirm.changed} announce>
      {confirm.newEmail(username)}
    </Alert>
  );
