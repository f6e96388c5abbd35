import type { readAccount } from '@forja/contract/identity/account';
import type { ReplyOf } from '@forja/contract/http/endpoint';
import { Button } from '../../../../design/actions/button.tsx';
import { clock, date } from '../../../../design/format.ts';
import { toast } from '../../../../design/feedback/toast.ts';
import { readableError } from '../../../../shared/http/readable-error.ts';
import { AccountRow } from '../account-row.tsx';
import { emailMessages } from './email.messages.ts';
import { useCancelEmailChange, useRequestVerification } from './email.queries.ts';
import * as styles from '../account.module.css';

type Account = ReplyOf<typeof readAccount>;

export function EmailRows({ account, onChange }: { account: Account; onChange: () => void }) {
  const { username, emailVerifiedAt, canVerifyEmail, pendingEmail } = account;
  const note = emailVerifiedAt
    ? emailMessages.verified
    : canVerifyEmail
      ? emailMessages.notVerified
      : emailMessages.notVerifiable;
  return (
    <>
      <AccountRow
        label={emailMessages.email}
        value={username}
        note={note}
        action={
          <div className={styles.actions}>
            {emailVerifiedAt || !canVerifyEmail ? null : <VerifyButton username={username} />}
            <Button onClick={onChange}>{emailMessages.change}</Button>
          </div>
        }
      />
      {pendingEmail ? <PendingRow {...pendingEmail} /> : null}
    </>
  );
}

function VerifyButton({ username }: { username: string }) {
  const verification = useRequestVerification();
  const send = () =>
    verification.mutate(undefined, {
      onSuccess: () =>
        toast({
          title: emailMessages.verificationSent(username),
          description: emailMessages.verificationSentMore,
        }),
      onError: (error) =>
        toast({
          variant: 'destructive',
          title: emailMessages.notSent,
          description: readableError(error),
        }),
    });
  return (
    <Button busy={verification.isPending} busyLabel={emailMessages.sending} onClick={send}>
      {verification.isSuccess ? emailMessages.sendAgain : emailMessages.verify}
    </Button>
  );
}

function PendingRow({ username, proof, expiresAt }: NonNullable<Account['pendingEmail']>) {
  const cancel = useCancelEmailChange();
  const when = `el ${date(expiresAt)} a las ${clock(expiresAt)}`;
  return (
    <AccountRow
      label={emailMessages.pending}
      value={username}
      note={proof === 'link' ? emailMessages.pendingLink(when) : emailMessages.pendingCode(when)}
      action={
        <Button
          busy={cancel.isPending}
          busyLabel={emailMessages.cancelling}
          onClick={() => cancel.mutate()}
        >
          {emailMessages.cancelChange}
        </Button>
      }
    />
  );
}
