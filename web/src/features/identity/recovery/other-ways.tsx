import { useQuery } from '@tanstack/react-query';
import { Alert } from '../../../design/feedback/alert.tsx';
import { Button } from '../../../design/actions/button.tsx';
import { readableError } from '../../../shared/http/readable-error.ts';
import { siteSettings } from '../../../shared/settings/site-settings.ts';
import { recoveryMessages } from './recovery.messages.ts';
import { signInOptionsQuery, useRequestLink } from './recovery.queries.ts';
import * as styles from '../form/auth.module.css';

/** Fallback without the answer: an email where the server sends mail, else a person. */
export function OtherWays({ username }: { username: string }) {
  const options = useQuery(signInOptionsQuery);
  // Options are unknown until the server answers.
  if (options.isPending) return null;
  return (
    <section className={styles.recovery}>
      <h2>{recoveryMessages.forgotAnswer}</h2>
      {options.data?.recoveryByMail && username !== '' ? (
        <ByMail username={username} />
      ) : (
        <BySupport />
      )}
    </section>
  );
}

export function ByMail({ username, isFirst = false }: { username: string; isFirst?: boolean }) {
  const link = useRequestLink();
  if (link.isSuccess)
    return (
      <Alert kind="ok" title={recoveryMessages.linkSent} announce>
        {recoveryMessages.linkSentText}
      </Alert>
    );
  return (
    <>
      <p>{recoveryMessages.mailOffer(username)}</p>
      {link.isError ? (
        <Alert kind="error" title={readableError(link.error)} announce={false} />
      ) : null}
      <Button
        {...(isFirst && { variant: 'primary', size: 'large', wide: true })}
        busy={link.isPending}
        busyLabel={recoveryMessages.sending}
        onClick={() => link.mutate(username)}
      >
        {recoveryMessages.sendLink}
      </Button>
    </>
  );
}

const BySupport = () => (
  <p>
    {recoveryMessages.supportBefore}
    <a
      href={`mailto:${siteSettings.supportEmail}?subject=${encodeURIComponent(recoveryMessages.supportSubject)}`}
    >
      {siteSettings.supportEmail}
    </a>
    {recoveryMessages.supportAfter}
  </p>
);
