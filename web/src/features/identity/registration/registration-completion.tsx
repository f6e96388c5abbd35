import { pendingAddress } from '@forja/contract/identity/registration';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Alert } from '../../../design/feedback/alert.tsx';
import { Button } from '../../../design/actions/button.tsx';
import { buttonClass } from '../../../design/actions/button-class.ts';
import { readableError, refusalCode, refusalState } from '../../../shared/http/readable-error.ts';
import { ProvePassword } from '../form/prove-password.tsx';
import { registrationMessages } from './registration.messages.ts';
import { useCompleteRegistration } from './registration.queries.ts';
import * as textStyles from '../../../design/text.module.css';
import * as styles from '../form/auth.module.css';

const ENDED = ['link_expired', 'account_exists'];

export type RegistrationCompletionProps = { token: string; onDone: (next: string) => void };

/** Completes on a click, because mail programs prefetch links. */
export function RegistrationCompletion({ token, onDone }: RegistrationCompletionProps) {
  const navigate = useNavigate();
  const completion = useCompleteRegistration((next) => onDone(next ?? '/generar-plan'));
  /** Set in a browser other than the one of the form. */
  const [username, setUsername] = useState<string>();
  const isEnded = ENDED.includes(refusalCode(completion.error) ?? '');
  const press = () =>
    completion.mutate({ token }, { onError: (error) => setUsername(readAddress(error)) });
  return (
    <div className={styles.page}>
      <div className={styles.header}>
        <h1 tabIndex={-1}>{registrationMessages.completeTitle}</h1>
        {isEnded || username !== undefined ? null : (
          <p className={textStyles.lead}>{registrationMessages.completeLead}</p>
        )}
      </div>
      {isEnded ? (
        <>
          <Alert kind="error" title={readableError(completion.error)}>
            {registrationMessages.expiredMore}
          </Alert>
          <p>
            <Link to="/auth" search={{}} className={buttonClass({ variant: 'primary' })}>
              {registrationMessages.enter}
            </Link>
          </p>
          <p>
            <Link
              to="/auth"
              search={{ modo: 'registro' }}
              className={buttonClass({ variant: 'secondary' })}
            >
              {registrationMessages.again}
            </Link>
          </p>
        </>
      ) : username === undefined ? (
        <>
          {completion.error ? <Alert kind="error" title={readableError(completion.error)} /> : null}
          <Button
            variant="primary"
            size="large"
            wide
            busy={completion.isPending}
            busyLabel={registrationMessages.completing}
            onClick={press}
          >
            {registrationMessages.completePress}
          </Button>
        </>
      ) : (
        <ProvePassword
          token={token}
          username={username}
          texts={registrationMessages.prove}
          busyLabel={registrationMessages.completing}
          send={completion.mutateAsync}
          onOtherWay={() => void navigate({ to: '/auth', search: { modo: 'registro' } })}
        />
      )}
    </div>
  );
}

function readAddress(error: unknown): string | undefined {
  if (refusalCode(error) !== 'credentials_unproved') return undefined;
  return pendingAddress.safeParse(refusalState(error)).data?.username;
}
