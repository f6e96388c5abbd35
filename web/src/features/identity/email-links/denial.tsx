import { Link } from '@tanstack/react-router';
import { Alert } from '../../../design/feedback/alert.tsx';
import { buttonClass } from '../../../design/actions/button-class.ts';
import { Button } from '../../../design/actions/button.tsx';
import { readableError, refusalCode } from '../../../shared/http/readable-error.ts';
import { emailLinksMessages } from './email-links.messages.ts';
import { useDenyEmail } from './email-links.queries.ts';
import * as textStyles from '../../../design/text.module.css';
import * as styles from '../form/auth.module.css';

const { deny } = emailLinksMessages;

/** Denial by the owner of a mailbox that another person typed. */
export function Denial({ token }: { token: string }) {
  const denial = useDenyEmail();
  const isExpired = refusalCode(denial.error) === 'link_expired';
  return (
    <div className={styles.page}>
      <div className={styles.header}>
        <h1 tabIndex={-1}>{deny.title}</h1>
        {denial.isSuccess || isExpired ? null : (
          <>
            <p className={textStyles.lead}>{deny.lead}</p>
            <p className={textStyles.secondary}>{deny.registered}</p>
            <p className={textStyles.secondary}>{deny.changed}</p>
          </>
        )}
      </div>
      {denial.data?.purpose === 'verify' ? (
        <>
          <Alert kind="ok" title={deny.closed} announce>
            {deny.closedMore}
          </Alert>
          <RecoverLink />
        </>
      ) : denial.data ? (
        <Alert kind="ok" title={deny.cancelled} announce>
          {deny.cancelledMore}
        </Alert>
      ) : isExpired ? (
        <>
          <Alert kind="error" title={readableError(denial.error)}>
            {deny.expiredMore}
          </Alert>
          <RecoverLink />
        </>
      ) : (
        <>
          {denial.error ? <Alert kind="error" title={readableError(denial.error)} /> : null}
          <Button
            variant="primary"
            size="large"
            wide
            busy={denial.isPending}
            busyLabel={deny.pressing}
            onClick={() => denial.mutate(token)}
          >
            {deny.press}
          </Button>
        </>
      )}
    </div>
  );
}

const RecoverLink = () => (
  <p>
    <Link
      to="/auth"
      search={{ modo: 'recuperar' }}
      className={buttonClass({ variant: 'secondary' })}
    >
      {deny.recover}
    </Link>
  </p>
);
