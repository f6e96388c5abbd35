import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Alert } from '../../../design/feedback/alert.tsx';
import { Button } from '../../../design/actions/button.tsx';
import { readableError } from '../../../shared/http/readable-error.ts';
import { registrationMessages } from './registration.messages.ts';
import * as textStyles from '../../../design/text.module.css';
import * as styles from '../form/auth.module.css';

export type PendingRegistrationProps = {
  email: string;
  resend: () => Promise<unknown>;
  onOtherEmail: () => void;
};

/** The typed form stays mounted, to resend or correct it. */
export function PendingRegistration({ email, resend, onOtherEmail }: PendingRegistrationProps) {
  const again = useMutation({ mutationFn: resend });
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={styles.page}>
      <div className={styles.header}>
        <h1 ref={title} tabIndex={-1}>
          {registrationMessages.sentTitle}
        </h1>
        <p className={textStyles.lead}>
          {registrationMessages.sentTo} <b className={styles.address}>{email}</b>.
        </p>
        <p>{registrationMessages.sentLead}</p>
        <p className={textStyles.secondary}>{registrationMessages.sentKnown}</p>
      </div>
      {again.isSuccess ? <Alert kind="ok" title={registrationMessages.resent} announce /> : null}
      {again.isError ? (
        <Alert kind="error" title={registrationMessages.notResent} announce>
          {readableError(again.error)}
        </Alert>
      ) : null}
      <Button
        busy={again.isPending}
        busyLabel={registrationMessages.resending}
        onClick={() => again.mutate()}
      >
        {registrationMessages.resend}
      </Button>
      <Button variant="text" onClick={onOtherEmail}>
        {registrationMessages.otherEmail}
      </Button>
    </div>
  );
}
